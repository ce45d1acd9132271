#!/usr/bin/env node
/** node tests/pages/generate.mjs --out DIR [--set NAME] [--only REGEX] [--clean] | --fixtures   see README.md */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sets } from './documents/index.mjs'
import { openBrowser } from './lib/browser.mjs'
import { degrade } from './lib/degrade.mjs'
import { Page } from './lib/page.mjs'
import { random } from './lib/random.mjs'
import { loadVocabulary } from './lib/vocabulary.mjs'

const args = process.argv.slice(2)
const option = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
const fixtures = args.includes('--fixtures')
const here = path.dirname(fileURLToPath(import.meta.url))
const out = option('--out') ?? (fixtures ? path.join(here, '../fixtures/pages') : undefined)
if (!out) {
  console.log(
    `usage: node tests/pages/generate.mjs --out DIR [--set ${Object.keys(sets).join('|')}] [--only REGEX] [--clean] | --fixtures`,
  )
  process.exit(1)
}
const only = new RegExp(option('--only') ?? '.')
const chosen = sets[option('--set') ?? 'first']
  .filter((d) => only.test(d.file) && (!fixtures || d.fixture))
  .map((d) => (args.includes('--clean') ? { ...d, variant: 'clean', degrade: {} } : d))
fs.mkdirSync(out, { recursive: true })
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'))
const vocabulary = loadVocabulary()
const used = new Set()
const browser = await openBrowser()
const truth = []
try {
  for (const spec of chosen) truth.push(await make(spec))
} finally {
  await browser.close()
  fs.rmSync(work, { recursive: true, force: true })
}
writeTruth()

async function make(spec) {
  const rnd = random(spec.file.replace(/\.\w+$/, ''))
  const page = new Page(spec, vocabulary, rnd)
  const html = spec.html(page)
  const png = path.join(work, `${spec.file}.png`)
  const scale = spec.scale ?? (spec.variant === 'photo' ? 1.25 : 1.2)
  const sheet = await browser.render(html, png, {
    width: spec.width ?? 1240,
    minHeight: spec.minHeight ?? 1500,
    scale,
  })
  if (sheet.overflow) console.log(`warning: ${spec.file} is ${sheet.overflow} px too wide`)
  const target = path.join(out, spec.file)
  const picture = degrade(png, target, sheet, spec, rnd)
  for (const box of sheet.boxes) place(page.entities[box.n], box, picture.map)
  for (const e of page.entities) {
    if (!e.box) throw new Error(`${spec.file}: ${e.name} is not on the page`)
    e.mentions = [...new Set(e.mentions.filter(Boolean))]
  }
  for (const id of page.used) used.add(id)
  const kb = Math.round(fs.statSync(target).size / 1024)
  console.log(
    `${spec.file} ${spec.lang} ${spec.category} ${picture.width}x${picture.height} ${kb} KB, text ${sheet.tall} px, ${page.entities.length} entities, ${page.negatives.length} negatives`,
  )
  return record(spec, page, picture)
}

function place(entity, { text, line, span, reach }, map) {
  entity.text ??= text
  if (/\p{L}/u.test(text)) entity.mentions.push(text)
  if (entity.box) return void (entity.more_boxes ??= []).push(map(line), map(span))
  entity.box = map(line)
  entity.span_box = map(span)
  if (reach) entity.more_boxes = [map(reach)]
}

function record(spec, page, { width, height }) {
  const { file, lang, category, date, variant = 'clean' } = spec
  const turned = spec.degrade?.rotate ? `+rotate${spec.degrade.rotate}` : spec.degrade?.exif6 ? '+exif6' : ''
  return {
    file,
    lang,
    category,
    detected_date: date,
    detected_date_aliases: spec.dateAliases ?? [],
    facility: spec.facility ?? null,
    facility_aliases: spec.facilityAliases ?? [],
    physician: spec.physician ?? null,
    physician_aliases: spec.physicianAliases ?? [],
    patient: spec.patient ?? null,
    patient_aliases: spec.patientAliases ?? [],
    title: spec.title ?? null,
    quality: variant === 'clean' ? 'clean' : 'degraded',
    variant: variant + turned,
    width,
    height,
    entities: page.entities,
    negatives: page.negatives,
    optional_texts: page.optional,
  }
}

/** With --only, pages made now replace those of the same name; the others stay. */
function writeTruth() {
  const file = path.join(out, 'truth.json')
  const before = option('--only') && fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []
  const made = new Set(truth.map((t) => t.file))
  const all = [...before.filter((t) => !made.has(t.file)), ...truth].sort((a, b) =>
    a.file < b.file ? -1 : 1,
  )
  const json = JSON.stringify(all, null, 1).replace(
    /\[\s+(-?\d+),\s+(-?\d+),\s+(-?\d+),\s+(-?\d+)\s+\]/g,
    '[$1,$2,$3,$4]',
  )
  fs.writeFileSync(file, `${json}\n`)
  const count = (kind) => [...used].filter((id) => id.startsWith(`${kind}.`)).length
  console.log(`concepts used: ${['d', 'm', 'l', 'p', 'a', 'i'].map((k) => `${k} ${count(k)}`).join(', ')}`)
}
