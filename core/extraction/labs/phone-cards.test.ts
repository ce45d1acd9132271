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

/** Cards of two columns: a name over its limits, and a number in its unit that stands level with their middle, at the far edge. */
function beside(
  ...results: readonly (readonly [name: string, limits: string, value: string, flag: string])[]
) {
  const blocks = results.flatMap(([name, limits, value, flag], at): Block[] => {
    const [y, edge] = [200 + (at >> 1) * 90, at % 2 === 0 ? 1520 : 720]
    return [
      { lines: [name], x: edge, y, rtl: true },
      { lines: [value], x: edge - 620, y: y + 18 },
      { lines: [flag], x: edge - 640, y: y + 18, rtl: true },
      { lines: [`טווח: ${limits}`], x: edge, y: y + 36, rtl: true },
    ]
  })
  return readDocument(sheet([{ lines: ['תאריך הבדיקה: 11.02.2025'], x: 1520, y: 80, rtl: true }, ...blocks]))
}

test('a number level with the middle of a name and its limits is of that name, in either column', () => {
  const document = beside(
    ['ברזל Iron', '37 - 145', '61 ug/dL', 'תקין'],
    ['פריטין Ferritin', '13 - 150', '8 ng/mL', 'נמוך'],
    ['טרנספרין', '200 - 360', '371 mg/dL', 'גבוה'],
    ['חומצה פולית', '4.6 - 18.7', '9.2 ng/mL', 'תקין'],
    ['מגנזיום Magnesium', '1.6 - 2.6', '2.04 mg/dL', 'תקין'],
    ['LDH', '135 - 225', '188 U/L', 'תקין'],
  )
  const told = extract(document).map(({ name, value, unit, refLow, refHigh, doubt }) =>
    [name, value, unit, refLow, refHigh, doubt].join(' '),
  )
  expect(told.sort()).toEqual([
    'Ferritin 8 ng/mL 13 150 ',
    'Folate 9.2 ng/mL 4.6 18.7 ',
    'Iron 61 ug/dL 37 145 ',
    'Lactate dehydrogenase 188 U/L 135 225 ',
    'Magnesium 2.04 mg/dL 1.6 2.6 ',
    'Transferrin 371 mg/dL 200 360 ',
  ])
})
