import type { AlertRule } from '../../records/alert'
import { no, yes, type Case } from './case'
import { condition, drug, results } from './items'

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

/** For each rule of results where it holds, where it does not, and where it cannot know. */
export const resultCases = {
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
} as const satisfies Partial<Readonly<Record<AlertRule, readonly Case[]>>>
