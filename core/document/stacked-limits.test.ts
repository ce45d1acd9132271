import { describe, expect, test } from 'vitest'
import { sheet, type Block } from '../../tests/support/page'
import { readDocument } from './read'

/** What tells the slope of the page: lines of words. */
const foot: Block = {
  x: 80,
  y: 600,
  lines: [
    'Results are to be read with the clinical findings',
    'Samples are kept for seven days at this place',
  ],
}

const rows = (blocks: readonly Block[]) =>
  readDocument(sheet([...blocks, foot])).results.flatMap((table) =>
    table.rows.map(({ name, value, unit, range }) => [name.text, value.text, unit, range].join(' | ')),
  )

const column = (x: number, lines: readonly string[], more: Partial<Block> = {}): Block => ({
  x,
  y: 100,
  pitch: 70,
  lines,
  ...more,
})
const names = column(80, ['Estradiol', 'Prolactin', 'Testosterone', 'Cortisol'])
const results = column(500, ['171', '318', '2.6', '402'])
const units = column(700, ['pmol/L', 'mIU/L', 'nmol/L', 'nmol/L'])
const upper = column(950, ['854', '496', '1.7', '507'], { y: 86, size: 18 })
const lower = column(950, ['45', '102', '0.3', '166'], { y: 118, size: 18 })

describe('limits as a fraction', () => {
  const expected = [
    'Estradiol | 171 | pmol/L | 45-854',
    'Prolactin | 318 | mIU/L | 102-496',
    'Testosterone | 2.6 | nmol/L | 0.3-1.7',
    'Cortisol | 402 | nmol/L | 166-507',
  ]

  test('the upper one over the lower, centred on their row', () => {
    expect(rows([names, results, units, upper, lower])).toEqual(expected)
  })

  test('the lower one over the upper', () => {
    const [over, under] = [
      { ...lower, y: 86 },
      { ...upper, y: 118 },
    ]
    expect(rows([names, results, units, over, under])).toEqual(expected)
  })

  test('numbers of rows that stand close together are rows of their own', () => {
    const close = { pitch: 32 }
    const found = rows([
      column(80, ['Sodium', 'Chloride', 'Glucose', 'Urea', 'Iron', 'Ferritin'], close),
      column(500, ['141', '103', '88', '34', '80', '61'], close),
      column(700, ['mmol/L', 'mmol/L', 'mg/dL', 'mg/dL', 'ug/dL', 'ng/mL'], close),
    ])
    expect(found.map((row) => row.split(' | ')[1])).toEqual(['141', '103', '88', '34', '80', '61'])
  })
})
