// `npm run dev`: one build, then both Workers under wrangler with a watcher of the screens' sources.
import { spawn, spawnSync } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { bin, quietly, setUp } from './dev-setup.mjs'
import { root } from './local/options.mjs'

const password = setUp()
const port = process.env.PORT ?? '8787'
const both = ['--config', 'wrangler.toml', '--config', 'wrangler.reader.toml']
const wrangler = spawn(
  bin('wrangler'),
  ['dev', ...both, '--port', port, '--log-level', 'error', '--minify'],
  { cwd: root, stdio: 'inherit', env: { ...quietly, NODE_ENV: 'production' } },
)
console.log(`Chartlight for development: http://localhost:${port}  (access password: ${password})`)

/** @type {NodeJS.Timeout | undefined} */
let due
for (const folder of ['app', 'core']) {
  watch(path.join(root, folder), { recursive: true }, () => {
    clearTimeout(due)
    due = setTimeout(buildScreens, 150)
  })
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => void wrangler.kill(signal))
wrangler.once('exit', (code) => process.exit(code ?? 0))

function buildScreens() {
  spawnSync(bin('remix'), ['vite:build', '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
    env: quietly,
  })
}
