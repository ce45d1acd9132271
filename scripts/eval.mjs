// `npm run eval -- FOLDER --out pred.json`: uploads every page of a folder to a running app as a user would,
// waits until all are read, and writes what the app says of them in the scorer's format. Prints what the decisions and the
// dates of its results are worth.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { judge } from './bench-extraction/judge.mjs'
import { dates, decisions } from './bench-extraction/report.mjs'
import { Client } from './client.mjs'

/** @import { EntityRecord } from '../core/records/entity' */
/** @import { FileRecord } from '../core/records/file' */
/** @import { Judged, TruePage } from './bench-extraction/judge.mjs' */

const args = process.argv.slice(2)
/** @param {string} name @param {string} fallback */
const option = (name, fallback) => {
  const at = args.indexOf(name)
  return at < 0 ? fallback : (args.splice(at, 2)[1] ?? fallback)
}
const out = option('--out', 'pred.json')
const url = option('--url', process.env.URL ?? `http://localhost:${process.env.PORT ?? 8787}`)
const password = option('--password', process.env.ACCESS_PASSWORD ?? 'welcome')
const folder = args[0]
if (!folder) {
  console.error(
    'usage: npm run eval -- FOLDER [--out pred.json] [--url http://localhost:8787] [--password …]',
  )
  process.exit(2)
}

/** @type {TruePage[]} */
const truth = JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8'))
const pages = truth.map(({ file }) => file)
const client = new Client(url)
await client.signUp(password)
console.log(`${pages.length} pages to ${url}`)

const started = Date.now()
/** @type {Map<string, string>} by the picture's name */
const ids = new Map()
for (const name of pages) {
  const { id } = await client.upload(name, readFileSync(path.join(folder, name)))
  ids.set(name, id)
}
await client.waitUntilRead([...ids.values()], (done) => console.log(`read ${done} of ${pages.length}`))
const seconds = (Date.now() - started) / 1000
console.log(`${seconds.toFixed(1)} s, ${(seconds / pages.length).toFixed(2)} s a page`)

const predictions = []
/** @type {Judged[]} */
const judged = []
for (const [name, id] of ids) {
  /** @type {FileRecord} */
  const file = await client.get(`/api/rest/files/${id}`)
  /** @type {EntityRecord[]} */
  const entities = await client.get(`/api/rest/entities?file_id=${id}`)
  if (file.processing_state === 'failed') console.log(`${name}: ${file.error_code}`)
  // What the app notes of a page without calling it a fact of this patient (negated, family, planned) is no prediction.
  const facts = entities.filter(({ decision }) => decision !== 'noted').map(toPrediction)
  judged.push(...truth.filter((page) => page.file === name).flatMap((page) => judge(facts, page)))
  predictions.push({
    file: name,
    category: file.category,
    detected_date: file.detected_date,
    language: file.language,
    facility: file.doc_meta?.facility ?? null,
    physician: file.doc_meta?.physician ?? null,
    patient: file.doc_meta?.patient ?? null,
    entities: facts,
  })
}
writeFileSync(out, JSON.stringify(predictions, null, 1))
console.log(`wrote ${out}`)
console.log(`${decisions(judged)}\n${dates(judged)}`)

/** @param {EntityRecord} entity */
function toPrediction(entity) {
  const { normalized, evidence } = entity
  return {
    type: entity.type,
    text: entity.text,
    name: normalized.name,
    value: entity.value,
    unit: entity.unit,
    ref_low: entity.ref_low,
    ref_high: entity.ref_high,
    flag: entity.flag,
    date: entity.date,
    code: normalized.code,
    system: normalized.system,
    codes: normalized.codes,
    status: normalized.status,
    reaction: normalized.reaction,
    severity: normalized.severity,
    confidence: entity.confidence,
    decision: entity.decision,
    box: evidence.box,
  }
}
