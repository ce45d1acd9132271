import { describe, expect, test } from 'vitest'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { pageOfText } from '../testing/page-of-text'
import { entityOfFact, pageContext } from './fact-entity'
import { fact, type FactOf } from '../../../tests/support/model-fact'

const page = pageContext(
  readDocument(
    pageOfText([
      'Riverside Medical Centre',
      'Collected: 08/17/2021',
      'Test            Result    Flag    Units     Reference',
      'Glucose         141       H       mg/dL     65-99',
      'Potassium       46                mmol/L    3.5-5.1',
      'CRP             <0.5              mg/L      0-5',
      '',
      'Diagnoses',
      '- Hypertension',
      '- Kleinfeld variant of Ormond syndrome',
      'Medications',
      '- Lipitor 20 mg at night',
      '- Metformin 850 mg twice daily',
      '- Kleinfeldol 500 mg tablet, take 2 tablets twice daily',
    ]),
  ),
)

const told = (given: FactOf) => {
  const read = entityOfFact(fact(given), page)
  if (!read) return null
  const { decision, reason } = decide(read.entity)
  return { ...read.entity, decision, reason }
}

describe('what the page bears out', () => {
  test.each<[string, FactOf, Partial<NonNullable<ReturnType<typeof told>>>]>([
    [
      'a result',
      {
        type: 'lab',
        quote: 'Glucose 141 H mg/dL',
        wording: 'Glucose',
        name: 'Glucose',
        value: '141',
        unit: 'mg/dL',
        range: '65-99',
      },
      {
        name: 'Glucose',
        value: '141',
        unit: 'mg/dL',
        refLow: 65,
        refHigh: 99,
        flag: 'H',
        date: '2021-08-17',
        decision: 'accepted',
      },
    ],
    [
      'a result below a limit',
      {
        type: 'lab',
        quote: 'CRP <0.5 mg/L',
        wording: 'CRP',
        name: 'C-reactive protein',
        value: '<0.5',
        unit: 'mg/L',
      },
      { value: '<0.5', decision: 'accepted' },
    ],
    [
      'a brand',
      {
        type: 'medication',
        quote: 'Lipitor 20 mg at night',
        wording: 'Lipitor',
        name: 'Atorvastatin',
        value: '20',
        unit: 'mg',
        frequency: 'at night',
      },
      {
        name: 'Atorvastatin',
        value: '20',
        unit: 'mg',
        frequency: 'at night',
        status: 'active',
        decision: 'accepted',
      },
    ],
    [
      'a condition, its code looked up',
      { type: 'diagnosis', quote: 'Hypertension', wording: 'Hypertension', name: 'Hypertension' },
      { codes: { 'ICD-10-CM': ['I10'] }, decision: 'accepted' },
    ],
  ])('%s', (_title, given, expected) => {
    expect(told(given)).toMatchObject(expected)
  })
})

