import { expect, test } from 'vitest'
import { madeFact } from '../summary/testing/made-fact'
import { madeRecord } from '../summary/testing/made-records'
import { toldOf } from '../summary/testing/told-of'
import type { Profile } from '../records/profile'
import { cardToldShape } from '../records/emergency-card'
import type { ToldRecord } from '../records/summary'
import { emergencyCards, tellCard } from './emergency-card'
import { makeSnapshot } from './snapshot'

const at = '2026-02-01T23:30:00.000Z'
const made = { at, timeZone: 'UTC' }

/** As they are shown: of what was kept, as a database gives it back. */
const cardsOf = (told: ToldRecord, whose: Profile | null, of: Parameters<typeof emergencyCards>[2]) =>
  emergencyCards(cardToldShape.parse(JSON.parse(JSON.stringify(tellCard(told, of.at)))), whose, of)
const person: Profile = {
  user_id: '0d4b9f4e-7f43-4c0f-9c6e-0d9a3c1f2b11',
  first_name: 'Dana',
  last_name: 'Example',
  father_name: null,
  dob: '1970-01-01',
  address: null,
  email: null,
  phone: null,
  blood_type: 'A+',
  locale: 'he',
  units: 'metric',
  completeness_score: 30,
  updated_at: at,
}

const records = Array.from({ length: 60 }, (_, seed) => madeRecord(seed)).map(({ sourced, verdicts }) =>
  toldOf(sourced, verdicts),
)

test('two cards, in the person’s language first, with who it is', () => {
  const [own, other] = cardsOf(toldOf([]), person, made)
  expect([own?.locale, own?.direction, other?.locale, other?.direction]).toEqual(['he', 'rtl', 'en', 'ltr'])
  expect(other).toMatchObject({
    name: 'Dana Example',
    born: 'born Jan 1, 1970, 56 years old',
    blood: 'Blood type, as the patient entered it: A+',
  })
})

test('that nothing is known of allergies is not that there are none', () => {
  const [card] = cardsOf(toldOf([]), { ...person, locale: 'en' }, made)
  expect(card?.parts[0]).toMatchObject({ state: 'No information about allergies in this record', rows: [] })
  const denial = madeFact({
    type: 'allergy',
    name: 'No known drug allergies',
    canonicalKey: 'allergy:no-known-drug-allergies',
    assertion: 'negated',
    proposal: 'noted',
  })
  const [denied] = cardsOf(toldOf([{ fact: denial, document: null }]), { ...person, locale: 'en' }, made)
  expect(denied?.parts[0]?.state).toContain('No known drug allergies')
})

test('of made records every row is of a fact that is told, no drug that was stopped is on it, no allergy is left out', () => {
  for (const record of records) {
    const known = new Set(
      [...record.concepts.flatMap(({ facts }) => facts), ...record.doubted.map(({ fact }) => fact)].map(
        ({ id }) => id,
      ),
    )
    for (const { parts } of cardsOf(record, person, made)) {
      for (const { id } of parts.flatMap(({ rows }) => rows)) expect(known).toContain(id)
      const [allergies, drugs] = parts
      const stopped = record.concepts.filter(
        ({ type, status }) => type === 'medication' && status !== 'active',
      )
      for (const { facts } of stopped) expect(drugs?.rows.map(({ id }) => id)).not.toContain(facts[0]?.id)
      for (const { type, status, facts } of record.concepts)
        if (type === 'allergy' && status === 'active')
          expect(allergies?.rows.map(({ id }) => id)).toContain(facts[0]?.id)
    }
  }
})

const ofDay = { date: '2026-01-01', bytes: '', facility: null, physician: null, patient: null }
const ofPaper = (fileId: string, value: string, confidence: number, status = 'active') => ({
  fact: madeFact({
    type: 'medication',
    name: 'Warfarin',
    canonicalKey: 'medication:warfarin',
    fileId,
    value,
    unit: 'mg',
    status,
    confidence,
    sourceConfidence: confidence,
  }),
  document: ofDay,
})
const papers = ['1b6a4f0e-52dc-4f36-8d2b-3c7f6f0a9d01', '9c2e7d54-08b1-4b0d-9a55-0f1d2c3b4a02'] as const

test.each([
  ['its dose', '2.5', 'active', 'documents disagree: one of Jan 1, 2026 says 5 mg'],
  ['whether it is taken', '5', 'stopped', 'documents disagree: one of Jan 1, 2026 says Active'],
])('a drug of which papers disagree about %s is on the card as not settled', (_, value, status, says) => {
  const told = toldOf([ofPaper(papers[0], '5', 0.95), ofPaper(papers[1], value, 0.9, status)])
  const [card] = cardsOf(told, { ...person, locale: 'en' }, made)
  const drugs = card?.parts[1]
  expect(drugs?.state).toBeNull()
  const row = drugs?.rows.find(({ unsettled }) => unsettled)
  expect(row?.name).toBe('Warfarin')
  expect(row?.details).toContain('Not yet confirmed by the patient')
  expect(row?.details).toContain(says)
})

