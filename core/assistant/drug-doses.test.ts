import { expect, test } from 'vitest'
import { sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import { recordOf } from '../curation/record-of'
import { entityRecord } from '../curation/entity-record'
import { readDirections } from '../extraction/medications/directions'
import { madeFact } from '../summary/testing/made-fact'
import type { Locale } from '../i18n/locale'
import { answerQuestion } from './answer-question'
import type { EntityRecord } from '../records/entity'
import { understand } from './understand'

const document = { date: '2026-02-01', bytes: '', facility: null, physician: null, patient: null }

/** A drug of a page as what stands in the record, and as its line that is looked at. */
function known(name: string, value: string, ...pages: readonly string[]) {
  const facts = pages.map((words, page) => {
    const { dosage, frequency } = readDirections(words)
    return madeFact({
      type: 'medication',
      name,
      fileId: `1b6a4f0e-52dc-4f36-8d2b-3c7f6f0a9d0${page}`,
      quote: `${name} ${words}`,
      value,
      unit: 'mg',
      dosage,
      frequency,
      date: `2026-0${page + 1}-01`,
    })
  })
  const { items } = recordOf(
    facts.map((fact) => ({ fact, document: { ...document, date: fact.eventDate } })),
    [],
  )
  const record = {
    ...sampleRecord,
    items: items.map((item, at) => ({
      ...item,
      id: `item-${at}`,
      canonical_key: item.canonicalKey,
      first_seen_date: item.firstSeenDate,
      last_seen_date: item.lastSeenDate,
    })),
  } as unknown as typeof sampleRecord
  const evidence = facts.map((fact) => ({
    entity: entityRecord(fact, { decision: 'accepted', correction: null, reason: null }, '') as EntityRecord,
    date: fact.eventDate,
  }))
  return (text: string, locale: Locale = 'en'): string =>
    JSON.stringify(
      answerQuestion(
        understand({ text, locale, today: sampleToday, before: null }, record),
        record,
        evidence,
      ),
    )
      .replace(/[\u2068\u2069]/g, '')
      .replaceAll('\u00a0', ' ')
}

test.each([
  [
    '1000',
    '1000 mg tablet, take 2 tablets three times a day',
    '1000 mg · 2 tablets, 3 times a day',
    '1000 mg · 2 טבליות, 3 פעמים ביום',
  ],
  [
    '5',
    '5 mg tablet take half a tablet daily',
    '5 mg · half a tablet, once daily',
    '5 mg · חצי טבליה, פעם ביום',
  ],
  [
    '250',
    '250 mg/5 mL, take 10 mL three times a day',
    '250 mg/5 mL · 10 mL at a time, 3',
    '250 mg/5 mL · 10 mL בכל פעם, 3',
  ],
  ['875', '875/125 mg 1 tablet twice daily', '875/125 mg, twice daily', '875/125 mg, פעמיים ביום'],
  ['1000', '1000 mg twice daily', '1000 mg, twice daily', '1000 mg, פעמיים ביום'],
])('%s mg of %j: asked for its dose and its list', (value, words, en, he) => {
  const ask = known('Metformin', value, words)
  for (const question of ['What is my dose of metformin?', 'Which drugs do I take?'])
    expect(ask(question)).toContain(en)
  for (const question of ['מה המינון של מטפורמין?', 'אילו תרופות אני לוקח?'])
    expect(ask(question, 'he')).toContain(he)
})

test.each([
  ['1000', '1000 mg twice daily', '2000 mg'],
  ['1000', '1000 mg (2 x 500 mg tablets) twice daily', '2000 mg'],
  ['500', '500 mg tablets, 2 tablets (1000 mg) twice daily', '2000 mg'],
  ['1500', '1500 mg daily in 3 divided doses', '1500 mg'],
])('%s mg of %j: in all a day', (value, words, daily) =>
  expect(known('Metformin', value, words)('How much metformin do I take in total per day?')).toContain(
    `${daily} a day`,
  ),
)

test.each([
  ['1000', '1000 mg tablet, take 2 tablets twice daily'],
  ['875', '875/125 mg twice daily'],
  ['250', '250 mg/5 mL twice daily'],
  ['5', '5-10 mg twice daily'],
])('%s mg of %j: what it comes to in a day is not concluded', (value, words) => {
  const told = known('Metformin', value, words)('How much metformin do I take in total per day?')
  expect(told).toContain('Metformin')
  expect(told).not.toMatch(/\d mg a day/)
})

test('doses over time are told with what is taken of them', () => {
  const told = known(
    'Metformin',
    '1000',
    '1000 mg tablet, 1 tablet daily',
    '1000 mg tablet, take 2 tablets daily',
  )('What is my dose of metformin?')
  expect(told).toContain('"value":"1000 mg"')
  expect(told).toContain('"value":"1000 mg · 2 tablets"')
})
