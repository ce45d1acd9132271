import { expect, test } from 'vitest'
import { sheet, type Block } from '../../../tests/support/page'
import { readDocument } from '../read'

const at = (text: string, x: number, y: number): Block => ({ lines: [text], x, y })

const titles = (left: number): Block[] => [
  at('Test', left, 200),
  at('08/07/2026', left + 260, 200),
  at('05/08/2026', left + 420, 200),
  at('Normal', left + 590, 200),
]

/** Rows whose name has its unit in a line below it, its numbers level with neither. */
const rows = (left: number, from: number, pitch: number, all: readonly string[]): Block[] =>
  all.flatMap((row, index) => {
    const [name = '', unit = '', first = '', second = '', limits = ''] = row.split(' | ')
    const top = from + index * pitch
    return [
      at(name, left, top),
      at(unit, left, top + 36),
      at(first, left + 280, top + 18),
      at(second, left + 440, top + 18),
      at(limits, left + 590, top + 18),
    ]
  })

test('two tables side by side, each with its titles, keep their own rows though these are not level', () => {
  const page = sheet(
    [
      at('Wallace Medical Laboratory', 100, 80),
      ...titles(100),
      ...titles(950),
      ...rows(100, 260, 84, [
        'Creatinine | mg/dL | 1.71 | 1.44 | 0.7-1.2',
        'Urea | mg/dL | 64 | 55 | 17-43',
        'Sodium | mmol/L | 138 | 140 | 136-145',
        'Potassium | mmol/L | 5.4 | 4.9 | 3.5-5.1',
      ]),
      ...rows(950, 242, 84, [
        'Hemoglobin | g/dL | 10.9 | 11.8 | 13.5-17.5',
        'Albumin | g/dL | 3.8 | 4.1 | 3.5-5.2',
        'ALT | U/L | 29 | 33 | 0-41',
        'Glucose | mg/dL | 132 | 118 | 70-100',
      ]),
    ],
    { width: 1800 },
  )
  const found = readDocument(page).results.flatMap((table) =>
    table.rows.map(({ name, value, range }) => `${name.text} ${value.text} (${range})`),
  )
  expect(found.toSorted()).toEqual(
    [
      'Creatinine 1.71 (0.7-1.2)',
      'Creatinine 1.44 (0.7-1.2)',
      'Urea 64 (17-43)',
      'Urea 55 (17-43)',
      'Sodium 138 (136-145)',
      'Sodium 140 (136-145)',
      'Potassium 5.4 (3.5-5.1)',
      'Potassium 4.9 (3.5-5.1)',
      'Hemoglobin 10.9 (13.5-17.5)',
      'Hemoglobin 11.8 (13.5-17.5)',
      'Albumin 3.8 (3.5-5.2)',
      'Albumin 4.1 (3.5-5.2)',
      'ALT 29 (0-41)',
      'ALT 33 (0-41)',
      'Glucose 132 (70-100)',
      'Glucose 118 (70-100)',
    ].toSorted(),
  )
})
