import { expect, test } from 'vitest'
import { changedDose, findDoses } from './dose'
import { readDirections } from './directions'

test.each([
  ['10 mg once daily', '10 mg'],
  ['875/125 mg tab', '875 mg'],
  ['24/26 mg BID', '24 mg'],
  ['12.5mg', '12.5 mg'],
  ['2,5 mg', '2.5 mg'],
  ['1,000 mg', '1000 mg'],
  ['1000 IU', '1000 IU'],
  ['20 units at bedtime', '20 units'],
  ['½ mg', '0.5 mg'],
  ['.5 mg', '0.5 mg'],
  ['18 mcg', '18 mcg'],
  ['5O mg', '50 mg'],
  ['1 000 IU', '1000 IU'],
  ['1 00 mg', '100 mg'],
  ['100 mcg/dose', '100 mcg'],
  ['160/4.5 mcg', '160 mcg'],
  ['5-10 mg', '5 mg'],
  ['0.05% cream', '0.05 %'],
  ['1 g ליום', '1 g'],
  ['20 מ"ג', '20 mg'],
  ['500 מג', '500 mg'],
  ['50 מק"ג', '50 mcg'],
  ["10 יח' בערב", '10 units'],
  ['10mg/5ml oral solution', '10 mg'],
  ['250 מ"ג/5 מ"ל', '250 mg'],
])('%s holds the dose %s', (text, dose) => {
  const [first] = findDoses(text)
  expect(first && `${first.value} ${first.unit}`).toBe(dose)
})

test.each([
  '4.9 mmol/L',
  '142 mg/L',
  '168 mg/dL',
  '15 mg/kg',
  '2 puffs',
  '90',
  '02/28/2024',
  '13.8 g/dL',
  '3 tablets',
  'mg',
  'x10^3/uL',
  '8 <6 mg',
  '00 mg',
  '000 IU',
  '10.1000 mg',
])('%s holds none', (text) => {
  expect(findDoses(text)).toEqual([])
})

test.each([
  [' from 500 mg to 1000 mg', '1000 mg'],
  [' from 5 to 10 mg', '10 mg'],
  [' מ-5 ל-7.5 מ"ג', '7.5 mg'],
  [' 60 mg reduced to 30 mg', '30 mg'],
  [' 5 mg once daily was increased to 10 mg', '10 mg'],
  [' 20 mg tapered down to 10', '10 mg'],
  [' tablet 2.5 mg → 5 mg', '5 mg'],
  [' 5 mg to be increased to 10 mg in a week', 'null'],
  [' was 6 mg, now 8 mg: trough 5.1 ng/mL', '8 mg'],
  [' 10, ירד ל- 5 mg', '5 mg'],
  [' 5 mg daily, glucose now 140 mg/dL', 'null'],
  [' 5 mg daily, blood pressure now 140/80', 'null'],
  [' 5 mg, לחץ הדם עלה ל-160', 'null'],
  [' 5 מ"ג הועלה ל-10 מ"ג', '10 mg'],
])('%s ends at %s', (text, dose) => {
  const changed = changedDose(text)
  expect(changed ? `${changed.value} ${changed.unit}` : 'null').toBe(dose)
})

test.each<[string, string | null, string | null, string | null]>([
  ['PO BID', 'oral', 'twice daily', null],
  ['by mouth daily', 'oral', 'once daily', null],
  ['IV q8h', 'intravenous', 'every 8 hours', null],
  ['SC once daily for 14 days', 'subcutaneous', 'once daily', '14 days'],
  ['1 tablet at bedtime', 'oral', 'at bedtime', null],
  ['QHS', null, 'at bedtime', null],
  ['TID x 5 days', null, '3 times a day', '5 days'],
  ['q4h PRN', null, 'every 4 hours, as needed', null],
  ['every 6 hours as needed for pain', null, 'every 6 hours, as needed', null],
  ['once weekly', null, 'once weekly', null],
  ['1-0-1', null, 'twice daily', null],
  ['QID', null, '4 times a day', null],
  ['patch twice weekly', 'transdermal', 'twice weekly', null],
  ['כדור שלוש פעמים ביום', 'oral', '3 times a day', null],
  ['1 capsule at bedtime, changed from 3 times a day', 'oral', 'at bedtime', null],
  ['2 puffs twice a day', 'inhaled', 'twice daily', null],
  ['every other day', null, 'every other day', null],
  ['three times a day', null, '3 times a day', null],
  ['פעם ביום', null, 'once daily', null],
  ['פעמיים ביום למשך 5 ימים', null, 'twice daily', '5 days'],
  ['3 פעמים ביום', null, '3 times a day', null],
  ['כדור לפני השינה', 'oral', 'at bedtime', null],
  ['תוך ורידי כל 8 שעות', 'intravenous', 'every 8 hours', null],
  ['בבוקר', null, 'in the morning', null],
  ['לפי הצורך', null, 'as needed', null],
  ['למשך שנה', null, null, '1 year'],
  ['on Monday', null, 'on Monday', null],
  ['30 refills', null, null, null],
])('"%s"', (text, route, frequency, duration) => {
  const read = readDirections(text)
  expect([read.route, read.frequency, read.duration]).toEqual([route, frequency, duration])
})
