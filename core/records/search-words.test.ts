import { expect, test } from 'vitest'
import { ownQuestion, ownWords, questionOf, searchWords } from './search-words'

test.each([
  ['Hemoglobin A1c 7.3 %', ['hemoglobin', 'a1c', '7_3']],
  ['E11.9, I10.', ['e11_9', 'i10']],
  ['יל״ד · יתר לחץ דם', ['ילד', 'יתר', 'לחץ', 'דם']],
  ['הָמוֹגלוֹבִּין', ['המוגלובין']],
  ['Ménière’s disease', ['menieres', 'disease']],
  ['Dr.Smith said: no', ['dr', 'smith', 'said', 'no']],
  ['glucose GLUCOSE Glucose', ['glucose']],
  ['…!?', []],
])('%s', (text, words) => expect(searchWords([text])).toEqual(words))

const [ours, theirs] = ['0d4b9f4e-7f43-4c0f-9c6e-0d9a3c1f2b11', '1d4b9f4e-7f43-4c0f-9c6e-0d9a3c1f2b11']

test('a question asks for the words of one person alone, and whatever was typed is no command of the index', () => {
  expect(ownWords(ours, ['glucose'])).toBe('0d4b9f4e7f43_glucose')
  expect(ownQuestion(ours, 'glu 7.3')).toBe('"0d4b9f4e7f43_glu"* "0d4b9f4e7f43_7_3"*')
  expect(ownQuestion(theirs, 'glu')).toBe('"1d4b9f4e7f43_glu"*')
  expect(ownQuestion(ours, '" OR person:* NEAR(')).toBe(
    '"0d4b9f4e7f43_or"* "0d4b9f4e7f43_person"* "0d4b9f4e7f43_near"*',
  )
  expect(questionOf(ours, ['lab', 'file'], '"0d4b9f4e7f43_glu"*')).toBe(
    '("0d4b9f4e7f43_glu"*) AND ("lab_0d4b9f4e7f43" OR "file_0d4b9f4e7f43")',
  )
  expect(ownQuestion(ours, ' *')).toBeNull()
  expect(ownQuestion(ours, 'one two three four five six seven eight nine')?.split(' ')).toHaveLength(8)
})
