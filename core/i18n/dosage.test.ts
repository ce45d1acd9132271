import { expect, test } from 'vitest'
import { readDirections } from '../extraction/medications/directions'
import { dosageText, takingText } from './dosage'
import type { Locale } from './locale'

const plain = (text: string | null) =>
  text === null ? null : text.replace(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' ')

/** The whole of directions, with nothing beside them. */
function wholeOf(locale: Locale, printed: string): string | null {
  const { dosage } = readDirections(printed)
  if (!dosage) throw new Error(`no directions: ${printed}`)
  return plain(dosageText(locale, dosage))
}

test.each([
  [
    '1 tablet 3 times a day for 7 days then once daily',
    '1 tablet, 3 times a day, for 7 days, then once a day',
    'טבליה אחת, 3 פעמים ביום, במשך 7 ימים, ואז פעם ביום',
  ],
  [
    'כדור 3 פעמים ביום למשך 7 ימים ואז פעם ביום',
    '1 pill, 3 times a day, for 7 days, then once a day',
    'כדור אחד, 3 פעמים ביום, במשך 7 ימים, ואז פעם ביום',
  ],
  [
    '2 tablets daily for 3 days then 1 tablet daily for 3 days',
    '2 tablets, once a day, for 3 days, then 1 tablet, once a day, for 3 days',
    '2 טבליות, פעם ביום, במשך 3 ימים, ואז טבליה אחת, פעם ביום, במשך 3 ימים',
  ],
  [
    '40 mg daily for 5 days then 20 mg daily',
    '40 mg, once a day, for 5 days, then 20 mg, once a day',
    '40 mg, פעם ביום, במשך 5 ימים, ואז 20 mg, פעם ביום',
  ],
  [
    'take 2 tablets in the morning and 1 tablet at bedtime',
    '2 tablets in the morning and 1 tablet at bedtime',
    '2 טבליות בבוקר וטבליה אחת לפני השינה',
  ],
  [
    '1 tablet at 8:00, 14:00 and 20:00',
    '1 tablet, 3 times a day, at 08:00, at 14:00 and at 20:00',
    'טבליה אחת, 3 פעמים ביום, בשעה 08:00, בשעה 14:00 ובשעה 20:00',
  ],
  [
    'take 1-2 tablets every 4-6 hours as needed for pain or fever, max 8 tablets in 24 hours',
    '1-2 tablets, every 4-6 hours, as needed for pain or fever, no more than 8 tablets a day',
    '1-2 טבליות, כל 4-6 שעות, לפי הצורך לכאב או לחום, לא יותר מ־8 טבליות ביום',
  ],
  [
    '1 drop in the right eye twice daily for 5 days',
    '1 drop, twice a day, in the right eye, for 5 days',
    'טיפה אחת, פעמיים ביום, בעין הימנית, במשך 5 ימים',
  ],
  [
    '2 drops in both ears 3 times a day for a week',
    '2 drops, 3 times a day, in both ears, for 1 week',
    '2 טיפות, 3 פעמים ביום, בשתי האוזניים, במשך שבוע',
  ],
  [
    'take 1 tablet by mouth on Monday, Wednesday and Friday for high blood pressure',
    '1 tablet on Monday, Wednesday and Friday, for high blood pressure, by mouth',
    'טבליה אחת בימים שני, רביעי, שישי, עבור high blood pressure, דרך הפה',
  ],
  [
    'take 1 capsule 30 minutes before breakfast',
    '1 capsule 30 minutes before breakfast',
    'כמוסה אחת 30 דקות לפני ארוחת הבוקר',
  ],
  [
    '1 tablet morning noon and evening after meals',
    '1 tablet, 3 times a day, in the morning, at noon and in the evening, after meals',
    'טבליה אחת, 3 פעמים ביום, בבוקר, בצהריים ובערב, אחרי הארוחות',
  ],
  [
    '1 tab every 8 hours for 5-7 days',
    '1 tablet, every 8 hours, for 5-7 days',
    'טבליה אחת, כל 8 שעות, במשך 5-7 ימים',
  ],
  [
    '1 tablet daily x 5 doses',
    '1 tablet, once a day, 5 doses in all',
    'טבליה אחת, פעם ביום, 5 מנות בסך הכול',
  ],
  ['2 tablets of 500 mg twice daily', '2 tablets of 500 mg, twice a day', '2 טבליות של 500 mg, פעמיים ביום'],
  [
    'Take 1 tablet daily, maximum 3 doses a day',
    '1 tablet, once a day, no more than 3 times a day',
    'טבליה אחת, פעם ביום, לא יותר מ־3 פעמים ביום',
  ],
  ['take half a tablet daily', 'half a tablet, once a day', 'חצי טבליה, פעם ביום'],
  ['1 tablet weekly on Sunday', '1 tablet, once a week, on Sunday', 'טבליה אחת, פעם בשבוע, ביום ראשון'],
  ['10 units at bedtime', '10 units at bedtime', '10 units לפני השינה'],
  ['2 in the morning and 1 at night', '2 in the morning and 1 at bedtime', '2 בבוקר ו־1 לפני השינה'],
  ['sliding scale', 'sliding scale', 'לפי סולם מדידה'],
  // A part told as the whole would be another dose.
  ['take 1 tablet twice daily zorp', null, null],
])('%s', (printed, english, hebrew) => {
  expect(wholeOf('en', printed)).toBe(english)
  expect(wholeOf('he', printed)).toBe(hebrew)
})

const besideOf = (locale: Locale, value: string | null, printed: string) =>
  plain(takingText(locale, { value, unit: value === null ? null : 'mg', ...readDirections(printed) }))

test.each([
  ['its amount is what is taken', '20', '20 mg once daily', 'once a day', 'פעם ביום'],
  [
    'its amount stands with how many',
    '500',
    '500 mg tablet, 2 tablets once daily',
    'once a day, by mouth',
    'פעם ביום, דרך הפה',
  ],
  [
    'one of its amount',
    '500',
    '500 mg tablet, 1 tablet once daily',
    '1 tablet, once a day, by mouth',
    'טבליה אחת, פעם ביום, דרך הפה',
  ],
  [
    'doses that change are told with it',
    '40',
    '40 mg daily for 5 days then 20 mg daily',
    '40 mg, once a day, for 5 days, then 20 mg, once a day',
    '40 mg, פעם ביום, במשך 5 ימים, ואז 20 mg, פעם ביום',
  ],
  [
    'what is not all understood',
    '20',
    '1 tablet twice daily zorp',
    'oral, twice daily, directions as printed: “1 tablet twice daily zorp”',
    'דרך הפה, פעמיים ביום, ההוראות כפי שהודפסו: ”1 tablet twice daily zorp“',
  ],
])('%s', (_, value, printed, english, hebrew) => {
  expect(besideOf('en', value, printed)).toBe(english)
  expect(besideOf('he', value, printed)).toBe(hebrew)
})

test('where there is no structure it is told as far as it is known', () => {
  const entered = {
    value: '5',
    unit: 'mg',
    dosage: null,
    route: null,
    frequency: 'twice daily',
    duration: null,
  }
  expect(takingText('he', entered)).toBe('פעמיים ביום')
  expect(takingText('en', { ...entered, frequency: null })).toBeNull()
})
