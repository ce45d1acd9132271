import { expect, test } from 'vitest'
import { printedAmount } from './printed-amount'

test.each([
  ['875', 'mg', 'Amoxicillin-clavulanate 875/125 mg tab twice daily', '875/125 mg'],
  ['875', 'mg', 'אוגמנטין 875/125 מ"ג פעמיים ביום', '875/125 mg'],
  ['875', 'mg', 'Augmentin 875 mg / 125 mg', '875/125 mg'],
  ['875', 'mg', 'Amoxicillin-clavulanate 875-125 mg', '875-125 mg'],
  ['100', 'mcg', 'Trelegy Ellipta 100/62.5/25 mcg', '100/62.5/25 mcg'],
  ['2.5', 'mg', 'Ramipril HCT 2,5/12,5 mg', '2.5/12.5 mg'],
  ['600', 'mg', 'Calcium + D 600 mg/400 IU', '600 mg/400 IU'],
  ['5', 'mg', 'Oxycodone 5-10 mg as needed', '5-10 mg'],
  // In so much of a liquid.
  ['250', 'mg', 'Amoxicillin 250 mg/5 mL', '250 mg/5 mL'],
  ['24', 'mg', 'Paracetamol 24 mg / ml', '24 mg/mL'],
  ['120', 'mg', 'אקמולי 120 מ"ג/5 מ"ל', '120 mg/5 mL'],
  ['400', 'mg', 'Augmentin 400/57 mg/5 mL', '400/57 mg/5 mL'],
  ['100', 'units', 'Glargine 100 units/mL', '100 units/mL'],
  ['20', 'units', 'Glargine 100 units/mL, 20 units at night', '20 units'],
  ['500', 'mg', 'Amoxicillin 250 mg/5 mL, 500 mg (10 mL)', '500 mg'],
  // One number, or another one's.
  ['25', 'mcg', 'Fentanyl 25 mcg/hr', '25 mcg'],
  ['875', 'mg', 'Amoxicillin 875 mg', '875 mg'],
  ['5', 'mg', '5/3/2024 Coumadin 5 mg', '5 mg'],
  ['125', 'mg', 'Augmentin 875/125 mg', '125 mg'],
  ['12', 'mg', 'Prednisone 12 mg 12/05/2024', '12 mg'],
  ['49', 'mg', 'Entresto 49/51 mcg', '49 mg'],
  ['10', 'mg', 'BP 130/80, Ramipril 10 mg', '10 mg'],
  ['2', 'mg', 'Warfarin 2 mg - 3 tablets', '2 mg'],
  // What the patient put right is what counts.
  ['500', 'mg', 'Augmentin 875/125 mg', '500 mg'],
])('%s %s of %j is %s', (value, unit, words, told) => {
  const { value: number, unit: of } = printedAmount({ value, unit }, words)
  expect(`${number} ${of}`).toBe(told)
})

test.each([
  [null, 'mg', '875/125 mg'],
  ['875', null, '875/125 mg'],
  ['875', 'mg', null],
])('%s %s of %j stays', (value, unit, words) =>
  expect(printedAmount({ value, unit }, words)).toEqual({ value, unit }),
)
