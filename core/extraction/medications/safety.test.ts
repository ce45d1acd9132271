import { expect, test } from 'vitest'
import { readDirections } from './directions'
import { exceedsWeekly, isTakenDaily } from './safety'

test.each<[string, boolean, boolean]>([
  ['15 mg daily', true, true],
  ['15 mg every morning', true, true],
  ['2.5 mg every 12 hours', true, true],
  ['15 mg once weekly', false, false],
  ['15 mg on Monday', false, false],
  ['7.5 mg twice a week', false, false],
  ['15 mg on Monday, Wednesday and Friday', false, true],
  ['25 mg every 2 weeks', false, false],
  ['10 mg daily as needed', false, true],
  ['15 מ"ג אחת לשבוע', false, false],
  ['15 מ"ג ליום', true, true],
])('%s', (text, daily, tooOften) => {
  const { dosage } = readDirections(text)
  expect([isTakenDaily(dosage), exceedsWeekly(dosage)]).toEqual([daily, tooOften])
})
