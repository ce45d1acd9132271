// `npm run test:kill`: uploads while the server is killed with SIGKILL, and looks whether anything acknowledged was
// lost, left unread, or read into other rows than an undisturbed run gives.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from './client.mjs'
import { freePort, startServer } from './server-process.mjs'

const kills = 5
const perRound = Number(process.env.UPLOADS_PER_ROUND ?? 4)
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const folder = path.join(root, 'tests/fixtures/journey')
const pages = readdirSync(folder).filter((name) => /\.(jpe?g|png)$/.test(name))

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'chartlight-kill-'))
const port = await freePort()
let server = await startServer({ port, dataDir })
const client = new Client(server.url)
await client.signUp('welcome')

const acknowledged = new Map()
let sent = 0

/** The same page with other bytes after its end, so that it is another file with the same content. */
async function upload() {
  const page = pages[sent % pages.length]
  const number = sent
  sent += 1
  const bytes = Buffer.concat([readFileSync(path.join(folder, page)), Buffer.from(`copy ${number}`)])
  try {
    const { id } = await client.upload(`${number}-${page}`, bytes)
    acknowledged.set(id, page)
  } catch {
    // Not acknowledged: the patient would see an error and try again.
  }
}

for (let round = 1; round <= kills; round += 1) {
  const uploads = Array.from({ length: perRound }, upload)
  // From in the middle of the uploads to in the middle of reading.
  await new Promise((resolve) => setTimeout(resolve, 40 * 6 ** (round / 2)))
  await server.kill()
  await Promise.all(uploads)
  console.log(`kill ${round}: ${acknowledged.size} of ${sent} acknowledged so far`)
  server = await startServer({ port, dataDir })
}
await Promise.all(Array.from({ length: perRound }, upload))

const restarted = Date.now()
const files = await client.waitUntilRead([...acknowledged.keys()], () => {}, 15 * 60_000)
const seconds = ((Date.now() - restarted) / 1000).toFixed(0)
const all = await client.get('/api/rest/files')

const control = new Client(server.url)
await control.signUp('welcome')
const expected = new Map()
for (const page of pages) {
  const { id } = await control.upload(page, readFileSync(path.join(folder, page)))
  await control.waitUntilRead([id])
  expected.set(page, facts(await control.get(`/api/rest/entities?file_id=${id}`)))
}

const problems = []
for (const [id, page] of acknowledged) {
  const file = files.find((one) => one.id === id)
  if (!file) problems.push(`${page}: acknowledged and lost`)
  else if (file.processing_state !== 'succeeded')
    problems.push(`${page}: ${file.processing_state} ${file.error_code}`)
  const rows = await client.get(`/api/rest/entities?file_id=${id}`)
  if (facts(rows) !== expected.get(page))
    problems.push(`${page}: ${rows.length} rows that are not those of one run`)
  const { signed_url: signed } = await client.post('/api/storage/medical-files/sign', { file_id: id })
  if ((await fetch(signed)).status !== 200) problems.push(`${page}: its picture is gone`)
}
await server.stop()
rmSync(dataDir, { recursive: true, force: true })

console.log(`${kills} kills, ${sent} uploads, ${acknowledged.size} acknowledged, ${all.length} rows`)
console.log(`read completely ${seconds} s after the last start; ${problems.length} problems`)
for (const problem of problems) console.log(`  ${problem}`)
if (problems.length > 0 || acknowledged.size === 0) process.exit(1)

function facts(entities) {
  return JSON.stringify(
    entities
      .map(({ type, canonical_key: key, value, unit, date, decision, evidence }) => [
        type,
        key,
        value,
        unit,
        date,
        decision,
        evidence.box,
      ])
      .sort(),
  )
}
