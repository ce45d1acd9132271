import { expect, test } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import { answerQuestion } from './answer-question'
import { needsOf } from './needs'
import { understand } from './understand'

const key = 'medication:atorvastatin'

/** The sample with one of its drugs stopped. */
const record = {
  ...sampleRecord,
  items: sampleRecord.items.map((item) =>
    item.canonical_key === key ? { ...item, status: 'inactive' } : item,
  ),
} as typeof sampleRecord
const line = record.items.find((item) => item.canonical_key === key)?.evidence?.entity_id

/** The evidence of the sample, where the drug's line says in brackets why it was stopped. */
const evidenceOf = (needs: Parameters<typeof sampleEvidence>[0]) =>
  sampleEvidence(needs).map((one) => {
    const { entity } = one
    if (entity.id !== line) return one
    const dosage = { ...entity.normalized.dosage, text: 'STOPPED (muscle pain)' }
    return { ...one, entity: { ...entity, normalized: { ...entity.normalized, dosage } } } as typeof one
  })

test.each([
  ['why did they stop my atorvastatin', 'en', 'stands as stopped, says: “STOPPED (muscle pain)”'],
  ['למה הפסיקו לי אטורבסטטין', 'he', 'כתוב: ”STOPPED (muscle pain)“'],
] as const)('%s: the line of the stop is quoted, and is no use of the drug', (text, locale, said) => {
  const reading = understand({ text, locale, today: sampleToday, before: null }, record)
  const answer = answerQuestion(reading, record, evidenceOf(needsOf(reading, record)))
  if (answer.type !== 'answer') throw new Error(JSON.stringify(answer))
  // Names stand between marks of direction.
  expect(answer.summary.replace(/[\u2066-\u2069]/g, '')).toContain(said)
})
