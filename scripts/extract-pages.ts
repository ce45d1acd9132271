/**
 * For development: reads a folder of stored page readings and writes what the embedded engine finds in them, in
 * the format of the samples' scorer. `npx vite-node scripts/extract-pages.ts PAGES OUT.json [TRUTH.json]`
 * (TRUTH gives the pictures' file names, without it `sNN.json` becomes `sNN.jpg`, and is held against what was found).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageReading } from '../core/document/page'
import { readDocument } from '../core/document/read'
import { decide } from '../core/extraction/decision'
import { extract } from '../core/extraction/extract'
import type { ExtractedEntity } from '../core/extraction/types'
import { judge, type TruePage } from './bench-extraction/judge.mjs'
import { dates, decisions } from './bench-extraction/report.mjs'

const [pagesFolder, out, truthFile] = process.argv.slice(2)
if (!pagesFolder || !out) throw new Error('usage: extract-pages PAGES OUT.json [TRUTH.json]')

const truth = truthFile ? (JSON.parse(readFileSync(truthFile, 'utf8')) as TruePage[]) : []
const pictures = new Map(truth.map(({ file }) => [file.replace(/\.\w+$/, ''), file]))

const started = performance.now()
const pages = readdirSync(pagesFolder)
  .filter((name) => name.endsWith('.json'))
  .sort()
const predictions = pages.map((name) => {
  const page = JSON.parse(readFileSync(join(pagesFolder, name), 'utf8')) as PageReading
  const document = readDocument(page)
  const { facts } = document
  const base = name.replace('.json', '')
  return {
    file: pictures.get(base) ?? `${base}.jpg`,
    category: facts.category.value,
    detected_date: facts.date?.value ?? null,
    language: facts.language.value,
    facility: facts.facility?.value ?? null,
    physician: facts.physician?.value ?? null,
    patient: facts.patient?.value ?? null,
    entities: extract(document).map(toPrediction),
  }
})
writeFileSync(out, JSON.stringify(predictions, null, 1))
console.log(`${pages.length} pages in ${Math.round(performance.now() - started)} ms`)
const judged = truth.flatMap((page) => {
  const found = predictions.find(({ file }) => file === page.file)?.entities ?? []
  return judge(
    found.filter(({ decision }) => decision !== 'noted'),
    page,
  )
})
if (truthFile) console.log(`${decisions(judged)}\n${dates(judged)}`)

function toPrediction(entity: ExtractedEntity) {
  const stated = entity.assertion === 'present' || entity.assertion === 'historical'
  return {
    type: entity.type,
    text: entity.text,
    name: entity.name,
    value: entity.value,
    unit: entity.unit,
    ref_low: entity.refLow,
    ref_high: entity.refHigh,
    flag: entity.flag,
    date: entity.date,
    status: stated ? entity.status : 'negated',
    assertion: entity.assertion,
    codes: entity.codes,
    route: entity.route,
    frequency: entity.frequency,
    duration: entity.duration,
    reaction: entity.reaction,
    severity: entity.severity,
    box: entity.evidence.box,
    confidence: entity.confidence,
    doubt: entity.doubt,
    decision: decide(entity).decision,
    quote: entity.evidence.quote,
  }
}
