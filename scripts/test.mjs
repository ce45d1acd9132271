// `npm test`: everything, in the order in which a failure says most: rules, then what runs inside workerd, then the server
// as a process, then the browser.
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'
import { both, inTurn } from './lanes.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const node = path.join(root, 'node_modules/.bin/node')

/** Files at once, of those that wait for much: each may have a server, two runtimes and a browser, 2 GB in all. */
const atOnce = Math.max(1, Math.min(os.availableParallelism(), 4, Math.floor(os.totalmem() / 2e9)))
const several = { VITEST_MAX_WORKERS: String(atOnce) }

const chromium = findChromium()
if (chromium.path === null) {
  console.error(chromium.sentence)
  process.exit(1)
}

// Rules keep to one core, where the vocabulary is read once for all of them; the other one builds meanwhile.
await both([project('unit')], [[node, path.join(root, 'scripts/build.mjs')], project('process')])
await inTurn([project('workers')], several)
await inTurn([project('e2e')], { ...several, CHROMIUM_PATH: chromium.path })

/** @param {string} name @returns {import('./lanes.mjs').Command} */
function project(name) {
  return [node, path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', name]
}
