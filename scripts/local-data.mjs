// The databases of this machine without the app: for commands that an operator runs on the data folder.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')

/** @param {string | undefined} dataDir @returns {Promise<import('miniflare').Miniflare>} */
export async function openLocalData(dataDir) {
  const { workerOptions: app } = unstable_getMiniflareWorkerOptions(path.join(root, 'wrangler.toml'))
  const data = new Miniflare({
    ...convertV4MiniflareOptions({
      cf: false,
      workers: [
        {
          name: 'data',
          modules: true,
          script: 'export default {}',
          compatibilityDate: app.compatibilityDate,
          d1Databases: app.d1Databases,
        },
      ],
    }),
    resourcePersistencePath: path.resolve(dataDir ?? process.env.DATA_DIR ?? path.join(root, '.data')),
  })
  await data.ready
  return data
}
