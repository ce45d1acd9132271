// The two Workers of the configuration, as the local runtime takes them.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions } from 'miniflare'
import { Fault } from './fault.mjs'
import { objectFile } from './folder.mjs'

// Fifteen megabytes: imported rather than required, they would be searched for names that nobody asks for, at each start.
const { unstable_getMiniflareWorkerOptions } = /** @type {typeof import('wrangler')} */ (
  createRequire(import.meta.url)('wrangler')
)

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..')
export const defaultPort = 8787

/** @param {string | undefined} dataDir as asked for, else of the environment, else the one in the repository. */
export const dataFolder = (dataDir) =>
  path.resolve(dataDir ?? process.env.DATA_DIR ?? path.join(root, '.data'))

/** @typedef {NonNullable<import('miniflare').V4WorkerOptionsShape['serviceBindings']>} Services */
/** @typedef {Record<string, { id: string }>} Stores by binding */
/** @typedef {import('miniflare').V4WorkerOptionsShape & { d1Databases: Stores, r2Buckets: Stores, compatibilityDate: string }} Configured */

/**
 * @param {'wrangler.toml' | 'wrangler.reader.toml'} config
 * @param {{ dist: string, entry?: { path: string, contents: string }[], bindings?: Record<string, string>, services?: Services }} built
 */
export function builtWorker(config, { dist, entry = [], bindings = {}, services = {} }) {
  const worker = configured(config)
  const dir = path.join(root, dist)
  const list = path.join(dir, 'modules.json')
  if (!existsSync(list)) throw new Fault(`Chartlight is not built: run npm start, or npm run build.`)
  /** @type {{ modules: { type: 'ESModule' | 'CompiledWasm', file: string }[] }} */
  const { modules } = JSON.parse(readFileSync(list, 'utf8'))
  return convertV4MiniflareOptions({
    cf: false,
    workers: [
      {
        ...worker,
        name: worker.name ?? 'worker',
        modules: [
          ...entry.map((one) => ({
            type: /** @type {const} */ ('ESModule'),
            path: path.join(dir, one.path),
            contents: one.contents,
          })),
          ...modules.map(({ type, file }) => ({ type, path: path.join(dir, file) })),
        ],
        modulesRoot: dir,
        bindings: { ...worker.bindings, ...bindings },
        serviceBindings: { ...worker.serviceBindings, ...services },
      },
    ],
  })
}

/** A Worker that does nothing and has the app's stores: to look after them without it. @param {string} dataDir */
export function storesOnly(dataDir) {
  const { compatibilityDate, d1Databases, r2Buckets } = configured('wrangler.toml')
  return {
    ...convertV4MiniflareOptions({
      cf: false,
      workers: [
        {
          name: 'data',
          modules: true,
          script: 'export default {}',
          compatibilityDate,
          d1Databases,
          r2Buckets,
        },
      ],
    }),
    resourcePersistencePath: dataDir,
  }
}

/**
 * The databases without which a record is not whole, as files within the data folder: those of accounts and records,
 * and what knows the pictures. Official terms can be imported again.
 * @returns {import('./folder.mjs').Databases}
 */
export function databaseFiles() {
  const { d1Databases, r2Buckets } = configured('wrangler.toml')
  const rows = Object.entries(d1Databases)
    .filter(([name]) => name !== 'VOCABULARY')
    .map(([name, { id }]) => [name, { file: `d1/${objectFile('miniflare-D1DatabaseObject', id)}` }])
  const buckets = Object.entries(r2Buckets).map(([name, { id }]) => [
    name,
    { file: `r2/${objectFile('miniflare-R2BucketObject', id)}`, objects: `r2/${id}/blobs` },
  ])
  return Object.fromEntries([...rows, ...buckets])
}

/** The bindings of the accounts' and the records' databases, with the folder of their migrations. */
export function migratedDatabases() {
  const { d1Databases } = configured('wrangler.toml')
  return Object.keys(d1Databases)
    .filter((name) => name === 'ACCOUNTS' || name.startsWith('RECORDS_'))
    .map((name) => ({ name, migrations: name === 'ACCOUNTS' ? 'migrations/accounts' : 'migrations/records' }))
}

/** @param {string} config @returns {Configured} */
function configured(config) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(path.join(root, config))
  return /** @type {Configured} */ (workerOptions)
}
