import { describe, expect, test } from 'vitest'
import type { AlertRule, Severity } from './alert'
import type { AlertRecord } from './facts'
import { raiseAlerts } from './raise'
import { allergy, condition, drug, record, results, today } from './testing/items'
import { isEffect, isText, reasonText } from './words'

const raisedBy = (rule: AlertRule, given: AlertRecord) =>
  raiseAlerts(given).filter((one) => one.rule === rule)

interface Case {
  readonly name: string
  readonly given: AlertRecord
  /** Severities, the gravest first; none where nothing is raised. */
  readonly raises: readonly Severity[]
}
const yes = (name: string, raises: readonly Severity[], ...items: AlertRecord['items']): Case => ({
  name,
  given: record(...items),
  raises,
})
const no = (name: string, ...items: AlertRecord['items']): Case => yes(name, [], ...items)

const k = (value: number, date = '2026-05-20', unit = 'mmol/L') =>
  results('Potassium', unit, [3.5, 5.1], [date, value])
const egfr = (value: number, date = '2026-05-20', unit = 'mL/min/1.73m2') =>
  results('Estimated glomerular filtration rate', unit, [60, null], [date, value])
const a1c = (date: string) => results('Hemoglobin A1c', '%', [null, 5.7], [date, 6.9])

/** The same, and a newest result that is no plain number. */
function fallen(...given: Parameters<typeof results>) {
  const test = results(...given)
  return { ...test, detail: { ...test.detail, value: '<5', date: '2026-05-20' } }
}

