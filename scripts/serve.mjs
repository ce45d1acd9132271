// Serves the built Worker on this machine: `npm start` after its build, and the tests that need a running app.
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { migrate } from './migrate.mjs'
import { readSecrets } from './secrets.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Two runtimes: the app, and the reader of pages beside it, so that a page being read never holds up a screen.
 * @param {{ port?: number, dataDir?: string, bindings?: Record<string, string> }} options
 * @returns {Promise<{ url: string, password: string, app: Miniflare, close: () => Promise<void> }>}
 */
export async function serve(options = {}) {
  const dataDir = path.resolve(options.dataDir ?? process.env.DATA_DIR ?? path.join(root, '.data'))
  mkdirSync(dataDir, { recursive: true })
  const password = process.env.ACCESS_PASSWORD ?? 'welcome'
  const reader = await startReader()
  const readerUrl = await reader.ready
  const app = new Miniflare({
    ...(await workerOptions(
      'wrangler.toml',
      'dist/app',
      {
        ...readSecrets(dataDir),
        ACCESS_PASSWORD: password,
        ...openaiSettings(),
        ...options.bindings,
      },
      { READER: { external: { address: readerUrl.host, http: {} } } },
    )),
    host: '127.0.0.1',
    port: options.port ?? Number(process.env.PORT ?? 8787),
    resourcePersistencePath: dataDir,
  })
  await app.ready
  await migrate(app, root)
  const port = options.port ?? Number(process.env.PORT ?? 8787)
  return {
    url: `http://localhost:${port}`,
    password,
    app,
    close: async () => {
      await app.dispose()
      await reader.dispose()
    },
  }
}

/** The reader of pages by itself: `POST /read`. */
export async function startReader() {
  const reader = new Miniflare(await workerOptions('wrangler.reader.toml', 'dist/reader', {}))
  await reader.ready
  return reader
}

function openaiSettings() {
  const names = ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

async function workerOptions(config, dist, bindings, serviceBindings = {}) {
  const { workerOptions: worker } = unstable_getMiniflareWorkerOptions(path.join(root, config))
  return convertV4MiniflareOptions({
    cf: false,
    workers: [
      {
        ...worker,
        name: worker.name ?? 'worker',
        modules: modulesOf(path.join(root, dist)),
        modulesRoot: path.join(root, dist),
        bindings: { ...worker.bindings, ...bindings },
        serviceBindings: { ...worker.serviceBindings, ...serviceBindings },
      },
    ],
  })
}

function modulesOf(dir) {
  const { modules } = JSON.parse(readFileSync(path.join(dir, 'modules.json'), 'utf8'))
  return modules.map(({ type, file }) => ({ type, path: path.join(dir, file) }))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url, password, close } = await serve()
  console.log(`Chartlight is ready on ${url}  (access password: ${password})`)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void close().then(() => process.exit(0)))
  }
}
