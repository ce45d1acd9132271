import { expect, test } from 'vitest'
import type { Dose } from '../records/registry'
import { changedDose } from './dose-change'

const dose = (date: string, value: string | null, more: Partial<Dose> = {}): Dose => ({
  date,
  value,
  unit: 'mg',
  printed: null,
  intake: null,
  status: 'active',
  entity_id: `${date} ${value}`,
  ...more,
})
const shows = ({ value, unit, intake }: Dose = dose('', null)) => ({ value, unit, intake })
const drug = (doses: readonly Dose[], more: Partial<Dose> = {}) => ({
  ...shows(doses.at(-1)),
  doses,
  ...more,
})

const five = dose('2023-01-02', '5')
const ten = dose('2024-03-04', '10')
const tablets = (low: number) =>
  ({
    as: 'dose',
    dose: { low, high: null, unit: 'tablet' },
    of: null,
    total: null,
    isOne: low === 1,
  }) as const

test('a dose that changed is told with what it was before, since when it was, and since when it is', () => {
  expect(changedDose(drug([five, ten]))).toEqual({
    since: '2024-03-04',
    before: { text: '5 mg', intake: null, date: '2023-01-02' },
  })
  // Only the last change is told.
  expect(changedDose(drug([five, ten, dose('2024-09-01', '20')]))?.before.text).toBe('10 mg')
  const printed = dose('2023-01-02', '5', { printed: { value: '5/10', unit: 'mg' } })
  expect(changedDose(drug([printed, ten]))?.before.text).toBe('5/10 mg')
  // Said again with less of it, or more, it is that dose since it began.
  const again = dose('2024-09-01', '10', { intake: tablets(2) })
  expect(changedDose(drug([five, ten, again]))).toMatchObject({
    since: '2024-03-04',
    before: { text: '5 mg' },
  })
  expect(changedDose(drug([five, again, dose('2024-12-01', '10')]))?.since).toBe('2024-09-01')
  // As many milligrams, but two of them.
  const one = dose('2023-01-02', '5', { intake: tablets(1) })
  const two = dose('2024-03-04', '5', { intake: tablets(2) })
  expect(changedDose(drug([one, two]))?.before.intake).toEqual(tablets(1))
})

test.each<[string, Parameters<typeof changedDose>[0]]>([
  ['the only one', drug([five])],
  ['none', drug([])],
  ['the same as before', drug([five, dose('2024-03-04', '5', { intake: tablets(2) })])],
  ['taken again after it was stopped', drug([dose('2023-01-02', null, { status: 'stopped' }), ten])],
  ['stopped', drug([five, dose('2024-03-04', '5', { status: 'stopped' })])],
  ['one of two of one day', drug([dose('2024-03-04', '5'), ten])],
  ['of a day in the month that the other one is of', drug([dose('2024-03', '5'), ten])],
  ['another than the card shows', drug([five, ten], { value: '20' })],
])('a dose that is %s did not change', (_name, taken) => expect(changedDose(taken)).toBeNull())
