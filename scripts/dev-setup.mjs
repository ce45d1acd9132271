// `npm run dev:setup`: what `npx wrangler dev -c wrangler.toml -c wrangler.reader.toml` needs to serve the app: the
// build, secrets in .dev.vars, and the databases in wrangler's own state, brought up to date.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { migratedDatabases, root } from './local/options.mjs'
import { readSecrets } from './local/secrets.mjs'

export const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name)

/** Of wrangler: nothing is sent, nothing is asked. */
export const quietly = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
}

/** @returns {string} the access password */
export function setUp() {
  const state = path.join(root, '.wrangler')
  mkdirSync(state, { recursive: true })
  execFileSync(process.execPath, [path.join(root, 'scripts/build.mjs')], { cwd: root, stdio: 'inherit' })
  const password = process.env.ACCESS_PASSWORD ?? 'welcome'
  const values = { ...readSecrets(state), ACCESS_PASSWORD: password }
  const lines = Object.entries(values).map(([name, value]) => `${name}='${value}'\n`)
  writeFileSync(path.join(root, '.dev.vars'), lines.join(''), { mode: 0o600 })
  for (const { name } of migratedDatabases())
    execFileSync(bin('wrangler'), ['d1', 'migrations', 'apply', name, '--local'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: quietly,
    })
  return password
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const password = setUp()
  console.log('Ready for: npx wrangler dev -c wrangler.toml -c wrangler.reader.toml')
  console.log(`It serves on http://localhost:8787  (access password: ${password})`)
}
