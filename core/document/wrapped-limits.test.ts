import { expect, test } from 'vitest'
import type { Word } from './page'
import { withWrappedLimits } from './wrapped-limits'

const word = (text: string, left: number, top: number): Word => ({
  text,
  box: [left, top, 12 * text.length, 24],
  confidence: 0.9,
  line: top,
})
const read = (words: readonly Word[]): string[] => withWrappedLimits(words).map(({ text }) => text)
const lymphocytes = [word('Lymphocytes', 80, 100), word('2300', 400, 100)]

test('the second limit below the first, where its column is too narrow', () => {
  const limits = [word('1000', 700, 100), word('-', 760, 108), word('3000', 700, 140)]
  expect(read([...lymphocytes, ...limits, word('/uL', 900, 100)])).toEqual([
    'Lymphocytes',
    '2300',
    '1000-3000',
    '/uL',
  ])
  expect(read([...lymphocytes, word('1,000-', 700, 100), word('3,000', 702, 142)])).toEqual([
    'Lymphocytes',
    '2300',
    '1,000-3,000',
  ])
})

test('a number of a row of its own, and one that is lower, are no second limit', () => {
  const rows = [...lymphocytes, word('1000', 700, 100), word('-', 760, 108)]
  const next = [word('Monocytes', 80, 140), word('450', 400, 140), word('3000', 700, 140)]
  expect(read([...rows, ...next])).toContain('1000')
  expect(read([...rows, word('300', 700, 140)])).toContain('1000')
})