test('a vaccine is no drug that is taken now, on a list of drugs, entered so, or waiting', () => {
  const vaccine = { type: 'medication', name: 'Influenza vaccine', codes: { ATC: ['J07BB02'] } } as const
  const [first, second] = papers
  for (const fact of [
    madeFact(vaccine),
    madeFact({ ...vaccine, fileId: first }),
    madeFact({ ...vaccine, fileId: second, proposal: 'review', reason: 'uncertain_given' }),
  ]) {
    const told = toldOf([{ fact, document: fact.fileId === null ? null : ofDay }])
    const [card] = cardsOf(told, { ...person, locale: 'en' }, made)
    expect(card?.parts[1]?.rows).toEqual([])
    const shared = makeSnapshot(
      told,
      {
        scope: { type: 'full' },
        parts: ['medications'],
        includesPictures: false,
        includesUnconfirmed: false,
      },
      { at, locale: 'en', person: { name: null, dob: null } },
    )
    expect(shared.spoken.en.medications).toEqual([])
  }
})

test('what waits is on the card as not confirmed, what waits and is past is not, and "none" is said where nothing waits', () => {
  const waiting = (type: 'medication' | 'diagnosis' | 'allergy', name: string, status = 'active') => ({
    fact: madeFact({ type, name, status, proposal: 'review', reason: 'low_confidence', fileId: papers[0] }),
    document: ofDay,
  })
  const given = [
    waiting('medication', 'Warfarin'),
    waiting('medication', 'Aspirin', 'stopped'),
    waiting('allergy', 'Penicillin'),
    waiting('diagnosis', 'Asthma'),
  ]
  const [card] = cardsOf(toldOf(given), { ...person, locale: 'en' }, made)
  const [allergies, drugs, problems] = card?.parts ?? []
  expect(allergies?.rows.map(({ name, unsettled }) => [name, unsettled])).toEqual([['Penicillin', true]])
  expect(drugs?.rows.map(({ name, unsettled }) => [name, unsettled])).toEqual([['Warfarin', true]])
  expect(problems?.rows.map(({ name, unsettled }) => [name, unsettled])).toEqual([['Asthma', true]])
  const [unread] = cardsOf({ ...toldOf([]), waiting: 60 }, { ...person, locale: 'en' }, made)
  expect(unread?.parts[1]?.state).toBe('Nothing certain: some statements wait for the patient’s check')
  const [empty] = cardsOf(toldOf([]), { ...person, locale: 'en' }, made)
  expect(empty?.parts[1]?.state).toBe('None in the record')
})

test('a long list says how much more there is', () => {
  const many = Array.from({ length: 20 }, (_, n) =>
    madeFact({ type: 'medication', name: `Drug ${n}`, canonicalKey: `text:drug-${n}`, status: 'active' }),
  )
  const told = toldOf(many.map((fact) => ({ fact, document: null })))
  const [card] = cardsOf(told, { ...person, locale: 'en' }, made)
  expect(card?.parts[1]).toMatchObject({ more: 'and 8 more in the record' })
  expect(card?.parts[1]?.rows).toHaveLength(12)
})

test('what the patient entered says so, what a page says does not', () => {
  const fileId = '7a0a8ad1-2c1b-4f6e-9d59-3f0c4a1d2e3b'
  const document = { bytes: fileId, date: '2026-01-01', facility: null, physician: null, patient: null }
  const told = toldOf([
    { fact: madeFact({ type: 'allergy', name: 'Penicillin' }), document: null },
    { fact: madeFact({ type: 'allergy', name: 'Latex', fileId }), document },
  ])
  const [own, other] = cardsOf(told, person, made)
  const detailsOf = (card: typeof own) =>
    Object.fromEntries(card?.parts[0]?.rows.map(({ name, details }) => [name, details]) ?? [])
  expect(detailsOf(other)['Penicillin']).toContain('entered by the patient')
  expect(detailsOf(other)['Latex']).not.toContain('entered by the patient')
  expect(Object.values(detailsOf(own)).filter((text) => text.includes('הוזן בידי המטופל'))).toHaveLength(1)
})

test('it is made on the day that it is where its reader is', () => {
  const madeAt = (timeZone: string) =>
    cardsOf(toldOf([]), { ...person, locale: 'en' }, { at, timeZone })[0]?.made
  expect(madeAt('UTC')).toMatch(/^Made Feb 1, 2026 /)
  expect(madeAt('Asia/Jerusalem')).toMatch(/^Made Feb 2, 2026 /)
})