describe('what it does not, a person sees first', () => {
  test.each<[string, FactOf, 'review' | 'pending', string]>([
    [
      'nothing of it is printed',
      {
        type: 'diagnosis',
        quote: 'Chronic kidney disease stage 3',
        wording: 'Chronic kidney disease',
        name: 'Chronic kidney disease',
      },
      'review',
      'not_found_on_page',
    ],
    [
      'a decimal point that the engine did not read',
      {
        type: 'lab',
        quote: 'Potassium 4.6 mmol/L',
        wording: 'Potassium',
        name: 'Potassium',
        value: '4.6',
        unit: 'mmol/L',
      },
      'review',
      'misread_value',
    ],
    [
      'a number that no living person has',
      {
        type: 'lab',
        quote: 'Potassium 46 mmol/L',
        wording: 'Potassium',
        name: 'Potassium',
        value: '46',
        unit: 'mmol/L',
      },
      'review',
      'implausible_value',
    ],
    [
      'a number from elsewhere',
      {
        type: 'lab',
        quote: 'Glucose 141 H mg/dL',
        wording: 'Glucose',
        name: 'Glucose',
        value: '114',
        unit: 'mg/dL',
      },
      'review',
      'misread_value',
    ],
    [
      'an end of the range for the value',
      {
        type: 'lab',
        quote: 'Glucose 141 H mg/dL 65-99',
        wording: 'Glucose',
        name: 'Glucose',
        value: '99',
        unit: 'mg/dL',
      },
      'review',
      'misread_value',
    ],
    [
      'a sign left out',
      {
        type: 'lab',
        quote: 'CRP <0.5 mg/L',
        wording: 'CRP',
        name: 'C-reactive protein',
        value: '0.5',
        unit: 'mg/L',
      },
      'review',
      'misread_value',
    ],
    [
      'a dose worked out',
      {
        type: 'medication',
        quote: 'Metformin 850 mg twice daily',
        wording: 'Metformin',
        name: 'Metformin',
        value: '1700',
        unit: 'mg',
      },
      'review',
      'misread_dose',
    ],
    [
      'a name that the words do not say',
      {
        type: 'medication',
        quote: 'Metformin 850 mg twice daily',
        wording: 'Metformin',
        name: 'Metoprolol',
        value: '850',
        unit: 'mg',
      },
      'pending',
      'uncertain_name',
    ],
    [
      'a condition that the vocabulary lacks',
      {
        type: 'diagnosis',
        quote: 'Kleinfeld variant of Ormond syndrome',
        wording: 'Kleinfeld variant of Ormond syndrome',
        name: 'Kleinfeld variant',
      },
      'pending',
      'unknown_diagnosis',
    ],
    [
      'a unit that the page prints nowhere',
      {
        type: 'lab',
        quote: 'Glucose 141 H',
        wording: 'Glucose',
        name: 'Glucose',
        value: '141',
        unit: 'ng/mL',
      },
      'pending',
      'unknown_unit',
    ],
  ])('%s', (_title, given, decision, reason) => {
    expect(told(given)).toMatchObject({ decision, reason })
  })
})

test('codes and dates are the page’s, not the model’s', () => {
  const unknown = told({
    type: 'diagnosis',
    quote: 'Kleinfeld variant of Ormond syndrome',
    wording: 'Kleinfeld variant',
    name: 'Kleinfeld variant',
    date: '2019-05-05',
  })
  expect(unknown).toMatchObject({ codes: {}, candidates: [], date: null })
})

test('a range that is not printed flags nothing', () => {
  const value = told({
    type: 'lab',
    quote: 'Glucose 141 H mg/dL',
    wording: 'Glucose',
    name: 'Glucose',
    value: '141',
    unit: 'mg/dL',
    range: '150-199',
  })
  expect(value).toMatchObject({ refLow: null, refHigh: null, flag: 'H' })
})

test('a result without a value is none', () => {
  expect(told({ type: 'lab', quote: 'Glucose', wording: 'Glucose', name: 'Glucose' })).toBeNull()
})

test('what is not found points to the line that was named, else to the page', () => {
  const missing = {
    type: 'diagnosis',
    quote: 'Chronic kidney disease',
    wording: 'Chronic kidney disease',
    name: 'Chronic kidney disease',
  } as const
  const { frame } = page.document.page
  expect(told(missing)?.evidence.box).toEqual([0, 0, frame.width, frame.height])
  expect(told({ ...missing, line: 1 })?.evidence.box).not.toEqual([0, 0, frame.width, frame.height])
})

test.each([
  ['Kleinfeldol', 2],
  // Of a name that is none of the quote's words nothing behind it is known.
  ['Ormondol', null],
])('of a drug called %s the directions are read in the words of the page', (wording, count) => {
  const entity = told({
    type: 'medication',
    quote: 'Kleinfeldol 500 mg tablet, take 2 tablets twice daily',
    wording,
    name: 'Kleinfeldol',
    value: '500',
    unit: 'mg',
    frequency: 'twice daily',
  })
  expect(entity?.dosage?.instructions[0]?.dose?.low ?? null).toBe(count)
})
