import { expect, test } from 'vitest'
import { frequencyWords } from '../extraction/directions/plain'
import { readDosage } from '../extraction/directions/read'
import { timesADay } from './times-a-day'

/** As a page has them, through the words in which the record tells them. */
test.each<[string, number | null]>([
  ['once daily', 1],
  ['1 tablet twice a day', 2],
  ['1 tab PO TID', 3],
  ['three times a day with meals', 3],
  ['QID', 4],
  ['5 times daily', 5],
  ['1 כדור 3 פעמים ביום', 3],
  ['טבליה 4 פעמים ביממה', 4],
  ['every 8 hours', 3],
  ['q4h', 6],
  ['every 6-8 hours', 3],
  ['2-3 times a day', 2],
  ['every other day', 0.5],
  ['once weekly', 1 / 7],
  ['in the morning and in the evening', 2],
  ['1 tablet in the morning, 1 tablet at noon, 2 tablets at bedtime', 3],
  ['at 08:00', 1],
  ['in the evening on Tuesday and Friday', null],
  ['3 times a day as needed', null],
  ['up to 4 times a day', null],
  ['twice daily for 5 days, then once daily', null],
  ['as directed', null],
  ['with meals', null],
])('%s is %s a day', (wording, times) => {
  const read = readDosage(wording)
  expect(read).not.toBeNull()
  expect(timesADay(read && frequencyWords(read.dosage))).toBe(times)
})

test.each<[string | null, number | null]>([
  ['3 times a day', 3],
  ['שלוש פעמים ביום', 3],
  ['3 times a day unless the clinic says otherwise', null],
  ['', null],
  [null, null],
])('as a person wrote it, %s is %s', (frequency, times) => {
  expect(timesADay(frequency)).toBe(times)
})
