// `npm run check:deploy`: the other two ways to run the app, tried once: `wrangler dev` after `npm run dev:setup`
// serves it, and both Workers would deploy.
import { execFileSync, spawn } from 'node:child_process'
import { bin, quietly, setUp } from './dev-setup.mjs'
import { root } from './local/options.mjs'
import { ownGroup } from './own.mjs'
import { freePort } from './server-process.mjs'

const patienceMs = 120_000
const configs = ['wrangler.toml', 'wrangler.reader.toml']

setUp()
await serveOnce()
for (const config of configs) {
  execFileSync(bin('wrangler'), ['deploy', '--dry-run', '--config', config], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: quietly,
  })
  console.log(`${config}: would deploy`)
}
process.exit(0)

async function serveOnce() {
  const port = await freePort()
  const wrangler = ownGroup(
    spawn(
      bin('wrangler'),
      [
        'dev',
        ...configs.flatMap((config) => ['-c', config]),
        '--port',
        String(port),
        '--inspector-port',
        '0',
        '--log-level',
        'error',
      ],
      { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: quietly, detached: true },
    ),
  )
  const url = `http://localhost:${port}`
  const health = await firstAnswer(`${url}/api/health`)
  const said = await health.text()
  if (health.status !== 200) throw new Error(`health under wrangler dev: ${health.status} ${said}`)
  const page = await fetch(`${url}/`)
  const html = await page.text()
  if (page.status !== 200 || !html.includes('Chartlight'))
    throw new Error(`the first page under wrangler dev: ${page.status} ${html.slice(0, 200)}`)
  console.log(`wrangler dev: serves (${said})`)
  process.kill(-(wrangler.pid ?? 0), 'SIGKILL')
}

/** @param {string} url */
async function firstAnswer(url) {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      return await fetch(url)
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}
