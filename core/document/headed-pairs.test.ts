import { expect, test } from 'vitest'
import { sheet } from '../../tests/support/page'
import { extract } from '../extraction/extract'
import { readDocument } from './read'

const sections = (blocks: Parameters<typeof sheet>[0]) =>
  readDocument(sheet(blocks)).sections.map(
    ({ kind, heading, lines }) => `${kind}: ${[heading, ...lines].map((line) => line?.text).join(' / ')}`,
  )

const left = `Allergies
Penicillin, rash
Nuts, hives
Latex: no
Habits and safety
Tobacco: never
Alcohol: none
Falls: none
Medicines
olmesartan 40 mg once a day
rosuvastatin 5 mg at bedtime
metformin 500 mg twice a day`.split('\n')

const right = `Measured today
Blood pressure 138/82 mmHg
Pulse 74
BMI 29.4
Results discussed
HDL 54 mg/dL
TSH 2.88 mIU/L
Calcium 10.6 mg/dL
Past surgery
Gallbladder removed 1998
Tubal ligation 1994
Tonsillectomy 1965`.split('\n')

test('two columns of parts that are headed together are read one after the other', () => {
  const page = sheet([
    { lines: left, x: 80, y: 200 },
    { lines: right, x: 860, y: 200 },
  ])
  const found = extract(readDocument(page)).map(({ name }) => name)
  expect(found).toEqual(expect.arrayContaining(['HDL cholesterol', 'Calcium', 'Cholecystectomy']))
})

test('a table that stands across under both stays whole', () => {
  const rows = ['Influenza       10/08/2025', 'COVID-19        10/08/2025', 'Shingrix        02/21/2023']
  const y = 200 + 13 * 41
  const found = sections([
    { lines: left, x: 80, y: 200 },
    { lines: right, x: 860, y: 200 },
    { lines: ['Vaccines', ...rows], x: 80, y },
    { lines: ['fall 2026', 'declined', 'complete'], x: 900, y: y + 41 },
  ])
  expect(found.join(' / ')).toContain('Influenza 10/08/2025 fall 2026 / COVID-19 10/08/2025 declined')
  expect(found.some((one) => one.startsWith('examination: Measured today / Blood pressure'))).toBe(true)
})

test('a form whose labels are headings is read line by line', () => {
  const found = sections([
    {
      lines: ['Diagnosis', 'Allergies', 'Medications', 'Past medical history', 'Plan', 'Family history'],
      x: 80,
      y: 200,
    },
    {
      lines: ['Asthma', 'Penicillin', 'Salbutamol', 'Eczema as a child', 'Review in spring', 'Hay fever'],
      x: 700,
      y: 200,
    },
  ])
  expect(found.join('\n')).toContain('medications: Medications / Salbutamol')
})
