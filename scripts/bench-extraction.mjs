// `npm run bench:extraction [-- FOLDER]`: reads and extracts pages with known truth, and prints whether confidence means
// what it says (a reliability diagram as a table), what each decision is worth, and what a page costs.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { judge } from './judge.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const folder = path.resolve(process.argv[2] ?? path.join(root, 'tests/fixtures/pages'))
const truth = JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8'))

const outfile = path.join(root, 'node_modules/.cache/chartlight/read-and-extract.mjs')
await build({
  entryPoints: [path.join(root, 'scripts/read-and-extract.ts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile,
  logLevel: 'error',
  banner: {
    js: "import { createRequire } from 'node:module'; import { fileURLToPath as __f } from 'node:url'; import { dirname as __d } from 'node:path'; const require = createRequire(import.meta.url); const __filename = __f(import.meta.url); const __dirname = __d(__filename);",
  },
})
const { readAndExtract } = await import(pathToFileURL(outfile).href)

const baseline = process.memoryUsage().rss
const judged = []
const cpu = { clean: [], degraded: [] }
for (const page of truth) {
  const before = process.cpuUsage()
  const found = await readAndExtract(readFileSync(path.join(folder, page.file)))
  const { user, system } = process.cpuUsage(before)
  cpu[page.quality].push((user + system) / 1e6)
  const facts = found.filter(({ decision }) => decision !== 'noted')
  judged.push(...judge(facts, page))
}

const percent = (part, whole) => (whole === 0 ? '   -' : `${((100 * part) / whole).toFixed(1)} %`.padStart(7))
const share = (rows) => percent(rows.filter(({ right }) => right).length, rows.length)
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

console.log(`${truth.length} pages, ${judged.length} facts judged\n\nconfidence    facts   stated    right`)
for (const [low, high] of [
  [0, 0.5],
  [0.5, 0.7],
  [0.7, 0.8],
  [0.8, 0.9],
  [0.9, 0.95],
  [0.95, 1.01],
]) {
  const rows = judged.filter(({ confidence }) => confidence >= low && confidence < high)
  const stated =
    rows.length === 0
      ? '   -'
      : `${(100 * mean(rows.map(({ confidence }) => confidence))).toFixed(1)} %`.padStart(7)
  console.log(
    `${low.toFixed(2)}–${Math.min(high, 1).toFixed(2)}   ${String(rows.length).padStart(6)}  ${stated}  ${share(rows)}`,
  )
}
const brier = mean(judged.map(({ confidence, right }) => (confidence - Number(right)) ** 2))
console.log(`Brier score ${brier.toFixed(4)}\n\ndecision      facts    right`)
for (const decision of ['accepted', 'pending', 'review']) {
  const rows = judged.filter((row) => row.decision === decision)
  console.log(`${decision.padEnd(11)} ${String(rows.length).padStart(6)}  ${share(rows)}`)
}
console.log('\nCPU seconds a page (mean, most)')
for (const [quality, seconds] of Object.entries(cpu)) {
  if (seconds.length > 0)
    console.log(`${quality.padEnd(11)} ${mean(seconds).toFixed(2)}  ${Math.max(...seconds).toFixed(2)}`)
}
const peak = (process.resourceUsage().maxRSS * 1024 - baseline) / 1024 / 1024
console.log(
  `\npeak memory of reading, JavaScript and wasm together: ${peak.toFixed(0)} MB above the start of the process`,
)
process.exit(0)
