// `npm run dev`: one build, then both Workers under wrangler with a watcher of the screens' sources.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, watch, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSecrets } from './secrets.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name) => path.join(root, 'node_modules/.bin', name)
const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'))
const environment = { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }

mkdirSync(dataDir, { recursive: true })
const secrets = { ...readSecrets(dataDir), ACCESS_PASSWORD: process.env.ACCESS_PASSWORD ?? 'welcome' }
writeFileSync(
  path.join(root, '.dev.vars'),
  Object.entries(secrets)
    .map(([name, value]) => `${name}='${value}'`)
    .join('\n'),
  { mode: 0o600 },
)

function buildScreens() {
  const { status } = spawnSync(bin('remix'), ['vite:build', '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
  })
  return status === 0
}

spawnSync(process.execPath, [path.join(root, 'scripts/build.mjs')], { cwd: root, stdio: 'inherit' })
for (const database of ['ACCOUNTS', 'RECORDS_0', 'RECORDS_1']) {
  spawnSync(bin('wrangler'), ['d1', 'migrations', 'apply', database, '--local', '--persist-to', dataDir], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment, CI: '1' },
  })
}
const port = process.env.PORT ?? '8787'
const wrangler = spawn(
  bin('wrangler'),
  [
    'dev',
    '--config',
    'wrangler.toml',
    '--config',
    'wrangler.reader.toml',
    '--port',
    port,
    '--persist-to',
    dataDir,
    '--log-level',
    'error',
    '--minify',
  ],
  { cwd: root, stdio: 'inherit', env: { ...environment, NODE_ENV: 'production' } },
)
console.log(
  `Chartlight for development: http://localhost:${port}  (access password: ${secrets.ACCESS_PASSWORD})`,
)

let due = null
for (const folder of ['app', 'core']) {
  watch(path.join(root, folder), { recursive: true }, () => {
    clearTimeout(due)
    due = setTimeout(buildScreens, 150)
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => wrangler.kill(signal))
wrangler.once('exit', (code) => process.exit(code ?? 0))
