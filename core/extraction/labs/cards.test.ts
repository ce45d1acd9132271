import { expect, test } from 'vitest'
import { sheet, type Block } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { extractLabs } from './index'

type Result = readonly [name: string, value: string, limits: string, previous: string]

/** Cards beside one another, the number in letters of its own height (pixels), an earlier result at the foot of each. */
function cards(size: number, results: readonly Result[]) {
  const blocks = results.flatMap(([name, value, limits, previous], at): Block[] => {
    const x = 80 + at * 480
    return [
      { lines: [name], x, y: 200 },
      { lines: [value], x, y: 200 + 1.7 * size, size },
      { lines: [`Range: ${limits}`], x, y: 320 },
      { lines: [previous], x, y: 372 },
    ]
  })
  return readDocument(sheet([{ lines: ['Collected: 14/11/2025'], x: 80, y: 80 }, ...blocks]))
}

const told = (document: ReturnType<typeof readDocument>) =>
  extractLabs(document).map(({ name, value, unit, date }) => [name, value, unit, date])

const three: readonly Result[] = [
  ['Lipase', '31 U/L', '13 - 60', 'Previous: 44 (02/04/2025)'],
  ['Calcium', '9.4 mg/dL', '8.6 - 10.2', 'Previous: 9.1 (14/05/2025)'],
  ['Ferritin', '64 ng/mL', '30 - 400', 'No previous test'],
]

test('a number set larger than its name is that of its card, and the earlier one under it is of its own day', () => {
  expect(told(cards(42, three))).toEqual(
    expect.arrayContaining([
      ['Lipase', '31', 'U/L', '2025-11-14'],
      ['Lipase', '44', 'U/L', '2025-04-02'],
      ['Calcium', '9.4', 'mg/dL', '2025-11-14'],
      ['Calcium', '9.1', 'mg/dL', '2025-05-14'],
      ['Ferritin', '64', 'ng/mL', '2025-11-14'],
    ]),
  )
})

test('an earlier result without its day is none', () => {
  const undated = three.map(([name, value, limits]): Result => [name, value, limits, 'Previous: 44'])
  expect(told(cards(24, undated))).toHaveLength(3)
})

/** Cells of a ruled table: names in its head, numbers under them, each at the middle of its column. */
function cells(columns: readonly (readonly string[])[]) {
  const blocks = columns.flatMap((lines, at) =>
    lines.map((line, row): Block => ({
      lines: [line],
      x: 200 + at * 300 - line.length * 6,
      y: 200 + row * 70,
    })),
  )
  return readDocument(sheet([{ lines: ['Collected: 14/11/2025'], x: 80, y: 80 }, ...blocks]))
}

test('numbers at the middle of their cells are those of the names over them', () => {
  const table = cells([
    ['Haemoglobin', '13.4 g/dL', '13.5 - 17.5'],
    ['Platelets', '201 K/uL', '150 - 400'],
    ['Creatinine', '1.05 mg/dL', '0.70 - 1.20'],
    ['LDH', '196 U/L', '135 - 225'],
  ])
  expect(told(table).map(([name, value]) => [name, value])).toEqual([
    ['Hemoglobin', '13.4'],
    ['Platelet count', '201'],
    ['Creatinine', '1.05'],
    ['Lactate dehydrogenase', '196'],
  ])
})

test('two numbers one under another are results of two days: which is today’s is not known', () => {
  const table = cells([
    ['Haemoglobin', '13.4 g/dL', '12.9 g/dL'],
    ['Platelets', '201 K/uL', '188 K/uL'],
    ['Creatinine', '1.05 mg/dL', '1.11 mg/dL'],
    ['LDH', '196 U/L', '204 U/L'],
  ])
  const accepted = extractLabs(table).filter(({ doubt, date }) => doubt === null && date !== null)
  expect(accepted).toEqual([])
})
