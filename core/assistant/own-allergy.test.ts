import { expect, test } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import type { Locale } from '../i18n/locale'
import { itemsOf } from './record'
import { answerQuestion } from './answer-question'
import { needsOf } from './needs'
import { understand } from './understand'

/** The sample with one of its drugs as another one: its allergy is to penicillin. */
const withDrug = (name: string, key: string) => ({
  ...sampleRecord,
  items: sampleRecord.items.map((item) =>
    item.canonical_key === 'medication:atorvastatin' ? { ...item, name, canonical_key: key } : item,
  ),
})

function ask(text: string, record: typeof sampleRecord, locale: Locale = 'en') {
  const reading = understand({ text, locale, today: sampleToday, before: null }, record)
  return answerQuestion(reading, record, sampleEvidence(needsOf(reading, record)))
}

const amoxicillin = withDrug('Amoxicillin', 'medication:amoxicillin')

test.each([
  ['am I taking amoxicillin', 'en', 'allergy to Penicillin'],
  ['what is my dose of amoxicillin', 'en', 'allergy to Penicillin'],
  ['כמה אמוקסיצילין אני לוקח', 'he', 'פניצילין'],
] as const)('%s: a drug of the group of an allergy is never told without it', (text, locale, said) => {
  const answer = ask(text, amoxicillin, locale)
  if (answer.type !== 'answer') throw new Error(JSON.stringify(answer))
  expect(answer.summary).toContain(said)
  const [allergy] = itemsOf(sampleRecord.items, 'allergy').filter(({ name }) => name === 'Penicillin')
  const told = answer.sources.find(({ entity_id: id }) => id === allergy?.evidence?.entity_id)
  expect(answer.summary_sources).toContain(told?.id)
})

test('a drug that no allergy is about is told alone', () => {
  expect(JSON.stringify(ask('am I taking atorvastatin', sampleRecord))).not.toContain('allergy')
})
