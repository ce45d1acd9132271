import { describe, expect, test } from 'vitest'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'
import { pageOfText } from '../testing/page-of-text'
import type { ExtractedEntity } from '../types'
import { entityOfFact, pageContext } from './fact-entity'
import { agreed, reconcile, type Reconciled } from './reconcile'
import { fact, type FactOf } from '../../../tests/support/model-fact'

const document = readDocument(
  pageOfText([
    'Riverside Medical Centre',
    'Collected: 08/17/2021',
    'Test            Result    Flag    Units     Reference',
    'Glucose         141       H       mg/dL     65-99',
    'Creatinine      0.90              mg/dL     0.50-0.99',
    '',
    'Diagnoses',
    '- Hypertension',
    '- Asthma',
    'Medications',
    '- Metformin 850 mg twice daily',
    '- Zalvorex 10 mg once daily',
    '- Levothyroxine 0.1 mg once daily',
  ]),
)
const context = pageContext(document)
const embedded = extract(document)

function run(facts: readonly FactOf[], own: readonly ExtractedEntity[] = embedded) {
  return reconcile(
    own,
    facts.flatMap((given) => entityOfFact(fact(given), context) ?? []),
  )
}
const named = (all: readonly Reconciled[], name: string) => all.filter(({ entity }) => entity.name === name)
const only = (all: readonly Reconciled[], name: string): Reconciled => {
  const [first, ...more] = named(all, name)
  if (!first || more.length > 0) throw new Error(`${name}: ${more.length + (first ? 1 : 0)} facts`)
  return first
}
const before = (name: string): ExtractedEntity => only(reconcile(embedded, []), name).entity

const glucose = {
  type: 'lab',
  quote: 'Glucose 141 H mg/dL',
  wording: 'Glucose',
  name: 'Glucose',
  value: '141',
  unit: 'mg/dL',
} as const
const metformin = {
  type: 'medication',
  quote: 'Metformin 850 mg twice daily',
  wording: 'Metformin',
  name: 'Metformin',
  value: '850',
  unit: 'mg',
} as const
const asthma = { type: 'diagnosis', quote: 'Asthma', wording: 'Asthma', name: 'Asthma' } as const

test('the embedded engine alone: its facts as they are', () => {
  expect(run([]).map(({ entity }) => entity)).toEqual(embedded)
})

describe('agreement makes it more certain', () => {
  test.each<[string, FactOf]>([
    ['Glucose', glucose],
    ['Glucose', { ...glucose, value: '141.0', quote: 'Glucose 141' }],
    ['Metformin', metformin],
    [
      'Levothyroxine',
      {
        type: 'medication',
        quote: 'Levothyroxine 0.1 mg once daily',
        wording: 'Levothyroxine',
        name: 'Levothyroxine',
        value: '0.1',
        unit: 'mg',
      },
    ],
    ['Asthma', asthma],
  ])('%s', (name, given) => {
    const { entity, readings } = only(run([given]), name)
    expect(entity).toMatchObject({
      value: before(name).value,
      unit: before(name).unit,
      evidence: before(name).evidence,
      doubt: null,
    })
    expect(entity.confidence).toBeGreaterThan(before(name).confidence)
    expect(readings).toBeNull()
  })
})

describe('contradiction goes to a person, with both readings', () => {
  test.each<[string, string, FactOf, Record<string, unknown>]>([
    [
      'another value',
      'Glucose',
      { ...glucose, value: '147', quote: 'Glucose 147 H mg/dL' },
      { value: '147' },
    ],
    [
      'a decimal point',
      'Creatinine',
      {
        type: 'lab',
        quote: 'Creatinine 9.0 mg/dL',
        wording: 'Creatinine',
        name: 'Creatinine',
        value: '9.0',
        unit: 'mg/dL',
      },
      { value: '9.0' },
    ],
    [
      'another dose',
      'Metformin',
      { ...metformin, value: '500', quote: 'Metformin 500 mg twice daily' },
      { value: '500' },
    ],
    [
      'a dose worked out in another unit',
      'Levothyroxine',
      {
        type: 'medication',
        quote: 'Levothyroxine 0.1 mg once daily',
        wording: 'Levothyroxine',
        name: 'Levothyroxine',
        value: '100',
        unit: 'mcg',
      },
      { value: '100' },
    ],
    ['denied', 'Asthma', { ...asthma, assertion: 'negated' }, { assertion: 'negated' }],
    ['a relative’s', 'Asthma', { ...asthma, assertion: 'family' }, { assertion: 'family' }],
    ['stopped', 'Metformin', { ...metformin, status: 'stopped' }, { status: 'stopped' }],
  ])('%s', (_title, name, given, told) => {
    const { entity, readings } = only(run([given]), name)
    expect(decide(entity)).toEqual({ decision: 'review', reason: 'engines_disagree' })
    expect(entity.value).toBe(before(name).value)
    expect(readings?.map(({ engine }) => engine)).toEqual(['embedded', 'openai'])
    expect(readings?.[1]).toMatchObject(told)
  })

  test('another unit', () => {
    const molar = embedded.map((one) => (one.name === 'Glucose' ? { ...one, unit: 'mmol/L' } : one))
    const { entity, readings } = only(run([glucose], molar), 'Glucose')
    expect([decide(entity).decision, readings?.map(({ unit }) => unit)]).toEqual([
      'review',
      ['mmol/L', 'mg/dL'],
    ])
  })

  test('but a unit that the page does not print contradicts nothing', () => {
    const { entity, readings } = only(
      run([{ ...glucose, unit: 'mmol/L', quote: 'Glucose 141 mmol/L' }]),
      'Glucose',
    )
    expect([entity.unit, readings]).toEqual(['mg/dL', null])
  })

  test('denied by the embedded engine, stated by the model: asked for, not dropped', () => {
    const denied = embedded.map((one) =>
      one.name === 'Asthma' ? { ...one, assertion: 'negated' as const } : one,
    )
    const { entity, readings } = only(run([asthma], denied), 'Asthma')
    expect([entity.assertion, decide(entity).decision]).toEqual(['present', 'review'])
    expect(readings?.[0]).toMatchObject({ assertion: 'negated' })
  })

  test('the same words, named otherwise', () => {
    const misnamed = embedded.map((one) =>
      one.name === 'Metformin' ? { ...one, name: 'Metoprolol', canonicalKey: 'medication:metoprolol' } : one,
    )
    const { entity, readings } = only(run([metformin], misnamed), 'Metoprolol')
    expect(decide(entity).decision).toBe('review')
    expect(readings?.map(({ name }) => name)).toEqual(['Metoprolol', 'Metformin'])
    expect(entity.candidates[0]).toMatchObject({ name: 'Metformin' })
  })
})

