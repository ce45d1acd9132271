// `npm run bench:export [-- FACTS]`: somebody with 10,000 facts exports them, and takes them into a new account. Of both the
// seconds, the bytes and the memory of the Worker's isolate, garbage and buffers included, beside the 128 MB that Cloudflare
// gives it; and whether the second account exports the same record.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { heapOf } from './bench-export/heap.mjs'
import { makePerson } from './bench-record/people.mjs'
import { openRuntime } from './bench-record/runtime.mjs'
import { Client } from './client.mjs'
import { root } from './local/options.mjs'
import { freePort } from './server-process.mjs'

const facts = Number(process.argv[2] ?? 10_000)
const mostMegabytes = 128
const megabytes = (/** @type {number} */ bytes) => (bytes / 1024 / 1024).toFixed(1)

/** @typedef {Record<string, Record<string, unknown>[]>} Lists */

/**
 * What each account has of its own: whose it is, where the picture would lie, when the row was written, what it is found
 * by; and whether a page was read, since no pictures go along here and a page without one says so.
 */
const own = new Set([
  'user_id',
  'storage_path',
  'updated_at',
  'created_at',
  'object_key',
  'words',
  'status',
  'processing_state',
  'processing_pct',
  'last_error',
  'error_code',
  'attempts',
])
/** @param {Record<string, unknown>} row */
const withoutOwner = (row) => Object.fromEntries(Object.entries(row).filter(([name]) => !own.has(name)))

execFileSync(process.execPath, [path.join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
// As much heap as a Worker has: garbage is collected as early as there, and what needs more dies of it.
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= `--max-heap-size=${mostMegabytes}`
const inspectorPort = await freePort()
const runtime = await openRuntime({ inspectorPort })
const { cookie } = await makePerson(runtime, facts)
const heap = await heapOf(inspectorPort, async () => (await fetch(`${runtime.url}/api/health`)).text())
/** @type {string[]} */
const problems = []
console.log(`a record of ${facts} facts; the Worker at rest holds ${megabytes(await heap.settled())} MB`)

const first = await measure('export', () => ask('/api/functions/export_data', { cookie: cookie() }))
const other = new Client(runtime.url)
await other.signUp('welcome')
const theirs = { cookie: other.cookieHeader }
await measure('import', () => ask('/api/functions/import_data', theirs, first))
const second = await measure('export of the copy', () => ask('/api/functions/export_data', theirs))
judge(JSON.parse(first.toString()), JSON.parse(second.toString()))
heap.close()
await runtime.close()
for (const problem of problems) console.log(`  ${problem}`)
console.log(problems.length === 0 ? 'OK' : `FAIL ${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)

/** @param {string} what @param {() => Promise<Buffer>} work */
async function measure(what, work) {
  const before = await heap.settled()
  const started = performance.now()
  const { result, peak } = await heap.during(work)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${what}: ${seconds} s, ${megabytes(result.byteLength)} MB; memory ${megabytes(before)} MB before, at most ${megabytes(peak)} MB`,
  )
  if (peak > mostMegabytes * 1024 * 1024) problems.push(`${what}: ${megabytes(peak)} MB of memory`)
  return result
}

/** @param {string} address @param {{ cookie: string }} headers @param {Buffer} [body] */
async function ask(address, headers, body) {
  const response = await fetch(runtime.url + address, {
    method: 'POST',
    headers: { ...headers, origin: runtime.url, 'content-type': 'application/octet-stream' },
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.ok) throw new Error(`${address}: ${response.status} ${bytes.toString('utf8', 0, 300)}`)
  return bytes
}

/** Of both: every list of the record, row by row, but for whose it is. @param {Lists} one @param {Lists} copy */
function judge(one, copy) {
  if (one.facts?.length !== facts) problems.push(`${one.facts?.length} of ${facts} facts were exported`)
  for (const name of ['files', 'facts', 'verdicts', 'entities']) {
    const [was, is] = [one, copy].map((lists) => JSON.stringify(lists[name]?.map(withoutOwner)))
    console.log(
      `${name}: ${one[name]?.length} rows, ${was === is ? 'the same in the copy' : 'OTHERS in the copy'}`,
    )
    if (was !== is) problems.push(`${name} differ`)
  }
}
