// Serves the built Worker on this machine: `npm start` after its build, and the tests that need a running app.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { Miniflare } from 'miniflare'
import { openStores, takeFolder } from './local/data.mjs'
import { diskFault } from './local/disk.mjs'
import { listContents } from './local/folder.mjs'
import { handBackLeases, wakeWaiting } from './local/leases.mjs'
import { migrate } from './local/migrate.mjs'
import { isLocal } from './local/names.mjs'
import { builtWorker, databaseFiles, dataFolder, defaultPort, root } from './local/options.mjs'
import { defaultPassword, passwordInForce, refuseKnownPassword } from './local/password.mjs'
import { openReaders, residentBytes } from './local/readers.mjs'
import { readSecrets } from './local/secrets.mjs'

/** How long a request that was taken may take when the server is stopped. */
const graceMs = 15_000

/** @typedef {Awaited<ReturnType<typeof takeFolder>>} Folder */

/**
 * Two runtimes: the app, and the reader of pages beside it, so that a page being read never holds up a screen. The app
 * listens when the databases are up to date, not before.
 * @param {{ port?: number, host?: string, dataDir?: string, folder?: Folder, bindings?: Record<string, string> }} options
 *   `folder`: the data folder, where it was taken before.
 * @returns {Promise<{ url: string, password: string, app: Miniflare, close: () => Promise<void> }>}
 * @throws {import('./local/fault.mjs').Fault} for what a person can mend.
 */
export async function serve(options = {}) {
  const dataDir = dataFolder(options.dataDir)
  const port = options.port ?? Number(process.env.PORT ?? defaultPort)
  const host = options.host ?? process.env.HOST ?? '127.0.0.1'
  const folder = options.folder ?? (await takeFolder(dataDir))
  /** @type {(() => Promise<unknown>)[]} */
  const open = []
  const closeAll = async () => {
    for (const close of open.splice(0).reverse()) await close()
    folder.release()
  }
  try {
    await refuseTakenPort(port, host)
    const secrets = readSecrets(dataDir)
    const password = await prepare(dataDir)
    refuseKnownPassword(host, password)
    const readers = await openReaders(() => openReader(folder))
    open.push(readers.dispose)
    const control = randomBytes(16).toString('hex')
    const app = new Miniflare({
      ...builtWorker('wrangler.toml', {
        dist: 'dist/app',
        entry: entryModules(),
        bindings: {
          ...secrets,
          ACCESS_PASSWORD: password,
          LOCAL_CONTROL: control,
          // Nothing stands in front of this server that would write the caller's address itself.
          CLIENT_ADDRESS_HEADER: '',
          LOCAL_ONLY: password === defaultPassword ? 'yes' : '',
          ...openaiSettings(),
          ...options.bindings,
        },
        services: {
          READER: readers.read,
          LOCAL_DISK: () => {
            const fault = diskFault(dataDir)
            return new Response(fault, { status: fault === null ? 204 : 503 })
          },
        },
      }),
      host,
      port,
      resourcePersistencePath: dataDir,
      handleStructuredLogs: ({ message }) => writeLog(message),
    })
    leaveSignalsAlone()
    open.push(() => app.dispose())
    await app.ready
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

/** The reader of pages by itself: `POST /read`. */
export async function startReader() {
  const reader = new Miniflare(builtWorker('wrangler.reader.toml', { dist: 'dist/reader' }))
  await reader.ready
  return reader
}

/** @param {Folder} folder */
async function openReader({ children }) {
  const before = new Set(children.pids())
  const reader = await startReader()
  leaveSignalsAlone()
  const pid = children.pids().find((one) => !before.has(one))
  return {
    /** @param {Request} request @returns {Promise<any>} */
    read: (request) =>
      reader.dispatchFetch(
        'http://reader/read',
        /** @type {any} */ ({ method: 'POST', body: request.body, duplex: 'half' }),
      ),
    memoryBytes: () => (pid === undefined ? 0 : residentBytes(pid)),
    dispose: () => reader.dispose(),
  }
}

/** Brings the databases up to date and frees what an earlier server held. @param {string} dataDir */
async function prepare(dataDir) {
  const data = await openStores(dataDir)
  leaveSignalsAlone()
  try {
    await migrate(data)
    listContents(dataDir, databaseFiles())
    await handBackLeases(data)
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

/** What stands before the app in the local runtime. */
function entryModules() {
  const local = (/** @type {string} */ name) => ({
    path: name,
    contents: readFileSync(path.join(root, 'scripts/local', name), 'utf8'),
  })
  const entry = `import app from './index.js'
import { front } from './front.mjs'
export * from './index.js'
export default front(app)`
  return [{ path: 'local.mjs', contents: entry }, local('front.mjs'), local('names.mjs')]
}

/** @param {number} port @param {string} host */
function refuseTakenPort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}

function openaiSettings() {
  const names = ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL']
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name]
      return value ? [[name, value]] : []
    }),
  )
}

/** Miniflare ends the process at the first signal; who serves decides that. */
function leaveSignalsAlone() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    for (const listener of process.listeners(/** @type {any} */ (signal)))
      if (/^onSignal(Int|Term|Hup)$/.test(listener.name)) process.removeListener(signal, listener)
}

/** Our own lines as they are; of the runtime's own, what it says and not where in itself. @param {string} message */
function writeLog(message) {
  const said = process.env.DEBUG ? message : message.split(/\n?\s*stack:/)[0]
  if (said) process.stderr.write(`${said.trimEnd()}\n`)
}
