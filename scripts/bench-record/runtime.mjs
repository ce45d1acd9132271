// The built app in the local runtime, in an empty data folder of its own, with what measures it in front.
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { build } from 'esbuild'
import { Miniflare } from 'miniflare'
import { openLocalData } from '../local/data.mjs'
import { migrate } from '../local/migrate.mjs'
import { builtWorker, root } from '../local/options.mjs'
import { readSecrets } from '../local/secrets.mjs'
import { ownFolder } from '../own.mjs'

const entry = `import app from './index.js'
import { measured } from './measured.js'
export * from './index.js'
export default measured(app)`

/**
 * @typedef {object} Runtime
 * @property {string} url
 * @property {string} control the header that asks what D1 read
 * @property {() => Promise<void>} close
 * @property {() => Promise<Runtime>} again the same data in a runtime that has done nothing yet
 */

/**
 * @param {{ inspectorPort?: number, dataDir?: string, addressHeader?: string }} [options] where a debugger may look
 *   into it; the data of one before; the header by which a request says where it comes from
 * @returns {Promise<Runtime>}
 */
export async function openRuntime({ inspectorPort, dataDir: known, addressHeader = '' } = {}) {
  const dataDir = known ?? ownFolder('record')
  if (known === undefined) {
    const data = await openLocalData(dataDir)
    await migrate(data, () => false)
    await data.close()
  }
  const control = randomUUID()
  const app = new Miniflare({
    ...builtWorker('wrangler.toml', {
      dist: 'dist/app',
      entry: [
        { path: 'local.mjs', contents: entry },
        { path: 'measured.js', contents: await bundled('measured.ts') },
      ],
      bindings: {
        ...readSecrets(dataDir),
        ACCESS_PASSWORD: 'welcome',
        CLIENT_ADDRESS_HEADER: addressHeader,
        BENCH: control,
      },
      services: { READER: () => new Response(null, { status: 503 }) },
    }),
    resourcePersistencePath: dataDir,
    ...(inspectorPort === undefined ? {} : { inspectorPort }),
  })
  const url = await app.ready
  return {
    url: url.origin,
    control,
    again: async () => {
      await app.dispose()
      return openRuntime({ dataDir })
    },
    close: () => app.dispose(),
  }
}

/** @param {string} name of a file in this folder @returns {Promise<string>} */
async function bundled(name) {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'scripts/bench-record', name)],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*', 'cloudflare:*'],
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
