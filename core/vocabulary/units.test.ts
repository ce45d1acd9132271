import { describe, expect, test } from 'vitest'
import { canonicalUnit, misreadUnit, printedUnit } from './units'

// spellings of one unit on a line
const same = `
K/uL; K/micl; 10E3/uL; x10^3/uL; 10^9/L; 10*9/L; x10E9/L; 10°3/uL; thou/uL; 10^3/mm3; x10³/µL; thou/pL; X 103 / puL; X 103/pupL; Thouslcumm; thousicumm; K/moL
M/uL; M/micl; 10^12/L; x10E12/L; T/L; mil/uL; mil/pL; X 10~6/pL; Milcumm; million‘cumm
mg/dL; mg/dl.; MG/DL; mg%; mg/100 mL; mg / dL
ug/dL; mcg/dL; µg/dL; μg/dl
U/L; IU/L; u/l
mIU/L; uIU/mL; mU/L
mL/min/1.73m2; mL/min/1.73 m²; ml/min/1.73; mL/min/1.73m?; mL/min/1.73m?2
sec; s; seconds; שניות
/HPF; per HPF; cells/hpf
mg/g; mg/g creat; mg/g cr
cells/cu.mm; cells/cu mm; cells/c.mm; /cumm; Cellisicumm; Celiioumm; cells/pL; cellsfcum; cells/cum; /fcumm; /ulL
lakhs/cu.mm; lakh/cumm; lakhs / cu. mm
mg/24h; mg/24 h; mg/day
mm/h; mm/hr; mm/1h; mm/1st hr
g/dL; gm%; gms%; gm/dI; g/d1
%; percent
`
describe('spellings of one unit', () => {
  test.each(same.trim().split('\n'))('%s', (line) => {
    const forms = line.split(';').map((unit) => canonicalUnit(unit))
    expect(forms[0]).not.toBeNull()
    expect(new Set(forms).size).toBe(1)
  })

  test('units that differ are not one', () => {
    expect(canonicalUnit('mg/dL')).not.toBe(canonicalUnit('mg/L'))
    expect(canonicalUnit('ng/mL')).not.toBe(canonicalUnit('pg/mL'))
    expect(canonicalUnit('mmol/L')).not.toBe(canonicalUnit('umol/L'))
    expect(canonicalUnit('pmol/L')).not.toBe(canonicalUnit('umol/L'))
    expect(canonicalUnit('mmol/mol')).not.toBe(canonicalUnit('mmol/L'))
    expect(canonicalUnit('ng/pL')).toBeNull()
  })

  test.each(['H', 'Negative', 'Test', 'e', '3.5-5.1', ''])('“%s” is none', (text) => {
    expect(canonicalUnit(text)).toBeNull()
  })
})

// read | expected of the analyte | meant
const misread = `
g/dI | g/dL, g/L | g/dL
mmol/| | mmol/L | mmol/L
gidl | g/dL, g/L, mmol/L | g/dL
V/L | U/L | U/L
Mimicl | M/micl, 10^6/uL | M/micl
mlU/mL | mIU/mL, IU/L | mIU/mL
g/I | g/dL, g/L, mmol/L | g/L
/JHPF | /HPF | /HPF
gal | g/dL, g/L | g/dL
mgal | mg/dL, mg/L | mg/dL
zzz | mg/dL | none
`
test.each(
  misread
    .trim()
    .split('\n')
    .map((row) => row.split(/ \| /)),
)('%s of %s → %s', (text, expected, meant) => {
  expect(misreadUnit(text ?? '', (expected ?? '').split(', ')) ?? 'none').toBe(meant)
})

test('shown as printed, without what the engine made of a superscript', () => {
  expect(['10°3/uL', 'mg/dL.', '(U/L)', '10*9/L'].map(printedUnit)).toEqual([
    '10^3/uL',
    'mg/dL',
    'U/L',
    '10^9/L',
  ])
})

test.each([
  ['thou/pL', 'thou/µL'],
  ['X 103/puL', 'X 103/µL'],
  ['Thouslcumm', 'Thous/cumm'],
  ['cellsfcum', 'cells/cumm'],
  ['/fcumm', '/cumm'],
  ['/ulL', '/uL'],
  ['gm/dI', 'gm/dL'],
  ['pg/mL', 'pg/mL'],
  ['pmol/L', 'pmol/L'],
])('%s is shown as %s', (printed, shown) => {
  expect(printedUnit(printed)).toBe(shown)
})
