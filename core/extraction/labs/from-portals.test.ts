import { expect, test } from 'vitest'
import { sheet, type Block } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { extractLabs } from './index'

const told = (lines: readonly string[]) =>
  extractLabs(readDocument(sheet([{ lines: ['Collected on Apr 6, 2026', ...lines], x: 80, y: 80 }]))).map(
    ({ name, value, unit, refLow, refHigh, date }) => [name, value, unit, refLow, refHigh, date].join(' '),
  )

const albumin = ['Albumin', 'Normal range: 3.5 - 5.0 g/dL', '4.5 g/dL']

test('a name, its limits under it, and its number under these: each card a result', () => {
  expect(told([...albumin, 'Bilirubin Total', 'Normal range: 0.2 - 1.2 mg/dL', '1.9 mg/dL (High)'])).toEqual([
    'Albumin 4.5 g/dL 3.5 5 2026-04-06',
    'Total bilirubin 1.9 mg/dL 0.2 1.2 2026-04-06',
  ])
})

test('limits with nothing in their unit under them are no result', () => {
  expect(told([...albumin, 'Ferritin', 'Normal range: 30 - 400 ng/mL', 'To follow'])).toEqual([])
})

/** Cards beside one another: a bar under the limits has their ends once more at its foot, the result stands below it behind its label. */
function bars(
  results: readonly (readonly [name: string, limits: string, ends: string, value: string])[],
  rtl = false,
) {
  const blocks = results.flatMap(([name, limits, ends, value], at): Block[] => {
    const x = rtl ? 1520 - (at % 3) * 480 : 80 + (at % 3) * 480
    const y = 200 + Math.floor(at / 3) * 230
    const inset = rtl ? -140 : 100
    return [
      { lines: [name], x, y, rtl },
      { lines: [limits], x, y: y + 40, rtl },
      { lines: [ends], x: x + inset, y: y + 90, size: 20, rtl },
      { lines: [value], x, y: y + 130, rtl },
    ]
  })
  return extractLabs(
    readDocument(sheet([{ lines: ['Collected on Apr 6, 2026'], x: 80, y: 80 }, ...blocks])),
  ).map(({ name, value, unit, refLow, refHigh, flag }) =>
    [name, value, unit, refLow, refHigh, flag].join(' '),
  )
}

test('the ends of a bar are limits once more, and the number behind its label is the result', () => {
  expect(
    bars([
      ['Ferritin', 'Normal range: 30 - 400 ng/mL', '30      400', 'Value 12 Low'],
      ['Magnesium', 'Normal range: 1.6 - 2.6 mg/dL', '1.6     2.6', 'Value 2.04'],
      ['Uric acid', 'Normal = range: 3.5 - 7.2 mg/dL', '3.5     7.2', 'Value 7.6 High'],
      ['HBsAg', 'Normal value: Nonreactive', '', 'Value Reactive'],
      ['Lipase', 'Normal range: 13 - 60 U/L', '13      60', 'Value pending'],
      ['LDH', 'Normal range: 135 - 225 U/L', '135     225', 'Value 188 U/L'],
    ]),
  ).toEqual([
    'Ferritin 12 ng/mL 30 400 L',
    'Magnesium 2.04 mg/dL 1.6 2.6 N',
    'Uric acid 7.6 mg/dL 3.5 7.2 H',
    'Hepatitis B surface antigen Reactive    H',
    'Lactate dehydrogenase 188 U/L 135 225 N',
  ])
})

test('in Hebrew the cards begin at their right edge', () => {
  expect(
    bars(
      [
        ['פריטין', 'טווח תקין: 30 - 400 ng/mL', '30      400', 'תוצאה 12 נמוך'],
        ['מגנזיום', 'טווח תקין: 1.6 - 2.6 mg/dL', '1.6     2.6', 'תוצאה 2.04'],
        ['ברזל', 'טווח תקין: 37 - 145 ug/dL', '37      145', 'תוצאה 61'],
      ],
      true,
    ),
  ).toEqual(['Ferritin 12 ng/mL 30 400 L', 'Magnesium 2.04 mg/dL 1.6 2.6 N', 'Iron 61 ug/dL 37 145 N'])
})
