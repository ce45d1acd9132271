// `npm run test:load`: a pile of one person's pages beside another's one page, 500 sockets, and what the processes hold
// meanwhile; 6 × 95 MB of JSON at the gate. `--only-reader` measures the reader's memory alone, `--no-reader` all else,
// `--only-doors` the sockets and the JSON; PAGE is the picture
// to take, PILE how many of it are a pile, and PAGES how many the reader reads.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sendLargeBodies } from './load/bodies.mjs'
import { readAll, uploaders } from './load/fairness.mjs'
import { megabytes, series, watchMemory } from './load/memory.mjs'
import { measureReader } from './load/reader.mjs'
import { openSockets } from './load/sockets.mjs'
import { root } from './local/options.mjs'
import { renewal } from './local/readers.mjs'
import { ownFolder, ownServer } from './own.mjs'
import { freePort } from './server-process.mjs'

const pile = Number(process.env.PILE ?? 30)
const sockets = 500
const readerPages = Number(process.env.PAGES ?? 60)
/** What one page may add to a reader that is just below its limit, and what one large pile may cost the app. */
const slackBytes = 96 * 1024 * 1024
const page = readFileSync(process.env.PAGE ?? path.join(root, 'tests/fixtures/journey/lab-english.jpg'))
const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(1)
const peak = (/** @type {readonly number[]} */ values) => Math.max(...values)

/** Somebody else's call beside them, on a machine that sends them too. */
const mostBesideMs = 3_000

const onlyDoors = process.argv.includes('--only-doors')
const dataDir = ownFolder('load')
/** @type {string[]} */
const problems = []
if (!process.argv.includes('--only-reader')) await loadServer()
if (!process.argv.includes('--no-reader') && !onlyDoors) await loadReader()
for (const problem of problems) console.log(`  ${problem}`)
console.log(
  problems.length === 0 ? 'OK fair, and no larger for a longer queue' : `FAIL ${problems.length} problems`,
)
process.exit(problems.length === 0 ? 0 : 1)

async function loadServer() {
  const port = await freePort()
  const server = await ownServer({ port, dataDir })
  const memory = watchMemory({ pid: server.pid, port, dataDir })
  const upload = uploaders(server.url, page)
  await readAll(await upload(1))
  if (!onlyDoors) await judgePile(memory, upload)
  await judgeSockets(server, memory, upload)
  await judgeBodies(server, memory)
  await server.stop()
}

/** @param {ReturnType<typeof watchMemory>} memory @param {ReturnType<typeof uploaders>} upload */
async function judgePile(memory, upload) {
  const alone = await readAll(await upload(1))

  // As many pages by turns as afterwards at once: what differs is the queue alone.
  const trickled = await memory.during(async () => {
    for (let read = 0; read < pile; read += 1) await readAll(await upload(1))
  })
  const large = await memory.during(async () => {
    const many = await upload(pile)
    const one = upload(1).then(readAll)
    const all = await readAll(many)
    return { all, one: await one }
  })
  judgeTurns(alone.ms, large.result)
  judgeMemory(trickled.samples, large.samples)
}

/** @param {import('./server-process.mjs').ServerProcess} server @param {ReturnType<typeof watchMemory>} memory */
async function judgeBodies(server, memory) {
  const { result, samples } = await memory.during(() => sendLargeBodies(server.url, 6, 95 * 1024 * 1024))
  const app = samples.map((sample) => sample.app)
  console.log(
    `6 × 95 MB of JSON: ${result.statuses.join(' ')}; beside them at most ${Math.round(result.slowest)} ms; app ${series(app)} MB`,
  )
  if (result.statuses.some((status) => status !== 413)) problems.push('a large body had no 413')
  if (result.slowest > mostBesideMs)
    problems.push(`somebody waited ${seconds(result.slowest)} s beside large bodies`)
  if (riseOf(samples) > slackBytes) problems.push(`large bodies cost ${megabytes(riseOf(samples))} MB`)
}

/** @param {number} alone @param {{ all: { ms: number, read: number, of: number }, one: { ms: number, read: number } }} large */
function judgeTurns(alone, { all, one }) {
  // On a machine that does other things at the same time the pile itself says how long a page takes.
  const onePage = Math.max(alone, all.ms / all.of)
  console.log(
    `a page alone ${seconds(alone)} s; ${all.read} of ${all.of} pages in ${seconds(all.ms)} s, ${seconds(all.ms / all.of)} s each; another's one page beside them ${seconds(one.ms)} s`,
  )
  if (all.read < all.of || one.read < 1) problems.push('a page gave up')
  if (one.ms > 3 * onePage) problems.push(`one page waited ${(one.ms / onePage).toFixed(1)} pages' time`)
}

/** @param {import('./load/memory.mjs').Sample[]} trickled @param {import('./load/memory.mjs').Sample[]} large */
function judgeMemory(trickled, large) {
  for (const [name, samples] of Object.entries({ 'one after another': trickled, 'at once': large }))
    for (const of of /** @type {const} */ (['app', 'reader'])) {
      const held = samples.map((sample) => sample[of])
      console.log(`${pile} pages ${name}, ${of}: at most ${megabytes(peak(held))} MB: ${series(held)}`)
    }
  const grown = riseOf(large) - riseOf(trickled)
  if (grown > slackBytes) problems.push(`the app holds ${megabytes(grown)} MB more for a longer queue`)
}

/**
 * By how much the app grew meanwhile: where it began has nothing to do with the queue.
 * @param {import('./load/memory.mjs').Sample[]} samples
 */
function riseOf(samples) {
  return peak(samples.map(({ app }) => app)) - (samples[0]?.app ?? 0)
}

/** @param {import('./server-process.mjs').ServerProcess} server @param {ReturnType<typeof watchMemory>} memory @param {ReturnType<typeof uploaders>} upload */
async function judgeSockets(server, memory, upload) {
  const people = await Promise.all([upload(1), upload(1)])
  await Promise.all(people.map(readAll))
  const { result, samples } = await memory.during(async () => {
    const screens = await openSockets(
      server.url,
      people.map(({ client }) => client),
      sockets,
    )
    const act = () => Promise.all(people.map(({ client, ids }) => client.remove(`/api/rest/files/${ids[0]}`)))
    const heard = await screens.heardWhile(act)
    screens.close()
    return { open: screens.open, heard }
  })
  const app = samples.map((sample) => sample.app)
  console.log(
    `${result.open} of ${sockets} sockets open, ${result.heard} heard of a change; app ${series(app)} MB`,
  )
  if (result.heard < sockets) problems.push(`${sockets - result.heard} sockets heard nothing`)
}

async function loadReader() {
  const { peak: most, read } = await measureReader(dataDir, page, readerPages)
  if (read < readerPages) problems.push(`${readerPages - read} pages gave no words`)
  if (most > renewal.bytes + slackBytes) problems.push(`the reader held ${megabytes(most)} MB`)
}
