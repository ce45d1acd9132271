import { expect, test } from 'vitest'
import type { Word } from './page'
import { withPercentsRead } from './unit-columns'

const word = (text: string, left: number, top: number): Word => ({
  text,
  box: [left, top, 20, 20],
  confidence: 0.9,
  line: top,
})
const read = (words: readonly Word[]): string[] => withPercentsRead(words).map(({ text }) => text)

test('in a column of percent signs what was read of one is one', () => {
  expect(read([word('%', 500, 0), word('$%', 500, 40), word('=', 502, 80), word('%', 501, 120)])).toEqual([
    '%',
    '%',
    '%',
    '%',
  ])
})

test('in small print it is read as figures, and a 9 elsewhere stays one', () => {
  const column = [word('%', 500, 0), word('9%', 500, 40), word('9', 502, 80), word('Go', 500, 120)]
  const numbers = [word('7.1', 300, 40), word('6.2', 300, 80)]
  expect(read([...column, word('%', 501, 160), ...numbers]).slice(0, 5)).toEqual(['%', '%', '%', '%', '%'])
  // Nothing is before them that they could be the unit of: results.
  expect(read([...column.slice(0, 3), word('%', 501, 160)])).toEqual(['%', '9%', '9', '%'])
  expect(read([word('%', 500, 0), word('9', 300, 40), word('%', 501, 80)])).toEqual(['%', '9', '%'])
})

test('elsewhere a sign of money or of equality stays one', () => {
  expect(read([word('%', 500, 0), word('$', 900, 40), word('=', 300, 80), word('%', 501, 120)])).toEqual([
    '%',
    '$',
    '=',
    '%',
  ])
  expect(read([word('%', 500, 0), word('$', 500, 40)])).toEqual(['%', '$'])
})
