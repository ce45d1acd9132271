// Serves the built Worker on this machine: `npm start` after its build, and the tests that need a running app.
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { appWorker } from './local/app.mjs'
import { openStores, takeFolder } from './local/data.mjs'
import { listContents, wasWhole } from './local/folder.mjs'
import { handBackLeases, wakeWaiting } from './local/leases.mjs'
import { migrate } from './local/migrate.mjs'
import { isLocal } from './local/names.mjs'
import { databaseFiles, dataFolder, defaultPort } from './local/options.mjs'
import { passwordInForce, refuseKnownPassword } from './local/password.mjs'
import { sweepOrphans } from './local/orphans.mjs'
import { openReader } from './local/reader.mjs'
import { openReaders } from './local/readers.mjs'
import { openRuntime } from './local/runtime.mjs'
import { readSecrets } from './local/secrets.mjs'

/** How long a request that was taken may take when the server is stopped. */
const graceMs = 15_000

/** @typedef {Awaited<ReturnType<typeof takeFolder>>} Folder */
/** @typedef {import('miniflare').Miniflare} Miniflare */

/**
 * Two runtimes: the app, and the reader of pages beside it. The app listens when the databases are up to date, not
 * before.
 * @param {{ port?: number, host?: string, dataDir?: string, folder?: Folder, stopping?: AbortSignal, bindings?: Record<string, string> }} options
 *   `folder`: the data folder, where it was taken before. `stopping` ends a start between two of its steps.
 * @returns {Promise<{ url: string, password: string, app: Miniflare, close: () => Promise<void> }>}
 * @throws {import('./local/fault.mjs').Fault} for what a person can mend; what `stopping` was aborted with.
 */
export async function serve(options = {}) {
  const dataDir = dataFolder(options.dataDir)
  const port = options.port ?? Number(process.env.PORT ?? defaultPort)
  const host = options.host ?? process.env.HOST ?? '127.0.0.1'
  const folder = options.folder ?? (await takeFolder(dataDir))
  const goOn = () => options.stopping?.throwIfAborted()
  /** @type {(() => Promise<unknown>)[]} */
  const open = []
  const closeAll = async () => {
    for (const close of open.splice(0).reverse()) await close()
    folder.release()
  }
  try {
    goOn()
    await refuseTakenPort(port, host)
    const secrets = readSecrets(dataDir)
    const password = await prepare(dataDir)
    refuseKnownPassword(host, password)
    goOn()
    const readers = await openReaders(() => openReader(folder.children))
    open.push(readers.dispose)
    goOn()
    const control = randomBytes(16).toString('hex')
    const bindings = { ...secrets, ...options.bindings }
    const app = await openRuntime({
      ...appWorker({ dataDir, password, control, bindings, read: readers.read }),
      host,
      port,
      resourcePersistencePath: dataDir,
    })
    open.push(() => app.dispose())
    listContents(dataDir, databaseFiles())
    await wakeWaiting(app)
    return {
      url: `http://${isLocal(host) ? 'localhost' : host}:${port}`,
      password,
      app,
      close: async () => {
        await drain(app, control)
        await closeAll()
      },
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

/** Brings the databases up to date, frees what an earlier server held and deletes what it left half done. @param {string} dataDir */
async function prepare(dataDir) {
  const data = await openStores(dataDir)
  try {
    await migrate(data, wasWhole(dataDir, databaseFiles()))
    listContents(dataDir, databaseFiles())
    await handBackLeases(data)
    await sweepOrphans(data, dataDir)
    return await passwordInForce(data, process.env.ACCESS_PASSWORD)
  } finally {
    await data.dispose()
  }
}

/** Takes nothing new, lets finish what was taken, and hands the pages that are being read back untried. @param {Miniflare} app @param {string} control */
async function drain(app, control) {
  const stopped = app.dispatchFetch('http://localhost/', { headers: { 'x-local-control': control } })
  const grace = new Promise((resolve) => setTimeout(resolve, graceMs).unref())
  try {
    await Promise.race([stopped, grace])
    await Promise.race([handBackLeases(app, { asIfUntried: true }), grace])
  } catch {
    // What is held now is freed by the next start.
  }
}

/** @param {number} port @param {string} host */
function refuseTakenPort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}
