import { expect, test } from 'vitest'
import { readDosage } from '../extraction/directions/read'
import { takenText, wholeText } from '../i18n/intake'
import { madeFact } from '../summary/testing/made-fact'
import { applyCorrection } from './correct'
import { amountTaken, intakeOf, isOtherDose, isSameDose } from './intake'
import { printedAmount } from './printed-amount'

/** What stands behind a drug's name, the amount that is read from it, and what is told of both. */
const cases: readonly (readonly [amount: string, words: string, en: string, he: string])[] = [
  // A strength, and so many of it.
  [
    '1000 mg',
    '1000 mg tablet, take 2 tablets three times a day',
    '1000 mg · 2 tablets',
    '1000 mg · 2 טבליות',
  ],
  ['1000 mg', 'take 2 tablets three times a day', '1000 mg · 2 tablets', '1000 mg · 2 טבליות'],
  ['1000 mg', '1000 מ"ג, 2 טבליות 3 פעמים ביום', '1000 mg · 2 tablets', '1000 mg · 2 טבליות'],
  ['5 mg', '5 mg tablet take half a tablet daily', '5 mg · half a tablet', '5 mg · חצי טבליה'],
  ['500 mg', '500 מ"ג חצי טבליה פעמיים ביום', '500 mg · half a tablet', '500 mg · חצי טבליה'],
  ['5 mg', '5 mg, 1.5 tablets daily', '5 mg · 1½ tablets', '5 mg · 1½ טבליות'],
  ['500 mg', '500 mg take 1-2 tablets every 6 hours', '500 mg · 1-2 tablets', '500 mg · 1-2 טבליות'],
  ['500 mg', '500 mg take 2 daily', '500 mg · 2 at a time', '500 mg · 2 בכל פעם'],
  ['500 mg', '2 x 500 mg twice daily', '500 mg · 2 at a time', '500 mg · 2 בכל פעם'],
  ['20 mg', '2 capsules (20 mg each) daily', '20 mg · 2 capsules', '20 mg · 2 כמוסות'],
  ['875 mg', '875/125 mg take 2 tablets twice daily', '875/125 mg · 2 tablets', '875/125 mg · 2 טבליות'],
  ['100 mcg', '100 mcg inhaler 2 puffs 4 times a day', '100 mcg · 2 puffs', '100 mcg · 2 שאיפות'],
  ['0.5 %', '0.5% 2 drops twice daily', '0.5 % · 2 drops', '0.5 % · 2 טיפות'],
  ['1000 IU', '1000 IU 2 drops daily', '1000 IU · 2 drops', '1000 IU · 2 טיפות'],
  // So much of a liquid: one of its measure is no dose of it, either.
  [
    '250 mg',
    '250 mg/5 mL, take 10 mL three times a day',
    '250 mg/5 mL · 10 mL at a time',
    '250 mg/5 mL · 10 mL בכל פעם',
  ],
  ['24 mg', '24 mg/mL 10 mL q6h', '24 mg/mL · 10 mL at a time', '24 mg/mL · 10 mL בכל פעם'],
  ['200 mg', '200 mg/mL 1 mL daily', '200 mg/mL · 1 mL at a time', '200 mg/mL · 1 mL בכל פעם'],
  ['250 mg', '250 mg/5 mL, 1 teaspoon daily', '250 mg/5 mL · 1 teaspoon', '250 mg/5 mL · כפית אחת'],
  // The amount is what it comes to.
  [
    '1000 mg',
    '1000 mg (2 x 500 mg tablets) 3 times a day',
    '1000 mg · 2 tablets of 500 mg',
    '1000 mg · 2 טבליות של 500 mg',
  ],
  [
    '1000 mg',
    '1000 mg (two 500 mg tablets) twice daily',
    '1000 mg · 2 tablets of 500 mg',
    '1000 mg · 2 טבליות של 500 mg',
  ],
  [
    '1000 mg',
    '1000 mg (2 tablets) twice daily',
    '1000 mg · 2 tablets (= 1000 mg)',
    '1000 mg · 2 טבליות (= 1000 mg)',
  ],
  [
    '500 mg',
    '500 mg tablets, 2 tablets (1000 mg) daily',
    '500 mg · 2 tablets (= 1000 mg)',
    '500 mg · 2 טבליות (= 1000 mg)',
  ],
  ['1500 mg', '1500 mg daily in 3 divided doses', '1500 mg · 500 mg at a time', '1500 mg · 500 mg בכל פעם'],
  // Not always the same, or not all understood: in the page's own words.
  [
    '500 mg',
    '500 mg take 2 in the morning and 1 at night',
    '500 mg · directions as printed: “500 mg take 2 in the morning and 1 at night”',
    '500 mg · ההוראות כפי שהודפסו: ”500 mg take 2 in the morning and 1 at night“',
  ],
  [
    '40 mg',
    '40 mg daily for 5 days then 20 mg daily',
    '40 mg · directions as printed: “40 mg daily for 5 days then 20 mg daily”',
    '40 mg · ההוראות כפי שהודפסו: ”40 mg daily for 5 days then 20 mg daily“',
  ],
  [
    '5 mg',
    '5 mg tablets, take 7.5 mg daily',
    '5 mg · directions as printed: “5 mg tablets, take 7.5 mg daily”',
    '5 mg · ההוראות כפי שהודפסו: ”5 mg tablets, take 7.5 mg daily“',
  ],
  // The amount is the dose.
  ['1000 mg', '1000 mg twice daily', '1000 mg', '1000 mg'],
  ['1000 mg', '1000 mg tablet 1 tablet three times a day', '1000 mg', '1000 mg'],
  ['20 mg', '20 mg 1 tablet (20 mg total) daily', '20 mg', '20 mg'],
  ['0.5 %', '0.5% 1 drop twice daily right eye', '0.5 %', '0.5 %'],
  ['15 mL', '15 mL twice daily', '15 mL', '15 mL'],
  ['1 g', '1000 mg twice daily', '1 g', '1 g'],
  ['20 units', '100 units/mL inject 20 units at bedtime', '20 units', '20 units'],
  ['5 mg', '5-10 mg as needed', '5-10 mg', '5-10 mg'],
  // How much is not told at all.
  ['250 mg', '250 mg/5 mL three times a day', '250 mg/5 mL', '250 mg/5 mL'],
]