/** For each rule where it holds, where it does not, and where it cannot know. */
const cases: Readonly<Record<AlertRule, readonly Case[]>> = {
  critical_result: [
    yes('potassium of this month', ['critical'], k(6.6)),
    yes('potassium of last year', ['warning'], k(6.6, '2025-01-01')),
    yes(
      'glucose in the other unit',
      ['critical'],
      results('Glucose', 'mg/dL', [70, 100], ['2026-05-20', 480]),
    ),
    no('potassium that is only high', k(5.9)),
    no('a unit that is not known of it', k(66, '2026-05-20', 'mg/L')),
    no(
      'a newer result that is not',
      results('Potassium', 'mmol/L', [3.5, 5.1], ['2026-04-01', 6.9], ['2026-05-20', 4.4]),
    ),
    no('a test without limits of its own', results('Ferritin', 'ng/mL', [15, 150], ['2026-05-20', 9000])),
  ],
  worsening_result: [
    yes(
      'three that rise, the last above',
      ['warning'],
      results('Creatinine', 'mg/dL', [0.5, 1.1], ['2025-01-01', 1], ['2025-07-01', 1.2], ['2026-01-01', 1.6]),
    ),
    yes(
      'three that fall, the last below',
      ['warning'],
      results('Hemoglobin', 'g/dL', [12, 16], ['2025-01-01', 13], ['2025-07-01', 11.5], ['2026-01-01', 9.8]),
    ),
    no(
      'three that rise within the range',
      results('Creatinine', 'mg/dL', [0.5, 1.1], ['2025-01-01', 0.6], ['2025-07-01', 0.8], ['2026-01-01', 1]),
    ),
    no(
      'three that rise by little',
      results(
        'Creatinine',
        'mg/dL',
        [0.5, 1.1],
        ['2025-01-01', 1.1],
        ['2025-07-01', 1.12],
        ['2026-01-01', 1.15],
      ),
    ),
    no(
      'back towards the range',
      results('Creatinine', 'mg/dL', [0.5, 1.1], ['2025-01-01', 2], ['2025-07-01', 1.6], ['2026-01-01', 1.3]),
    ),
    no(
      'rising from far below into the range',
      results('Hemoglobin', 'g/dL', [12, 16], ['2025-01-01', 8], ['2025-07-01', 10], ['2026-01-01', 11.5]),
    ),
    no(
      'three that rise, and then less than the test can tell',
      fallen(
        'C-reactive protein',
        'mg/L',
        [null, 5],
        ['2025-01-01', 12],
        ['2025-02-01', 30],
        ['2025-03-01', 60],
      ),
    ),
    no('one result', results('Creatinine', 'mg/dL', [0.5, 1.1], ['2026-01-01', 3])),
    no(
      'no range on the page',
      results('Creatinine', 'mg/dL', [null, null], ['2025-01-01', 1], ['2025-07-01', 2], ['2026-01-01', 3]),
    ),
  ],
  repeated_result: [
    yes(
      'high twice',
      ['info'],
      results('Uric acid', 'mg/dL', [3, 7], ['2025-01-01', 8], ['2026-01-01', 7.9]),
    ),
    no('high once', results('Uric acid', 'mg/dL', [3, 7], ['2025-01-01', 6], ['2026-01-01', 7.9])),
    no(
      'high twice, and then less than the test can tell',
      fallen('Uric acid', 'mg/dL', [3, 7], ['2025-01-01', 8], ['2026-01-01', 7.9]),
    ),
    no('low, then high', results('Uric acid', 'mg/dL', [3, 7], ['2025-01-01', 2], ['2026-01-01', 7.9])),
    no('without a range', results('Uric acid', 'mg/dL', [null, null], ['2025-01-01', 8], ['2026-01-01', 9])),
  ],
  drug_allergy: [
    yes(
      'penicillin and amoxicillin with clavulanate',
      ['critical'],
      allergy('Penicillin'),
      drug('Amoxicillin / clavulanate'),
    ),
    yes('the drug itself', ['critical'], allergy('Ciprofloxacin'), drug('Ciprofloxacin')),
    yes(
      'sulfonamides and co-trimoxazole',
      ['critical'],
      allergy('Sulfonamides'),
      drug('Sulfamethoxazole / trimethoprim'),
    ),
    yes(
      'a drug that has it in it',
      ['critical'],
      allergy('Trimethoprim'),
      drug('Sulfamethoxazole / trimethoprim'),
    ),
    yes('by another name', ['critical'], allergy('Rifampicin'), drug('Rifampin')),
    yes('a whole class of drugs', ['critical'], allergy('Beta blockers'), drug('Bisoprolol')),
    yes(
      'one that was last told of years ago',
      ['warning'],
      allergy('Aspirin'),
      drug('Aspirin', { date: '2021-01-01' }),
    ),
    no('an allergy that is no more', { ...allergy('Penicillin'), status: 'resolved' }, drug('Amoxicillin')),
    no('a course of years ago', allergy('Penicillin'), drug('Amoxicillin', { date: '2012-03-01' })),
    no('a drug for the joints that is no NSAID', allergy('NSAIDs'), drug('Glucosamine')),
    no('a class and a drug of another', allergy('Beta blockers'), drug('Amlodipine')),
    no('penicillin and a macrolide', allergy('Penicillin'), drug('Azithromycin')),
    no(
      'penicillin and a drug that was stopped',
      allergy('Penicillin'),
      drug('Amoxicillin', { status: 'inactive' }),
    ),
    no('sulfonamides and a diuretic', allergy('Sulfonamides'), drug('Furosemide')),
    no('peanuts and amoxicillin', allergy('Peanut'), drug('Amoxicillin')),
    no('an allergen of no code', allergy('Something of a page'), drug('Amoxicillin')),
    no('a drug of no code', allergy('Penicillin'), drug('Something of a page')),
  ],
  duplicate_therapy: [
    yes('two statins', ['warning'], drug('Simvastatin'), drug('Rosuvastatin')),
    yes('two anticoagulants', ['warning'], drug('Warfarin'), drug('Apixaban')),
    no('one of them stopped', drug('Simvastatin', { status: 'inactive' }), drug('Rosuvastatin')),
    no('years apart', drug('Simvastatin', { date: '2019-01-01' }), drug('Rosuvastatin')),
    no(
      'one that is not on the list of a year later, as the other is',
      drug('Simvastatin', { date: '2025-04-10' }),
      drug('Rosuvastatin'),
    ),
    yes(
      'on lists of one month',
      ['warning'],
      drug('Simvastatin', { date: '2026-04-10' }),
      drug('Rosuvastatin'),
    ),
    no('an NSAID and what is for the joints', drug('Ibuprofen'), drug('Glucosamine')),
    no('two of different groups', drug('Simvastatin'), drug('Ezetimibe')),
    no('drugs of no code', drug('Some statin'), drug('Another statin')),
  ],
  dose_maximum: [
    yes(
      'metformin, two grams twice',
      ['critical'],
      drug('Metformin', { value: '2000', frequency: 'twice daily' }),
    ),
    yes(
      'in grams',
      ['critical'],
      drug('Acetaminophen', { value: '1.5', unit: 'g', frequency: 'every 6 hours' }),
    ),
    yes(
      'three times a day, as the record words it',
      ['critical'],
      drug('Acetaminophen', { value: '1500', frequency: '3 times a day, with meals' }),
    ),
    yes(
      'four times a day, as a person wrote it',
      ['critical'],
      drug('Ibuprofen', { value: '900', frequency: '4 פעמים ביום' }),
    ),
    no('three times a day within it', drug('Ibuprofen', { value: '800', frequency: '3 times a day' })),
    no(
      'a salt that weighs more than its drug',
      drug('Naproxen', { value: '550', frequency: '3 times a day' }),
    ),
    yes('a single dose that is more than a day holds', ['critical'], drug('Apixaban', { value: '50' })),
    no(
      'metformin, one gram twice',
      drug('Metformin', { value: '1000', frequency: 'twice daily, with meals' }),
    ),
    no(
      'as needed: nobody knows how often',
      drug('Acetaminophen', { value: '1000', frequency: 'every 4 hours, as needed' }),
    ),
    no(
      'a unit that is no weight',
      drug('Metformin', { value: '4000', unit: 'tablet', frequency: 'twice daily' }),
    ),
    no('a drug without a limit here', drug('Prednisone', { value: '5000', frequency: 'once daily' })),
    no('no dose', drug('Metformin', { frequency: 'twice daily' })),
  ],
  weekly_daily: [
    yes(
      'methotrexate each day',
      ['critical'],
      drug('Methotrexate', { value: '10', frequency: 'once daily' }),
    ),
    no('methotrexate each week', drug('Methotrexate', { value: '10', frequency: 'once weekly' })),
    no(
      'methotrexate on one evening',
      drug('Methotrexate', { value: '10', frequency: 'in the evening, on Friday' }),
    ),
    yes(
      'methotrexate three times a day',
      ['critical'],
      drug('Methotrexate', { value: '2.5', frequency: '3 times a day' }),
    ),
    no('methotrexate, nobody says how often', drug('Methotrexate', { value: '10' })),
    no('another drug each day', drug('Prednisone', { value: '10', frequency: 'once daily' })),
  ],
  drug_lab: [
    yes('metformin and an eGFR of 25', ['critical'], drug('Metformin'), egfr(25)),
    yes('metformin and an eGFR of 40', ['warning'], drug('Metformin'), egfr(40)),
    yes('an ACE inhibitor and potassium of 5.8', ['warning'], drug('Ramipril'), k(5.8)),
    yes('spironolactone and potassium of 6.2', ['critical'], drug('Spironolactone'), k(6.2)),
    yes('losartan and potassium of 5.6', ['warning'], drug('Losartan'), k(5.6)),
    no(
      'metformin and an eGFR of one time that is long over',
      drug('Metformin', { date: '2010-02-01' }),
      egfr(25, '2010-01-01'),
    ),
    no('an eGFR of two years ago', drug('Metformin', { date: '2025-03-01' }), egfr(25, '2024-04-01')),
    no('metformin and an eGFR of 70', drug('Metformin'), egfr(70)),
    no('metformin that was stopped', drug('Metformin', { status: 'inactive' }), egfr(25)),
    no('an eGFR of years before', drug('Metformin'), egfr(25, '2022-01-01')),
    no('an eGFR in another unit', drug('Metformin'), egfr(0.4, '2026-05-20', 'mL/s/1.73m2')),
    no('an ACE inhibitor and potassium of 5.2', drug('Ramipril'), k(5.2)),
    no('no result', drug('Metformin')),
  ],
  interval_test: [
    yes('diabetes, HbA1c of a year ago', ['info'], condition('Type 2 diabetes', 'E11.9'), a1c('2025-06-15')),
    yes(
      'diabetes, HbA1c of years ago',
      ['warning'],
      condition('Type 2 diabetes', 'E11.9'),
      a1c('2023-01-01'),
    ),
    yes(
      'warfarin, INR of half a year ago',
      ['info'],
      drug('Warfarin'),
      results('INR', '', [2, 3], ['2026-01-01', 2.4]),
    ),
    no('diabetes, HbA1c of last month', condition('Type 2 diabetes', 'E11.9'), a1c('2026-05-01')),
    no('diabetes that is over', condition('Gestational diabetes', 'E11.9', 'resolved'), a1c('2023-01-01')),
    no('a condition without a code', condition('Sugar disease', null), a1c('2023-01-01')),
    no('a test that the record never had', condition('Type 2 diabetes', 'E11.9')),
    no('no condition', a1c('2020-01-01')),
  ],
  drug_drug: [
    yes('warfarin and amiodarone', ['warning'], drug('Warfarin'), drug('Amiodarone')),
    yes('simvastatin and clarithromycin', ['critical'], drug('Simvastatin'), drug('Clarithromycin')),
    yes('a nitrate and sildenafil', ['critical'], drug('Isosorbide mononitrate'), drug('Sildenafil')),
    yes('what is to be avoided', ['critical'], drug('Clopidogrel'), drug('Omeprazole')),
    yes('what is contraindicated', ['critical'], drug('Amiodarone'), drug('Pimozide')),
    yes(
      'a contraceptive with estrogen',
      ['warning'],
      drug('Lamotrigine'),
      drug('Ethinyl estradiol / levonorgestrel'),
    ),
    no('a contraceptive without estrogen', drug('Lamotrigine'), drug('Desogestrel')),
    yes('an opioid and clonazepam', ['critical'], drug('Oxycodone'), drug('Clonazepam')),
    yes('what is given instead of an opioid', ['critical'], drug('Methadone'), drug('Diazepam')),
    yes('the same with naloxone', ['critical'], drug('Buprenorphine / naloxone'), drug('Diazepam')),
    yes('a drug within another', ['critical'], drug('Ezetimibe / simvastatin'), drug('Clarithromycin')),
    no('a drug within ear drops', drug('Ciprofloxacin / dexamethasone'), drug('Tizanidine')),
    yes('of two rows the graver', ['critical'], drug('Spironolactone'), drug('Potassium chloride')),
    no('two that go together', drug('Metformin'), drug('Atorvastatin')),
    no('one of them stopped', drug('Warfarin'), drug('Amiodarone', { status: 'inactive' })),
    no('an antibiotic of months before', drug('Simvastatin'), drug('Clarithromycin', { date: '2026-01-01' })),
    no('one that is put on the skin', drug('Warfarin'), drug('Miconazole', { unit: '%', value: '2' })),
    no('a drug of no code', drug('Warfarin'), drug('Something of a page')),
  ],
}

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
  expect(told && reasonText('en', told.reason)).toContain('Warfarin (last seen Jun 1, 2025)')
  expect(told && reasonText('en', told.reason)).toContain('Aspirin (last seen May 1, 2026)')
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
    const raised = raiseAlerts({ items: [...labs, ...drugs, ...others], routes: {}, today })
    expect(raised, `seed ${seed}`).toEqual([])
  }
})
