import { expect, test } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import type { Locale } from '../i18n/locale'
import { answerMessage } from './answer-message'

const ask = (text: string, locale: Locale) =>
  answerMessage({ text, locale, today: sampleToday, before: null }, sampleRecord, (needs) =>
    Promise.resolve(sampleEvidence(needs)),
  )

test.each([
  ['nuts?', 'en', 'Peanut'],
  ['ביקורים בקליניקה', 'he', 'Northgate'],
] as const)('%s: what is not understood gets a question back that is like it', async (text, locale, name) => {
  const answer = await ask(text, locale)
  if (answer.type !== 'redirect') throw new Error(answer.summary)
  expect(answer.suggestions.join(' ')).toContain(name)
  for (const one of answer.suggestions) expect((await ask(one, locale)).type).toBe('answer')
})

test.each(['mri of my knee', 'xray of my foot'])(
  '%s: a study of another part is not told for it',
  async (text) => {
    expect((await ask(text, 'en')).type).toBe('redirect')
  },
)

test('a study of the part is', async () => {
  const answer = await ask('scan of my chest', 'en')
  expect(answer.type).toBe('answer')
  expect(JSON.stringify(answer)).not.toContain('MRI brain')
})

test('food allergies are the allergies to foods', async () => {
  const answer = await ask('any food allergies on file', 'en')
  expect(answer.type === 'answer' ? answer.summary : '').toContain('Peanut')
})
