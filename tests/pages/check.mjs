#!/usr/bin/env node
/**
 * node tests/pages/check.mjs DIR   the form of DIR/truth.json: boxes inside their picture, codes well formed, flags that
 * follow from value and range, one entity a concept, markup gone. Prints what is wrong; exit status 1 when anything is.
 */
import fs from 'node:fs'
import path from 'node:path'

const TYPES = ['diagnosis', 'medication', 'allergy', 'procedure', 'lab', 'imaging']
const CODE = {
  'ICD-10-CM': /^[A-Z]\d[\dA-Z](\.[\dA-Z]{1,4})?$/,
  'ICD-10-PCS': /^[\dA-HJ-NP-Z]{7}$/,
  ATC: /^[A-Z]\d\d[A-Z]([A-Z](\d\d)?)?$/,
  RxNorm: /^\d{3,7}$/,
  LOINC: /^\d{1,5}-\d$/,
}

/** LOINC's last digit is a Mod 10 check digit of the others (LOINC Users' Guide, appendix C). */
function loincChecks(code) {
  const [body, check] = code.split('-')
  const sum = [...body].reverse().reduce((total, d, i) => {
    const n = i % 2 === 0 ? Number(d) * 2 : Number(d)
    return total + (n > 9 ? n - 9 : n)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(check)
}

const dir = process.argv[2]
const truth = JSON.parse(fs.readFileSync(path.join(dir, 'truth.json'), 'utf8'))
const wrong = []
const expect = (ok, file, what) => ok || wrong.push(`${file}: ${what}`)

for (const page of truth) {
  const { file, width, height } = page
  expect(fs.existsSync(path.join(dir, file)), file, 'no picture')
  expect(/^\d{4}-\d\d-\d\d$/.test(page.detected_date), file, 'date')
  const seen = new Set()
  for (const e of page.entities) {
    const about = `${e.type} ${e.name}`
    expect(TYPES.includes(e.type), file, about)
    const key = [
      e.type,
      e.name,
      ...(e.type === 'lab' ? [e.value, e.date] : [e.type === 'imaging' && e.date]),
    ].join('|')
    expect(!seen.has(key), file, `${about} twice`)
    seen.add(key)
    for (const box of [e.box, e.span_box, ...(e.more_boxes ?? [])]) {
      const [x, y, w, h] = box
      expect(
        w > 2 && h > 2 && x >= -2 && y >= -2 && x + w <= width + 2 && y + h <= height + 2,
        file,
        `${about} box ${box}`,
      )
    }
    for (const [system, codes] of Object.entries(e.codes))
      for (const code of codes) {
        expect(CODE[system]?.test(code), file, `${about} ${system} ${code}`)
        if (system === 'LOINC') expect(loincChecks(code), file, `${about} check digit of ${code}`)
      }
    if (e.type === 'lab') expect(e.value != null && e.value !== '', file, `${about} has no value`)
    if (e.flag && typeof e.value === 'number' && e.ref_low != null && e.ref_high != null) {
      const side = e.value < e.ref_low ? 'L' : e.value > e.ref_high ? 'H' : 'N'
      expect(side === e.flag, file, `${about} ${e.value} [${e.ref_low}-${e.ref_high}] flag ${e.flag}`)
    }
    expect(!/[{}|]/.test(e.text), file, `${about} text ${e.text}`)
  }
}
const count = (f) => truth.reduce((n, p) => n + f(p), 0)
console.log(
  `${truth.length} pages, ${count((p) => p.entities.length)} entities, ${count((p) => p.negatives.length)} negatives`,
)
for (const line of wrong) console.log(line)
process.exitCode = wrong.length ? 1 : 0
