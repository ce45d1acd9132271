import { expect, test } from 'vitest'
import { withoutBracketedMarks } from './bracketed-marks'
import type { Word } from './page'

const line = (...texts: readonly string[]): Word[] => {
  let x = 100
  return texts.map((text, at) => {
    const width = text.length * 15
    const word: Word = { text, box: [x, 200, width, 28], confidence: 0.9, line: at }
    x += width + 20
    return word
  })
}

const left = (...texts: readonly string[]): string =>
  withoutBracketedMarks(line(...texts))
    .map(({ text }) => text)
    .join(' ')

test('a mark in brackets between a result and its unit, from either side, is taken out', () => {
  expect(left('121', '(+)', 'mg/dL', '[70-100]')).toBe('121 mg/dL [70-100]')
  expect(left('[40-60]', 'mg/dL', '(-)', '33')).toBe('[40-60] mg/dL 33')
})

test('one that may be the result itself, or that nothing stands beside, stays', () => {
  expect(left('Nitrite', '(-)', 'mg/dL')).toBe('Nitrite (-) mg/dL')
  expect(left('Protein', '(+)')).toBe('Protein (+)')
  expect(left('30', '(+)', 'trace')).toBe('30 (+) trace')
})
