// `npm run bench:record [-- ROUNDS [SIZES]]`: what a record's size costs. Three people with 100, 1,000 and 10,000 facts; of Home and
// of each list the milliseconds, the rows that D1 read and the bytes, and whether the two lines hold: a read costs what it
// shows, whatever lies beside it.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { makePerson } from './bench-record/people.mjs'
import { refuseEmpty, report } from './bench-record/report.mjs'
import { openRuntime } from './bench-record/runtime.mjs'
import { seriesOf } from './bench-record/views.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const rounds = Number(process.argv[2] ?? 60)
/** Facts of each record, such as `100,1000`. */
const sizes = (process.argv[3] ?? '100,1000,10000').split(',').map(Number)
const warmUp = 3
/** A third of an access token's life. */
const renewAfterMs = 5 * 60_000
let signedIn = performance.now()

execFileSync(process.execPath, [path.join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
const runtime = await openRuntime()
/** @type {import('./bench-record/people.mjs').Person[]} */
const people = []
for (const facts of sizes) {
  const started = performance.now()
  people.push(await makePerson(runtime, facts))
  console.log(`${facts} facts kept in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** @type {import('./bench-record/report.mjs').Series[]} */
const series = seriesOf(people).map((view) => ({ ...view, ms: [], read: 0, trips: 0, bytes: 0 }))
// The rules of alerts and the emergency card look once at each state of a record: what is measured is every look after
// that, and what the first one read is said apart.
for (const one of series.filter(({ name }) => ['/api/rest/alerts', '/card'].includes(name))) {
  const { headers } = await ask(one, { 'x-bench': runtime.control })
  console.log(`${one.name} of ${one.facts} facts, its first look: ${headers.get('x-d1-rows')} rows read`)
}
for (const one of series) {
  const { headers, body } = await ask(one, { 'x-bench': runtime.control })
  one.read = Number(headers.get('x-d1-rows'))
  one.trips = Number(headers.get('x-d1-trips'))
  one.bytes = body.byteLength
  if (one.rows) one.shown = body.toString().match(one.rows)?.length ?? 0
}
refuseEmpty(series)
for (const one of series) {
  const alike = series.filter(({ name }) => name === one.name)
  // Of what only the answers tell: each record has one view, and shows as much there.
  if (alike.length === people.length) one.compared = alike.every(({ shown }) => shown === one.shown)
}
await inRounds(series, rounds)
// What is held against one another, by itself and more often: the twentieth slowest of sixty answers is three of them, and
// what a page of five hundred facts leaves behind to be collected would decide it.
const compared = series.filter(({ compared: is }) => is)
for (const one of compared) one.ms = []
await inRounds(compared, 4 * rounds)
console.log(report(series))
await runtime.close()
process.exit(0)

/**
 * Round by round, so that whatever else the machine does falls on all alike; and in an order of its own each time, so that
 * what one request leaves behind (garbage to collect) does not always fall on the same next one.
 * @param {readonly import('./bench-record/report.mjs').Series[]} asked @param {number} times
 */
async function inRounds(asked, times) {
  for (let round = -warmUp; round < times; round += 1) {
    await renewed()
    for (const one of shuffled(asked)) {
      const { ms } = await ask(one)
      if (round >= 0) one.ms.push(ms)
    }
  }
}

/** Whoever signed in long ago does so again: the bench outlives the token that it began with. */
async function renewed() {
  if (performance.now() - signedIn < renewAfterMs) return
  signedIn = performance.now()
  for (const { renew } of people) await renew()
}

/** @template T @param {readonly T[]} all @returns {T[]} */
function shuffled(all) {
  return all
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/**
 * One answer to its last byte.
 * @param {{ path: string, cookie: () => string, body?: object }} asked @param {Record<string, string>} headers
 */
async function ask({ path: address, cookie, body: asked }, headers = {}) {
  const sent = asked && { method: 'POST', body: JSON.stringify(asked) }
  const typed = asked && { 'content-type': 'application/json', origin: runtime.url }
  const started = performance.now()
  const response = await fetch(runtime.url + address, {
    ...sent,
    headers: { cookie: cookie(), ...typed, ...headers },
    redirect: 'manual',
  })
  const body = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) throw new Error(`${address}: ${response.status}`)
  return { ms: performance.now() - started, body, headers: response.headers }
}
