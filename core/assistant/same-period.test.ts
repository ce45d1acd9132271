import { expect, test } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import type { Topic } from './answer'
import { answerMessage } from './answer-message'

async function ask(...turns: readonly string[]): Promise<string> {
  let before: Topic | null = null
  let said = ''
  for (const text of turns) {
    const answer = await answerMessage(
      { text, locale: 'en', today: sampleToday, before },
      sampleRecord,
      (needs) => Promise.resolve(sampleEvidence(needs)),
    )
    before = answer.topic
    said = JSON.stringify(answer.type === 'answer' ? [answer.summary, answer.sections] : answer.message)
  }
  return said
}

test.each([
  ['show my results of january 2025', 'and the TSH?'],
  ['what was tested in january 2025', 'what about the thyroid'],
  ['January 2025 blood tests', 'and the thyroid test there, was it high'],
  ['מה היה בינואר 2025', 'ומה עם בלוטת התריס'],
  ['תראי לי את הבדיקות של ינואר 2025', 'ומה TSH שם'],
])('%s >> %s: of that time', async (...turns) => {
  const said = await ask(...turns)
  expect(said).toContain('5.9')
  expect(said).not.toContain('3.1')
})

test.each([
  ['show my results of january 2025', 'and what is my TSH now?'],
  ['show my results of january 2025', 'what is my latest TSH'],
  ['מה היה בינואר 2025', 'ומה ה-TSH שלי עכשיו'],
  ['what is my hemoglobin', 'and the TSH?'],
  ['show my results of january 2025', 'tsh and glucose please'],
])('%s >> %s: the newest', async (...turns) => {
  expect(await ask(...turns)).toContain('3.1')
})
