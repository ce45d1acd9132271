import { expect, test } from 'vitest'
import { pageOfText } from '../extraction/testing/page-of-text'
import type { Word } from './page'
import { readDocument } from './read'
import { withoutInkOfRules } from './rule-ink'

const word = (text: string, box: Word['box']): Word => ({ text, box, confidence: 0.8, line: 0 })
const texts = (words: readonly Word[]) => withoutInkOfRules(words, 24).map(({ text }) => text)

test.each([
  ['a stroke between two columns', '1', [932, 441, 2, 24]],
  ['two of them, read as figures', '21', [638, 461, 2, 23]],
  ['one that is taller than a line', 'I', [1452, 452, 2, 51]],
  ['one read as a Hebrew letter', '\u05d5', [1234, 440, 3, 21]],
] as const)('%s is no word', (_, text, box) => {
  expect(texts([word('29/03/2026', [453, 462, 165, 25]), word(text, box)])).toEqual(['29/03/2026'])
})

test.each([
  ['a figure of its own', '1', [525, 590, 9, 23]],
  ['an upright I in common type', 'I', [1419, 985, 4, 27]],
  ['a bar, which parts cells', '|', [1362, 242, 3, 31]],
  ['an arrow', '\u2191', [1117, 588, 10, 24]],
] as const)('%s stays', (_, text, box) => {
  expect(texts([word('29/03/2026', [453, 462, 165, 25]), word(text, box)])).toContain(text)
})

test('the thinnest I stays by the name that it belongs to', () => {
  expect(texts([word('Troponin', [100, 100, 130, 24]), word('I', [240, 100, 2, 24])])).toEqual([
    'Troponin',
    'I',
  ])
})

test('strokes in the head of a table of several days are no words of the page', () => {
  const page = pageOfText(['Test      14/09/2025   29/03/2026', 'Sodium    140          141'])
  const strokes = [word('1', [330, 60, 2, 24]), word('21', [520, 72, 2, 23])]
  const { lines } = readDocument({ ...page, words: [...page.words, ...strokes] })
  expect(lines.flatMap((line) => line.words.map(({ text }) => text))).toEqual(
    page.words.map(({ text }) => text),
  )
})