test('what the embedded engine leaves open is filled in, when the page bears it out', () => {
  const open = embedded.map((one) =>
    one.name === 'Metformin' ? { ...one, value: null, unit: null, frequency: null } : one,
  )
  const filled = only(run([{ ...metformin, frequency: 'twice daily' }], open), 'Metformin').entity
  expect(filled).toMatchObject({ value: '850', unit: 'mg', frequency: 'twice daily' })
  const worked = only(run([{ ...metformin, value: '1700' }], open), 'Metformin').entity
  expect(worked.value).toBeNull()
})

describe('what the model alone tells', () => {
  test('found on the page: by its confidence', () => {
    const own = embedded.filter(({ name }) => name !== 'Asthma')
    const { entity } = only(run([asthma], own), 'Asthma')
    expect(entity).toMatchObject({ doubt: null, evidence: { quote: 'Asthma' } })
    expect(decide(entity).decision).toBe('accepted')
  })

  test('in words that the embedded engine takes for something else: a review task', () => {
    const dose = {
      type: 'lab',
      quote: 'Metformin 850 mg',
      wording: 'Metformin',
      name: 'Metformin level',
      value: '850',
      unit: 'mg',
    } as const
    const all = run([dose])
    const told = all.find(({ entity }) => entity.type === 'lab' && entity.value === '850')
    expect(told && decide(told.entity)).toEqual({ decision: 'review', reason: 'engines_disagree' })
    expect(told?.readings?.map(({ name }) => name)[0]).toBe('Metformin')
    expect(
      all.find(({ entity }) => entity.type === 'medication' && entity.name === 'Metformin')?.readings,
    ).toBeNull()
  })

  test('not found on it: a review task', () => {
    const { entity } = only(
      run([{ ...asthma, quote: 'Epilepsy since childhood', wording: 'Epilepsy', name: 'Epilepsy' }]),
      'Epilepsy',
    )
    expect(decide(entity)).toEqual({ decision: 'review', reason: 'not_found_on_page' })
  })

  test('denied and not found: nothing', () => {
    expect(
      named(
        run([
          { ...asthma, quote: 'No epilepsy', wording: 'epilepsy', name: 'Epilepsy', assertion: 'negated' },
        ]),
        'Epilepsy',
      ),
    ).toEqual([])
  })

  test('told twice: once', () => {
    const own = embedded.filter(({ name }) => name !== 'Asthma')
    expect(named(run([asthma, { ...asthma, sure: false }], own), 'Asthma')).toHaveLength(1)
  })
})

test('the results of one analyte on several dates stay apart', () => {
  const table = readDocument(
    pageOfText([
      'Cumulative results',
      'Test            Units     01/02/2021    03/04/2022    Reference',
      'Glucose         mg/dL     141           101           65-99',
      'Creatinine      mg/dL     0.90          1.10          0.50-0.99',
    ]),
  )
  const page = pageContext(table)
  const own = extract(table)
  expect(own.filter(({ name }) => name === 'Glucose').map(({ value }) => value)).toEqual(
    expect.arrayContaining(['101', '141']),
  )
  const facts = own.map(({ name, value, date }) =>
    fact({
      type: 'lab',
      quote: `${name} mg/dL ${name === 'Glucose' ? '141 101' : '0.90 1.10'}`,
      wording: name,
      name,
      value,
      unit: 'mg/dL',
      date,
    }),
  )
  const all = reconcile(
    own,
    facts.flatMap((one) => entityOfFact(one, page) ?? []),
  )
  expect(all.map(({ entity, readings }) => [entity.name, entity.value, entity.date, readings])).toEqual(
    own.map(({ name, value, date }) => [name, value, date, null]),
  )
})

test.each([
  [0.5, 0.9, 0.725],
  [0.9, 0.9, 0.945],
  [0.97, 0.5, 0.978],
  [0, 0, 0],
])('agreed(%d, %d) = %d', (first, second, expected) => {
  expect(agreed(first, second)).toBe(expected)
})
