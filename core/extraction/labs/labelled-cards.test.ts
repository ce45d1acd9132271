import { expect, test } from 'vitest'
import { sheet, type Block } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { extractLabs } from './index'

/** Cards in columns: a label with its result, below it how it was measured and its limits. */
function cards(columns: readonly (readonly string[])[], { rtl = false } = {}) {
  const blocks = columns.map((lines, at): Block => {
    const x = rtl ? 1500 - at * 480 : 80 + at * 480
    return { lines, x, y: 200, pitch: 52, rtl }
  })
  return extractLabs(readDocument(sheet(blocks))).map(({ name, value, unit, refLow, refHigh }) =>
    [name, value, unit, refLow, refHigh].join(' '),
  )
}

test('each limits are of the label above them, whatever method stands before them', () => {
  expect(
    cards([
      [
        'HbA2: 5.1 %',
        'HPLC, reference range: 1.8 - 3.5',
        'MCV: 63.8 fL',
        'Counter, reference range: 80 - 98',
      ],
      ['HbF: 0.7 %', 'HPLC, reference range: 0 - 2', 'Ferritin: 48 ng/mL', 'CLIA, reference range: 13 - 150'],
    ]),
  ).toEqual([
    'Hemoglobin A2 5.1 % 1.8 3.5',
    'Hemoglobin F 0.7 % 0 2',
    'Mean corpuscular volume 63.8 fL 80 98',
    'Ferritin 48 ng/mL 13 150',
  ])
})

test('read from the right, a label ends at its colon', () => {
  expect(
    cards(
      [
        [
          'המוגלובין: 10.9 g/dL',
          'מונה אוטומטי, ערכי ייחוס 12 - 16',
          'חלבון C: 104 %',
          'פעילות, ערכי ייחוס 70 - 140',
        ],
        [
          'טסיות: 263 K/uL',
          'מונה אוטומטי, ערכי ייחוס 150 - 450',
          'פריטין: 48 ng/mL',
          'מחושב, ערכי ייחוס 13 - 150',
        ],
      ],
      { rtl: true },
    ),
  ).toEqual([
    'Hemoglobin 10.9 g/dL 12 16',
    'Platelet count 263 K/uL 150 450',
    'Protein C activity 104 % 70 140',
    'Ferritin 48 ng/mL 13 150',
  ])
})

test('a result without limits below it has none, and a word is a result as well', () => {
  expect(
    cards([
      ['Ferritin: 48 ng/mL', 'CLIA, reference range: 13 - 150', 'Lupus anticoagulant: negative', 'dRVVT'],
      ['HbF: 0.7 %', 'HPLC, reference range: 0 - 2', 'Homocysteine: 8.7 umol/L', 'CLIA'],
    ]),
  ).toEqual([
    'Ferritin 48 ng/mL 13 150',
    'Hemoglobin F 0.7 % 0 2',
    'Lupus anticoagulant negative   ',
    'Homocysteine 8.7 umol/L  ',
  ])
})

test('limits that stand under no label are nobody’s', () => {
  const found = cards([
    ['Ferritin: 48 ng/mL', 'sample hemolysed', 'HbF: 0.7 %', 'sample hemolysed'],
    ['', 'HPLC, reference range: 0 - 2', '', 'CLIA, reference range: 13 - 150'],
  ])
  expect(found.filter((one) => / (?:2|150)$/.test(one))).toEqual([])
})
