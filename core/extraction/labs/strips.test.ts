import { expect, test } from 'vitest'
import { sheet, type Block } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { extractLabs } from './index'

type Row = readonly [name: string, value: string, below?: string]

/** A strip of an analyser: names at the left, at the right the numbers, each over its limits, and Hebrew titles. */
function strip(rows: readonly Row[]) {
  const blocks = rows.flatMap(([name, value, below], at): Block[] => {
    const y = 300 + at * 90
    const right = (text: string): number => 1000 - text.length * 12
    return [
      ...(name === '' ? [] : [{ lines: [name], x: 80, y }]),
      /[א-ת]/.test(value)
        ? { lines: [value], x: 1000, y, rtl: true }
        : { lines: [value], x: right(value), y },
      ...(below ? [{ lines: [below], x: right(below), y: y + 38 }] : []),
    ]
  })
  const head: Block = { lines: ['מרפאת המשפחה בשרון', 'בדיקות מעבדה של היום'], x: 1000, y: 80, rtl: true }
  return extractLabs(readDocument(sheet([head, ...blocks]))).map(({ name, value, unit, refLow, refHigh }) =>
    [name, value, unit, refLow, refHigh].join(' '),
  )
}

test('the limits in the line under a number are its own, bracketed or not; a share whose sign was read as a letter is one', () => {
  expect(
    strip([
      ['LYMs', '52.6 % H', '20.0-40.0'],
      ['HCT', '42.3 %', '[ 37.0-50.0 ]'],
      ['MCV', '87.2 fL', '80.0-100.0'],
      ['CRP', '31 mg/L', '0-10'],
    ]),
  ).toEqual([
    'Lymphocytes % 52.6 % 20 40',
    'Hematocrit 42.3 % 37 50',
    'Mean corpuscular volume 87.2 fL 80 100',
    'C-reactive protein 31 mg/L 0 10',
  ])
})

test('a Hebrew title at the right is that of the Latin names below it', () => {
  expect(
    strip([
      ['HCT', '42.3 %', '37.0-50.0'],
      ['', 'שתן'],
      ['LEU', 'NEG'],
      ['NIT', 'NEG'],
      ['KET', '1+'],
    ]).slice(1),
  ).toEqual(['Urine leukocyte esterase NEG   ', 'Urine nitrite NEG   ', 'Urine ketones 1+   '])
})

test('a number under a number is no limits', () => {
  const found = strip([
    ['HCT', '42.3 %', '41.0'],
    ['MCV', '87.2 fL', '85.0'],
    ['CRP', '31 mg/L', '12'],
  ])
  expect(found.filter((one) => !one.endsWith('  '))).toEqual([])
})
