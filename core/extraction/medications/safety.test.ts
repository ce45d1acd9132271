import { expect, test } from 'vitest'
import { readDirections } from './directions'
import { changesAlongRow, exceedsWeekly, isTakenDaily, tellsOtherDose } from './safety'

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

test.each([
  ['5 mg alternating with 2.5 mg daily', 'mg', true],
  ['5 alternating with 2.5', null, true],
  ['5 מ"ג לסירוגין עם 2.5 מ"ג', 'mg', true],
  // Understood to the end: each dose has its days.
  ['5 mg on Mon, Wed, Fri and 2.5 mg on other days', 'mg', false],
  ['500 mg twice daily', 'mg', false],
  ['500 mg twice daily, see the leaflet of 2021', 'mg', false],
  ['20 mg for 5 days then 10 mg for 5 days', 'mg', false],
])('%s: a dose beside that which was taken: %s %s', (text, unit, other) => {
  expect(tellsOtherDose(readDirections(text).dosage, unit)).toBe(other)
})

test.each([
  ['Rosuvastatin\t10 mg\tsame\t20 mg\tsame\t20 mg daily', true],
  ['Semaglutide\t0.25 mg\t0.5 mg\t1 mg', true],
  ['Metformin\t1000 mg BID\tsame\tsame', false],
  // A product and what is taken of it.
  ['Senna\t7.5 mg tablets\t15 mg at night', false],
  ['Atorvastatin\t20 mg\tunchanged', false],
])('the dose changes along a row: %s', (row, changes) => expect(changesAlongRow(row)).toBe(changes))
