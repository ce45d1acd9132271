import { expect, test } from 'vitest'
import { madeFact } from '../summary/testing/made-fact'
import { madeRecord } from '../summary/testing/made-records'
import { toldOf } from '../summary/testing/told-of'
import type { Profile } from '../records/profile'
import { emergencyCards } from './emergency-card'

const at = '2026-02-01T10:00:00.000Z'
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
  const [own, other] = emergencyCards(toldOf([]), person, at)
  expect([own?.locale, own?.direction, other?.locale, other?.direction]).toEqual(['he', 'rtl', 'en', 'ltr'])
  expect(other).toMatchObject({
    name: 'Dana Example',
    born: 'born Jan 1, 1970, 56 years old',
    blood: 'Blood type, as the patient entered it: A+',
  })
})

test('that nothing is known of allergies is not that there are none', () => {
  const [card] = emergencyCards(toldOf([]), { ...person, locale: 'en' }, at)
  expect(card?.parts[0]).toMatchObject({ state: 'No information about allergies in this record', rows: [] })
  const denial = madeFact({
    type: 'allergy',
    name: 'No known drug allergies',
    canonicalKey: 'allergy:no-known-drug-allergies',
    assertion: 'negated',
    proposal: 'noted',
  })
  const [denied] = emergencyCards(toldOf([{ fact: denial, document: null }]), { ...person, locale: 'en' }, at)
  expect(denied?.parts[0]?.state).toContain('No known drug allergies')
})

test('of made records every row is of a fact that is told, no drug that was stopped is on it, no allergy is left out', () => {
  for (const record of records) {
    const known = new Set(
      [...record.concepts.flatMap(({ facts }) => facts), ...record.doubted.map(({ fact }) => fact)].map(
        ({ id }) => id,
      ),
    )
    for (const { parts } of emergencyCards(record, person, at)) {
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

test('a long list says how much more there is', () => {
  const many = Array.from({ length: 20 }, (_, n) =>
    madeFact({ type: 'medication', name: `Drug ${n}`, canonicalKey: `text:drug-${n}`, status: 'active' }),
  )
  const told = toldOf(many.map((fact) => ({ fact, document: null })))
  const [card] = emergencyCards(told, { ...person, locale: 'en' }, at)
  expect(card?.parts[1]).toMatchObject({ more: 'and 8 more in the record' })
  expect(card?.parts[1]?.rows).toHaveLength(12)
})
