import { expect, test } from 'vitest'
import { areAnswered } from './answered'
import type { Word } from './page'

const height = 20

/** A row of words side by side at a level of the page, from its left edge. */
const row = (text: string, level: number, left: number): Word[] =>
  text.split(' ').map((word, at) => ({
    text: word,
    box: [left + at * 90, level * 40, 80, height],
    confidence: 0.9,
    line: level,
  }))

const questions = ['Heart attack', 'Asthma', 'Diabetes', 'Stroke', 'Ulcer', 'Epilepsy'].map((text, at) =>
  row(text, at, 0),
)
const answers = (texts: readonly string[], lower = 0) => texts.map((text, at) => row(text, at + lower, 600))

test.each([
  ['boxes, level with their questions', answers(['[ O', 'O [x]', '[] O', 'O O', '[]']), true],
  ['fewer than make a questionnaire', answers(['[ O', 'O [x]', '[] O', 'O O']), false],
  ['boxes between the lines of another text', answers(['[ O', 'O [x]', '[] O', 'O O', '[]'], 0.5), false],
  ['words beside words', answers(['Smith', 'Jones', 'Brown', 'Green', 'White', 'Black']), false],
  ['numbers beside words', answers(['101', '11', '10', '110', '111', '100']), false],
])('%s', (_what, right, expected) => {
  expect(areAnswered(questions, right, height)).toBe(expected)
  expect(areAnswered(right, questions, height)).toBe(expected)
})
