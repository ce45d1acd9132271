import { expect, test } from 'vitest'
import { lineOf, phraseOf } from '../../document/lines'
import type { Word } from '../../document/page'
import { isBehindScrawl } from './from-results'

const word = (text: string, x: number, confidence: number): Word => ({
  text,
  box: [x, 100, 60, 24],
  confidence,
  line: 1,
})

/** A row of a stick of urine, "Ketones [mark] neg", of which the table took the last word for the result. */
function row(mark: Word, value: string) {
  const [name, result] = [word('Ketones', 100, 0.96), word(value, 900, 0.95)]
  const line = lineOf([phraseOf([name]), phraseOf([mark]), phraseOf([result])], 'ltr', false)
  const taken = { name: phraseOf([name]), value: phraseOf([result]), words: [name, result] }
  return isBehindScrawl(taken, { lines: [line] })
}

test.each([
  ['a mark that was hardly read stands before what is normal', word('Dy', 450, 0.46), 'neg', true],
  ['a word that was read well is none', word('urine', 450, 0.95), 'neg', false],
  ['a stroke is no mark', word('|', 450, 0.3), 'neg', false],
  ['a number is no normal word', word('Dy', 450, 0.46), '2.4', false],
])('%s', (_title, mark, value, expected) => {
  expect(row(mark, value)).toBe(expected)
})
