import { expect, test } from 'vitest'
import { sheet, type Block } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { extract } from '../extract'
import { extractLabs } from './index'

/** A Hebrew app's card: names and limits at the right edge, at the left the number, left of it its unit, and what it makes of it. */
function cards(
  ...results: readonly (readonly [name: string, latin: string, value: string, limits: string])[]
) {
  const blocks = results.flatMap(([name, latin, value, limits], at): Block[] => {
    const y = 200 + at * 200
    return [
      { lines: [name], x: 1520, y, rtl: true },
      { lines: [value], x: 80, y: y + 10 },
      { lines: [latin], x: 1520, y: y + 50, rtl: true },
      { lines: [`טווח: ${limits}`], x: 1520, y: y + 100, rtl: true },
      { lines: ['תקין'], x: 140, y: y + 100, rtl: true },
    ]
  })
  return readDocument(sheet([{ lines: ['תאריך הבדיקה: 03.03.2025'], x: 1520, y: 80, rtl: true }, ...blocks]))
}

test('a unit that stands left of its number is that number’s, and the limits below are the card’s', () => {
  const document = cards(
    ['גלוקוז בצום', 'GLUCOSE', 'mg/dL 98', '70 - 100'],
    ['כולסטרול', 'CHOLESTEROL', 'mg/dL 176', '<200'],
    ['חומצה אורית', 'URIC ACID', 'mg/dL 7.6', '3.5 - 7.2'],
  )
  const told = extractLabs(document).map(({ name, value, unit, refLow, refHigh }) => [
    name,
    value,
    unit,
    refLow,
    refHigh,
  ])
  expect(told).toEqual([
    ['Glucose', '98', 'mg/dL', 70, 100],
    ['Total cholesterol', '176', 'mg/dL', null, 200],
    ['Uric acid', '7.6', 'mg/dL', 3.5, 7.2],
  ])
})

test('what the limits make of a result is no second result that enters by itself', () => {
  const document = readDocument(
    sheet([
      { lines: ['Triglycerides       203       mg/dL      0 - 150'], x: 80, y: 200 },
      { lines: ['Potassium           4.1       mmol/L    3.5 - 5.1'], x: 80, y: 240 },
      { lines: ['TRIGLYCERIDES       normal'], x: 80, y: 280 },
    ]),
  )
  const told = extract(document).map(({ name, value, doubt }) => [name, value, doubt])
  expect(told).toEqual([
    ['Triglycerides', '203', null],
    ['Potassium', '4.1', null],
    ['Triglycerides', 'normal', 'misread_value'],
  ])
})

test.each([
  ['A/G', '1.4', 'Albumin/globulin ratio'],
  ['INR', '1.3', 'INR'],
])('a name beside its result on a Hebrew page is no unit: %s %s', (latin, value, name) => {
  const document = readDocument(
    sheet([
      { lines: ['תאריך הבדיקה: 03.03.2025'], x: 1520, y: 80, rtl: true },
      { lines: ['תוצאות:'], x: 1520, y: 140, rtl: true },
      { lines: [`${latin} ${value}`], x: 1300, y: 200 },
    ]),
  )
  expect(extractLabs(document).map((lab) => [lab.name, lab.value])).toEqual([[name, value]])
})
