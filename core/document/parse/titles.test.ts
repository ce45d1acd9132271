import { expect, test } from 'vitest'
import type { ColumnTitle } from '../column-titles'
import type { Word } from '../page'
import { titlesOver } from './titles'

const word = (text: string, x: number, width: number): Word => ({
  text,
  box: [x, 0, width, 20],
  confidence: 1,
  line: 0,
})
const day = (date: string, x: number): ColumnTitle => ({
  role: 'value',
  title: date,
  box: [x, 0, 110, 20],
  date,
  drug: false,
  previous: false,
})

const days = [day('2025-03-04', 500), day('2024-11-12', 800), day('2024-05-20', 1100)]
const rows = [
  [[word('Sodium', 100, 90)], [word('139', 560, 40)], [word('141', 860, 40)], []],
  [[word('Potassium', 100, 120)], [word('4.4', 560, 40)], [], [word('4.6', 1160, 40)]],
  [[word('Chloride', 100, 100)], [word('101', 560, 40)], [word('104', 860, 40)], [word('99', 1160, 30)]],
]
const dates = (cells: typeof rows) => titlesOver(days, cells).map((title) => title?.date ?? null)

test('each day stands over its own column', () => {
  expect(dates(rows)).toEqual([null, '2025-03-04', '2024-11-12', '2024-05-20'])
})

test('a remark that reaches over the columns takes none of their days', () => {
  const remark = [[word('Potassium is to be repeated in', 100, 1000)], [], [], [word('6 months', 1150, 90)]]
  expect(dates([...rows, remark])).toEqual([null, '2025-03-04', '2024-11-12', '2024-05-20'])
})
