import { expect, test } from 'vitest'
import { pageOfText } from '../testing/page-of-text'
import { readDocument } from '../../document/read'
import { extractLabs } from './index'

const page = pageOfText([
  'CULTURE & SENSITIVITY REPORT',
  'DRUG SENSITIVITY',
  'Amikacin            S(++)',
  'Cefuroxime          R',
  'Gentamicin          SH)+a',
  'Ceftriaxone         S(H+)',
])

/** Words as wide as the page has them, whatever they were read as. */
const read = (text: string, wide: number) => ({
  ...page,
  words: page.words.flatMap((word) =>
    word.text === 'SH)+a'
      ? [{ ...word, text, box: [word.box[0], word.box[1], wide, word.box[3]] as const }]
      : [word],
  ),
})
const told = (text: string, wide: number) =>
  extractLabs(readDocument(read(text, wide)))
    .filter(({ name }) => name.startsWith('Gentamicin'))
    .map(({ value, doubt }) => [value, doubt])

test('a grade whose pluses were read as letters is the one as wide, and is looked at', () => {
  expect(told('SH)', 58)).toEqual([['S(++)', 'misread_value']])
})

test('as wide as none, it is told without its grade', () => {
  expect(told('SH)', 90)).toEqual([['S', 'misread_value']])
})
