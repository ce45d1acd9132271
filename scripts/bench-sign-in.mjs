// `npm run bench:sign-in [-- TIMES]`: how long the doors before sign-in take for an e-mail that is known and for one that
// is not, asked by turns. A stranger who measures must not learn which: the means differ by less than 10 ms.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { openRuntime } from './bench-record/runtime.mjs'
import { root } from './local/options.mjs'

const times = Number(process.argv[2] ?? 200)
const mostMs = 10
const addressHeader = 'x-bench-address'

execFileSync(process.execPath, [path.join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
const runtime = await openRuntime({ addressHeader })
let asked = 0

/** Each request comes from elsewhere: what is counted here is time, not guesses. */
const nextAddress = () => {
  asked += 1
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
}

/** That the gate was passed. */
let cookie = ''
const gate = await send('/api/gate', { password: 'welcome' })
cookie = gate.headers.getSetCookie()[0]?.split(';')[0] ?? ''
/** @type {string[]} */
const known = []
const stranger = () => `nobody-${crypto.randomUUID()}@example.org`
const password = 'a guess of nobody in particular'

// Each is asked once at each door, as each stranger is: what was asked before is nearer at hand.
for (let made = 0; made < times; made += 1) {
  const email = `somebody-${crypto.randomUUID()}@example.org`
  await send('/api/auth/signup', { email, password: crypto.randomUUID() })
  known.push(email)
}

/** @type {Record<string, (email: string) => Promise<Response>>} */
const doors = {
  'sign-in': (email) => send('/api/auth/token?grant_type=password', { email, password }),
  'sign-up': (email) => send('/api/auth/signup', { email, password }),
  'a forgotten password': (email) => send('/api/auth/recover', { email }),
}

/** @type {string[]} */
const problems = []
for (const [name, ask] of Object.entries(doors)) {
  /** @type {number[]} */
  const there = []
  /** @type {number[]} */
  const absent = []
  for (let n = 0; n < times; n += 1) {
    there.push(await timed(ask, known[n] ?? ''))
    absent.push(await timed(ask, stranger()))
  }
  const apart = Math.abs(mean(there) - mean(absent))
  const words = `${name}: known ${mean(there).toFixed(1)} ms, unknown ${mean(absent).toFixed(1)} ms, apart ${apart.toFixed(1)} ms`
  console.log(
    `${words} (medians ${median(there).toFixed(1)} and ${median(absent).toFixed(1)}; ${times} of each)`,
  )
  if (apart >= mostMs) problems.push(name)
}
await runtime.close()
console.log(problems.length === 0 ? 'OK' : `FAIL ${problems.join(', ')}`)
process.exit(problems.length === 0 ? 0 : 1)

/** @param {string} address @param {object} body @returns {Promise<Response>} */
function send(address, body) {
  return fetch(runtime.url + address, {
    method: 'POST',
    headers: {
      origin: runtime.url,
      'content-type': 'application/json',
      [addressHeader]: nextAddress(),
      cookie,
    },
    body: JSON.stringify(body),
  })
}

/** @param {(email: string) => Promise<Response>} ask @param {string} email */
async function timed(ask, email) {
  const started = performance.now()
  const answer = await ask(email)
  await answer.arrayBuffer()
  const took = performance.now() - started
  if (answer.status === 429 || answer.status >= 500) throw new Error(`answered ${answer.status}`)
  // What is done after an answer is not to slow the next one.
  await new Promise((resolve) => setTimeout(resolve, 100))
  return took
}

/** @param {readonly number[]} values */
function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
