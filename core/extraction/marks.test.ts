import { expect, test } from 'vitest'
import { closingEnd, marksOf, wordsSaying } from './marks'
import type { PageReading, Word } from '../document/page'

const frame = { width: 1000, height: 1000 }
const page: PageReading = {
  version: 1,
  source: frame,
  frame,
  toSource: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  turn: 0,
  script: 'latin',
  words: [],
}
const word = (text: string, x: number, width: number, line = 0): Word => ({
  text,
  box: [x, 100 + line * 40, width, 20],
  confidence: 1,
  line,
})
const row = [
  word('LDL', 10, 40),
  word('Cholesterol', 56, 120),
  word('158', 400, 40),
  word('mg', 520, 20),
  word('/dl', 541, 20),
]

test('words that stand together are one mark, and each line has its own', () => {
  const boxes = marksOf(page, [...row, word('next', 10, 50, 1)]).map(([a, , c]) => [a[0], a[1], c[0], c[1]])
  expect(boxes).toEqual([
    [10, 100, 176, 120],
    [400, 100, 440, 120],
    [520, 100, 561, 120],
    [10, 140, 60, 160],
  ])
})

test('the words of a row that say something are found, however they were split; what it lacks is not', () => {
  expect(wordsSaying(row, ['mg/dl', '158', 'H', null]).map(({ text }) => text)).toEqual(['mg', '/dl', '158'])
  expect(wordsSaying(row, ['15'])).toEqual([])
})

test.each([
  ['PENICILLIN (rash) seen', 'PENICILLIN (rash', 'PENICILLIN (rash)'],
  ['PENICILLIN (rash, hives), SULFA', 'PENICILLIN (rash', 'PENICILLIN (rash, hives)'],
  ['asthma (mild)', 'asthma', 'asthma'],
  ['asthma (mild', 'asthma (mild', 'asthma (mild'],
  ['aspirin (stopped (2020)', 'aspirin (stopped', 'aspirin (stopped'],
])('a statement closes its bracket: %s', (text, said, closed) => {
  expect(text.slice(0, closingEnd(text, 0, said.length))).toBe(closed)
})
