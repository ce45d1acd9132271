import { describe, expect, test } from 'vitest'
import type { AlertRule } from '../records/alert'
import type { AlertRecord } from './facts'
import { raiseAlerts } from './raise'
import type { Case } from './testing/case'
import { drugCases } from './testing/drug-cases'
import { dueCases } from './testing/due-cases'
import { allergy, condition, drug, record, results } from './testing/items'
import { resultCases } from './testing/result-cases'
import { aboutOf, isEffect, isText, reasonText, sourceText } from './words'

const raisedBy = (rule: AlertRule, given: AlertRecord) =>
  raiseAlerts(given).filter((one) => one.rule === rule)

const cases: Readonly<Record<AlertRule, readonly Case[]>> = { ...resultCases, ...drugCases, ...dueCases }

describe.each(Object.entries(cases) as [AlertRule, readonly Case[]][])('%s', (rule, own) => {
  test.each(own)('$name', ({ given, raises }) => {
    expect(raisedBy(rule, given).map(({ severity }) => severity)).toEqual(raises)
  })
})

test('what is put right, or entered anew, is another cause: what was done with the one before says nothing of it', () => {
  const entered = drug('Metformin', { value: '2000', frequency: 'twice daily' })
  const keyOf = (detail: Partial<typeof entered.detail>) =>
    raisedBy('dose_maximum', record({ ...entered, detail: { ...entered.detail, ...detail } })).map(
      ({ key }) => key,
    )
  const keys = [{}, { value: '2500' }, { date: '2026-05-20' }, { frequency: '3 times a day' }].flatMap(keyOf)
  expect(new Set(keys).size).toBe(4)
  const sodium = results('Sodium', 'mmol/L', [135, 145], ['2026-05-20', 118])
  const again = { ...sodium, detail: { ...sodium.detail, value: '110' } }
  const both = [sodium, again].flatMap((test) => raisedBy('critical_result', record(test)))
  expect(new Set(both.map(({ key }) => key)).size).toBe(2)
})

test('of two drugs it is told when each was last seen, not that they are taken at one time', () => {
  const [warfarin, aspirin] = [drug('Warfarin', { date: '2025-06-01' }), drug('Aspirin')]
  const [told] = raisedBy('drug_drug', record(warfarin, aspirin))
  expect(told && reasonText('en', told.reason)).toContain('Warfarin (last seen Jun\u00a01,\u00a02025)')
  expect(told && reasonText('en', told.reason)).toContain('Aspirin (last seen May\u00a01,\u00a02026)')
})

test('in Hebrew a source without a title of its own is told in Hebrew, with the drugs that it names', () => {
  const raised = Object.values(cases).flatMap((own) => own.flatMap(({ given }) => raiseAlerts(given)))
  const sources = [...new Set(raised.map(({ source }) => source))]
  expect(sources.filter((one) => /page|prescribing|product/i.test(one)).length).toBeGreaterThan(4)
  for (const one of sources) expect(sourceText('he', one)).not.toMatch(/page|prescribing|product/i)
  const pair = sourceText('he', 'US prescribing information, drug interactions: Warfarin, Apixaban')
  expect(pair).toContain('תגובות בין תרופות: \u2068Warfarin, Apixaban\u2069')
  expect(sourceText('he', 'NICE CG185 Bipolar disorder')).toContain('NICE CG185 Bipolar disorder')
})

test('no date and no amount is broken in two lines', () => {
  const [told] = raisedBy('drug_drug', record(drug('Warfarin', { date: '2025-06-01' }), drug('Aspirin')))
  for (const locale of ['en', 'he'] as const)
    expect(told && reasonText(locale, told.reason)).toContain('Jun\u00a01,\u00a02025')
})

test('of an allergy to a drug another one is told as of its class, the drug itself is not', () => {
  const textOf = (name: string) =>
    raisedBy('drug_allergy', record(allergy('Simvastatin'), drug(name))).map(({ reason }) => reason.text)
  expect([textOf('Rosuvastatin'), textOf('Simvastatin'), textOf('Ezetimibe / simvastatin')]).toEqual([
    ['allergyClass'],
    ['allergy'],
    ['allergy'],
  ])
})

test('of bosentan and glyburide it is told that they harm the liver, not that one raises the other', () => {
  const [told] = raisedBy('drug_drug', record(drug('Bosentan'), drug('Glyburide')))
  expect([told?.severity, told?.reason.effect]).toEqual(['critical', 'liver'])
})

