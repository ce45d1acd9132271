import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import type { PageReading } from '../../document/page'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'

/** Value and what becomes of it, of each result of a page. */
const told = (page: PageReading) =>
  extract(readDocument(page)).flatMap((entity) =>
    entity.type === 'lab' ? [`${entity.value} ${decide(entity).decision}`] : [],
  )

const accepted = (page: PageReading) => told(page).filter((one) => one.endsWith('accepted'))

test.each([
  ['Drug class', 'Cutoff (ng/mL)'],
  ['Drug class', 'Cutoff ng/mL'],
  ['Test', 'Cut-off'],
  ['Test', 'Threshold ng/mL'],
  ['Test', 'Decision level'],
  ['Test', 'Reporting limit'],
  ['Test', 'LOQ (ng/mL)'],
  ['Test', 'Detection limit'],
  ['Test', 'Lot no.'],
  ['Test', 'Zworkle (ng/mL)'],
])('%s | %s | Result: the words beside the numbers are the results', (name, title) => {
  const page = typed(`
Toxicology laboratory
Urine drug screen
${name.padEnd(18)}     ${title.padEnd(18)}   Result
Amphetamines           500                  NEGATIVE
Barbiturates           200                  NEGATIVE
Cannabinoids           50                   POSITIVE
Opiates                300                  NEGATIVE`)
  const found = told(page)
  expect(found.filter((one) => /^\d+ accepted/.test(one))).toEqual([])
  if (!title.startsWith('Zworkle'))
    expect(found.map((one) => one.split(' ')[0])).toEqual(['NEGATIVE', 'NEGATIVE', 'POSITIVE', 'NEGATIVE'])
})

test('numbers beside words under no titles are no results that nobody asks about', () => {
  const page = typed(`
Urine drug screen
Amphetamines           500                  NEGATIVE
Barbiturates           200                  NEGATIVE
Cannabinoids           50                   POSITIVE
Opiates                300                  NEGATIVE`)
  expect(accepted(page).filter((one) => /^\d/.test(one))).toEqual([])
})

test('the same in Hebrew', () => {
  const page = typed(
    `
מעבדה לטוקסיקולוגיה
בדיקה                  ערך סף               תוצאה
Amphetamines           500                  שלילי
Barbiturates           200                  שלילי
Cannabinoids           50                   חיובי
Opiates                300                  שלילי`,
    { rtl: true },
  )
  expect(told(page).map((one) => one.split(' ')[0])).toEqual(['שלילי', 'שלילי', 'חיובי', 'שלילי'])
})

test('a class beside its amount is no result, on whichever side it stands', () => {
  const rows = [
    ['Allergen', 'Result', 'Class'],
    ['Wheat', '0.77', '2'],
    ['Soybean', '4.80', '3'],
    ['Egg white', '0.12', '0'],
    ['Peanut', '9.40', '3'],
  ]
  const page = (order: readonly number[]) =>
    typed(
      [
        'Allergy laboratory',
        'Specific IgE, kU/L',
        ...rows.map((row) => order.map((at) => (row[at] ?? '').padEnd(20)).join('')),
      ].join('\n'),
    )
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
  ])
    for (const one of told(page(order))) expect(one).toMatch(/^\d\.\d\d /)
})

test.each([
  [
    'behind',
    [
      'Wheat IgE      0.77       2',
      'Soybean IgE    4.80       3',
      'Egg white IgE  0.12       0',
      'Peanut IgE     9.40       3',
    ],
  ],
  [
    'before',
    [
      'Wheat IgE      2       0.77',
      'Soybean IgE    3       4.80',
      'Egg white IgE  0       0.12',
      'Peanut IgE     3       9.40',
    ],
  ],
])('classes %s amounts under no titles are no results', (_, rows) => {
  const found = told(typed(['Allergy laboratory', 'Specific IgE, kU/L', ...rows].join('\n')))
  expect(found.length).toBeGreaterThan(0)
  for (const one of found) expect(one).toMatch(/^\d\.\d\d (?!accepted)/)
})

test('a limit of detection behind the results is not in their way', () => {
  const page = typed(`
Toxicology laboratory
Compound               Result               LOQ ng/mL        Agreement with what was told
Buprenorphine          84 ng/mL             2                CONSISTENT
Zworklamine            212 ng/mL            5                CONSISTENT
Blorbamate             340 ng/mL            10               INCONSISTENT
Cotinine               905 ng/mL            25               CONSISTENT
Ferritin               61 ng/mL             5                INCONSISTENT`)
  expect(told(page).map((one) => one.split(' ')[0])).toEqual(['84', '212', '340', '905', '61'])
})