const plain = (text: string | null): string | null =>
  text && text.replace(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' ')

test.each(cases)('%s of %j', (told, words, en, he) => {
  const [value = null, unit = null] = told.split(' ')
  const dosage = readDosage(words)?.dosage ?? null
  const shown = printedAmount({ value, unit }, words)
  const intake = intakeOf(dosage, { value, unit })
  const texts = (['en', 'he'] as const).map((locale) =>
    plain(takenText(locale, `${shown.value} ${shown.unit}`, intake)),
  )
  expect(texts).toEqual([en, he])
})

test('without a strength one of a form is told, too', () => {
  const intake = intakeOf(readDosage('1 tablet daily')?.dosage ?? null, { value: null, unit: null })
  expect(takenText('en', null, intake)).toBe('1 tablet')
  expect(takenText('he', null, intake)).toBe('טבליה אחת')
  expect(takenText('en', null, null)).toBe(null)
})

test('where doses are told apart one of a strength is said, too', () => {
  const amount = { value: '1000', unit: 'mg' }
  const intake = intakeOf(readDosage('1000 mg tablet, 1 tablet daily')?.dosage ?? null, amount)
  expect(wholeText('en', '1000 mg', intake)).toBe('1000 mg · 1 tablet')
  expect(plain(wholeText('he', '1000 mg', intake))).toBe('1000 mg · טבליה אחת')
  expect(wholeText('en', '1000 mg', null)).toBe('1000 mg')
})

test('in Hebrew amounts stand apart, so that no number changes places with its unit', () => {
  const intake = intakeOf(readDosage('1000 mg (2 x 500 mg tablets) daily')?.dosage ?? null, {
    value: '1000',
    unit: 'mg',
  })
  expect(takenText('he', '1000 mg', intake)).toBe('\u20681000 mg\u2069 · 2 טבליות של \u2068500\u00a0mg\u2069')
})

test.each([
  ['1000 mg', '1000 mg twice daily', '1000 mg'],
  ['1000 mg', '1000 mg tablet, take 2 tablets daily', null],
  ['1000 mg', '1000 mg (2 x 500 mg tablets) daily', '1000 mg'],
  ['1000 mg', '1000 mg (2 tablets) daily', '1000 mg'],
  ['500 mg', '500 mg tablets, 2 tablets (1000 mg) daily', '1000 mg'],
  ['1500 mg', '1500 mg daily in 3 divided doses', '500 mg'],
  ['500 mg', 'take 1-2 tablets daily', null],
  ['500 mg', '500 mg take 2 in the morning and 1 at night', null],
])('what %s of %j comes to at a time: %s', (told, words, taken) => {
  const [value = null, unit = null] = told.split(' ')
  const found = amountTaken(intakeOf(readDosage(words)?.dosage ?? null, { value, unit }), { value, unit })
  expect(found && `${found.value} ${found.unit}`).toBe(taken)
})

test.each([
  ['1000 mg tablet, take 2 tablets daily', '500 mg · 2 tablets'],
  ['250 mg/5 mL, take 10 mL daily', '500 mg · 10 mL at a time'],
  ['1000 mg (2 tablets) daily', '500 mg · 2 tablets'],
  // Amounts of the drug itself were read with the number that is put right.
  ['1000 mg twice daily', '500 mg'],
  ['40 mg daily for 5 days then 20 mg daily', '500 mg'],
])('of %j how many at a time holds beside another amount: %s', (words, told) => {
  const dosage = readDosage(words)?.dosage ?? null
  const fact = madeFact({ type: 'medication', name: 'Metformin', value: '1000', unit: 'mg', dosage })
  const corrected = applyCorrection(fact, { value: '500' })
  const { value, unit, dosage: left } = corrected.type === 'medication' ? corrected : blank
  expect(plain(takenText('en', `${value} ${unit}`, intakeOf(left, { value, unit })))).toBe(told)
})

const blank = { value: null, unit: null, dosage: null }

test.each([
  ['1 tablet', '2 tablets', false, true],
  ['2 tablets', '2 tablets', true, false],
  ['2 tablets', '2 in the morning and 1 at night', false, false],
  // One may be meant where none is told: alike as they are shown, and not known to differ.
  ['1 tablet', null, true, false],
  ['2 tablets', null, false, false],
] as const)('%s and %s: told alike %s, surely another %s', (one, other, isAlike, isAnother) => {
  const doseOf = (words: string | null) => {
    const dosage = words === null ? null : (readDosage(`${words} daily`)?.dosage ?? null)
    return { value: '500', unit: 'mg', intake: intakeOf(dosage, { value: '500', unit: 'mg' }) }
  }
  const pair = [doseOf(one), doseOf(other)] as const
  expect([isSameDose(...pair), isOtherDose(...pair)]).toEqual([isAlike, isAnother])
})
