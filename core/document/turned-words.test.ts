import { expect, test } from 'vitest'
import type { Word } from './page'
import { withTurnedWords } from './turned-words'

const line = (...texts: string[]): string[] =>
  withTurnedWords(
    texts.map((text, at): Word => ({ text, box: [at * 100, 0, 80, 24], confidence: 0.9, line: 0 })),
  ).map(({ text }) => text)

test('a word that begins with the form of its last letter was read backwards', () => {
  expect(line('ןיבולגומה', '13.5-17.5')).toEqual(['המוגלובין', '13.5-17.5'])
  expect(line('ןיב', 'המוגלובין', 'ן', 'םיום')).toEqual(['בין', 'המוגלובין', 'ן', 'םיום'])
})

test('a lone capital A among Latin letters alone', () => {
  expect(line('FLU', 'א', 'NEGATIVE')).toEqual(['FLU', 'A', 'NEGATIVE'])
  expect(line('מחלקה', 'א', 'ICU')).toEqual(['מחלקה', 'א', 'ICU'])
  expect(line('א', '12.5')).toEqual(['א', '12.5'])
})
