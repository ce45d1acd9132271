import { expect, test } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import type { Answer } from './answer'
import { answerMessage } from './answer-message'

const ask = (text: string): Promise<Answer> =>
  answerMessage({ text, locale: 'en', today: sampleToday, before: null }, sampleRecord, (needs) =>
    Promise.resolve(sampleEvidence(needs)),
  )

const saidOf = async (text: string): Promise<string> => {
  const answer = await ask(text)
  if (answer.type !== 'answer') throw new Error(answer.message)
  return answer.summary
}

test.each([
  [
    'which fluffy medications do i take',
    'I do not know what is meant by “fluffy”: this answer is without it.',
  ],
  ['אילו תרופות ירקרקות אני לוקח', 'לא ברור למה הכוונה במילים ”ירקרקות“, ולכן התשובה אינה מתחשבת בהן.'],
])('a list that a word may have narrowed says that it does not: %j', async (text, said) =>
  expect((await saidOf(text)).startsWith(said)).toBe(true),
)

test.each([
  'which medications do i take',
  'show me all my active medications please',
  'what was abnormal in my results',
  'אילו תרופות אני לוקח',
])('where nothing narrows it, nothing is said of that: %j', async (text) =>
  expect(await saidOf(text)).not.toMatch(/without it|אינה מתחשבת/),
)

test.each([
  ['my fluffy hemoglobin', '“fluffy”: this answer is without it.'],
  ['did i have pneumonia in 2024', 'No page of 2024 or before it lists Pneumonia for you'],
  ['did i get blood thinners at ichilov', 'This is not limited to Ichilov Hospital.'],
  ['b12 vs folate', 'I found nothing in your record by the name Folate.'],
  ['until when do i take aspirin', 'Until when is not in your record'],
  ['what was not checked at ichilov', 'not what was left out'],
])('of one thing, what the answer is without is said, too: %j', async (text, said) =>
  expect(await saidOf(text)).toContain(said),
)
