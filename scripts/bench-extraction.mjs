// `npm run bench:extraction [-- FOLDER]`: reads and extracts pages with known truth, and prints whether confidence means
// what it says (a reliability diagram as a table), what each decision is worth, what a page costs, and whether reading a
// page twice gives the same facts. Reading and extraction are Workers of their own; so here each has a thread of its own.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIsolate, openIsolate } from './bench-extraction/isolate.mjs'
import { judge } from './bench-extraction/judge.mjs'
import { cost, dates, decisions, reliability } from './bench-extraction/report.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const folder = path.resolve(process.argv[2] ?? path.join(root, 'tests/fixtures/pages'))
/** @type {import('./bench-extraction/judge.mjs').TruePage[]} */
const truth = JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8'))

await buildIsolate()
const reading = openIsolate('reading')
const extraction = openIsolate('extraction')

/** @param {import('./bench-extraction/judge.mjs').TruePage} page */
async function factsOf(page, watched = false) {
  const read = await reading.run(new Uint8Array(readFileSync(path.join(folder, page.file))), watched)
  const found = read.answer ? await extraction.run(read.answer, watched) : { answer: [], seconds: 0 }
  return { facts: found.answer, reading: read.seconds, extraction: found.seconds }
}

// What is compiled and loaded once in a Worker's life is told apart from what each page costs.
const [firstPage] = truth
if (!firstPage) throw new Error(`${folder} has no pages`)
const first = await factsOf(firstPage)
/** @type {import('./bench-extraction/judge.mjs').Judged[]} */
const judged = []
const found = []
/** @type {Record<'clean' | 'degraded' | 'extraction', number[]>} */
const seconds = { clean: [], degraded: [], extraction: [] }
for (const page of truth) {
  const { facts, ...spent } = await factsOf(page)
  found.push(facts)
  seconds[page.quality].push(spent.reading)
  seconds.extraction.push(spent.extraction)
  judged.push(
    ...judge(
      facts.filter(({ decision }) => decision !== 'noted'),
      page,
    ),
  )
}
// Once more, now with an eye on memory.
const again = truth.slice(0, 6)
let same = 0
for (const [i, page] of again.entries()) {
  same += Number(JSON.stringify((await factsOf(page, true)).facts) === JSON.stringify(found[i]))
}

console.log(
  `${truth.length} pages, ${judged.length} facts judged\n\n${reliability(judged)}\n\n${decisions(judged)}\n${dates(judged)}\n`,
)
console.log(`CPU seconds              mean   most`)
console.log(cost('first page of a Worker', [first.reading]))
if (seconds.clean.length > 0) console.log(cost('clean page', seconds.clean))
if (seconds.degraded.length > 0) console.log(cost('photographed page', seconds.degraded))
console.log(cost('its extraction', seconds.extraction))
/** @param {{ peak: () => number | null }} isolate */
const megabytes = (isolate) => {
  const bytes = isolate.peak()
  return bytes === null ? 'unknown' : `${(bytes / 1024 / 1024).toFixed(0)} MB`
}
console.log(
  `\npeak memory, heap and buffers and WebAssembly: reading ${megabytes(reading)}, extraction ${megabytes(extraction)}`,
)
console.log(`read twice: ${same} of ${again.length} pages gave the same facts`)
await Promise.all([reading.close(), extraction.close()])
