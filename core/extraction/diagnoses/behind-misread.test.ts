import { expect, test } from 'vitest'
import { readDocument } from '../../document/read'
import { extract } from '../extract'
import { pageOfText } from '../testing/page-of-text'

/** The doubt of the one condition of a line, of which one word was read with a confidence of its own. */
function doubtOf(line: string, misread: string, confidence: number) {
  const page = pageOfText(['Visit summary', 'Date: 03/03/2024', 'Past medical history', line])
  const words = page.words.map((word) => (word.text === misread ? { ...word, confidence } : word))
  const found = extract(readDocument({ ...page, words })).filter(({ type }) => type === 'diagnosis')
  return found.map(({ name, doubt }) => [name, doubt === 'uncertain_name'])
}

test('a word right before a condition that the engine does not believe may have denied it', () => {
  expect(doubtOf('nol asthma', 'nol', 0.2)).toEqual([['Asthma', true]])
})

test('a word that was well read, or one farther off, casts no doubt', () => {
  expect(doubtOf('nol asthma', 'nol', 0.9)).toEqual([['Asthma', false]])
  expect(doubtOf('nol mild asthma', 'nol', 0.2)).toEqual([['Asthma', false]])
})

test('capitals in a cell of their own before a Hebrew condition, that name nothing, may have been a word of it', () => {
  const doubts = (line: string) =>
    extract(readDocument(pageOfText(['סיכום ביקור', 'תאריך: 03/03/2024', 'מחלות ברקע', line])))
      .filter(({ type }) => type === 'diagnosis')
      .map(({ name, doubt }) => [name, doubt === 'uncertain_name'])
  expect(doubts('TIN    אסתמה')).toEqual([['Asthma', true]])
  expect(doubts('אסתמה')).toEqual([['Asthma', false]])
})
