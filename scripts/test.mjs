// `npm test`: everything, in the order in which a failure says most: rules, then what runs inside workerd, then the server
// as a process, then the browser.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const node = path.join(root, 'node_modules/.bin/node')

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
function run(args, env = {}) {
  const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}

const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
run([vitest, 'run', '--project', 'unit'])
run([vitest, 'run', '--project', 'workers'])
const chromium = findChromium()
if (chromium.path === null) {
  console.error(chromium.sentence)
  process.exit(1)
}
run([path.join(root, 'scripts/build.mjs')])
run([vitest, 'run', '--project', 'process'])
run([vitest, 'run', '--project', 'e2e'], { CHROMIUM_PATH: chromium.path })