test('by the way it is taken: what acts where it is put meets nothing', () => {
  const [warfarin, gel] = [drug('Warfarin'), drug('Diclofenac')]
  const given = record(warfarin, gel)
  expect(raisedBy('drug_drug', given)).toHaveLength(1)
  expect(raisedBy('drug_drug', { ...given, routes: { [gel.id]: 'topical' } })).toEqual([])
})

test('each alert names its facts and its source, says why in both languages, and is the same from the same facts', () => {
  const every = Object.values(cases).flat()
  for (const { given } of every) {
    const raised = raiseAlerts(given)
    expect(raiseAlerts(given)).toEqual(raised)
    expect(new Set(raised.map(({ rule, key }) => `${rule} ${key}`)).size).toBe(raised.length)
    for (const { reason, source, entityIds } of raised) {
      expect(entityIds.length).toBeGreaterThan(0)
      expect(source).not.toBe('')
      expect(isText(reason.text) && (reason.effect === null || isEffect(reason.effect))).toBe(true)
      for (const locale of ['en', 'he'] as const)
        expect(reasonText(locale, reason)).toMatch(/^(?!.*[{}]).{40,}[.]$/s)
    }
  }
})

test('two of one type are told apart by what they are about, in both languages', () => {
  const many = record(
    ...['Warfarin', 'Aspirin', 'Ibuprofen', 'Naproxen'].map((name) => drug(name)),
    ...['Penicillin', 'Aspirin'].map((name) => allergy(name)),
    results('Sodium', 'mmol/L', [135, 145], ['2026-05-20', 118]),
    results('Potassium', 'mmol/L', [3.5, 5.1], ['2026-05-20', 6.8]),
  )
  const raised = [many, ...Object.values(cases).flatMap((own) => own.map(({ given }) => given))].map(
    raiseAlerts,
  )
  expect(raised[0]?.filter(({ rule }) => rule === 'drug_drug').length).toBeGreaterThan(2)
  for (const locale of ['en', 'he'] as const)
    for (const own of raised) {
      const titles = own.map(({ rule, reason }) => `${rule}: ${aboutOf(locale, reason).join(', ')}`)
      expect([...new Set(titles)]).toEqual(titles)
    }
})

/** Numbers that a seed makes, for records that differ. */
function dice(seed: number): (sides: number) => number {
  let state = seed * 2_654_435_761 + 1
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const harmless = [
  'Cetirizine',
  'Levothyroxine',
  'Pantoprazole',
  'Folic acid',
  'Amlodipine',
  'Acetaminophen',
] as const
const normal: readonly (readonly [string, string, number, number])[] = [
  ['Sodium', 'mmol/L', 135, 145],
  ['Potassium', 'mmol/L', 3.5, 5.1],
  ['Glucose', 'mg/dL', 70, 100],
  ['Hemoglobin', 'g/dL', 12, 16],
  ['Creatinine', 'mg/dL', 0.5, 1.1],
  ['Platelet count', '10^3/uL', 150, 400],
]

test('two hundred records without a cause raise nothing', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const roll = dice(seed)
    const day = () => `202${3 + roll(3)}-0${1 + roll(9)}-1${roll(10)}`
    const labs = normal
      .filter(() => roll(3) > 0)
      .map(([name, unit, low, high]) => {
        const points = Array.from({ length: 1 + roll(6) }, () => day()).toSorted()
        const value = () => Number((low + ((high - low) * roll(100)) / 100).toFixed(1))
        return results(name, unit, [low, high], ...points.map((date) => [date, value()] as const))
      })
    const drugs = harmless
      .filter(() => roll(2) > 0)
      .map((name) => drug(name, { date: day(), value: '5', frequency: 'once daily' }))
    const others = [
      ...(roll(2) > 0 ? [allergy('Penicillin')] : []),
      ...(roll(2) > 0 ? [condition('Essential hypertension', 'I10')] : []),
      ...(roll(3) > 0 ? [condition('Sprain of ankle', 'S93.4')] : []),
    ]
    const given = record(...labs, ...drugs, ...others)
    // What a page asked for came, if only once.
    const followUps = labs.flatMap(({ canonical_key: key, name, detail: { trend } }) => {
      const [first, second] = trend
      const dueIn = { value: 1 + roll(12), unit: 'mo' } as const
      return first && second && first.date < second.date
        ? [{ id: key, type: 'lab' as const, key, name, dueIn, date: first.date }]
        : []
    })
    const raised = raiseAlerts({ ...given, followUps })
    expect(raised, `seed ${seed}`).toEqual([])
  }
})
