import type { Locale } from './locale'

/**
 * How a drug is taken, in the reader's language: the API's own words (extraction/directions/plain.ts) are English.
 * What is not of that vocabulary stays as it is.
 */
export function directionsText(locale: Locale, words: string): string {
  if (locale === 'en') return words
  return words
    .split(', then ')
    .map((step) =>
      step
        .split(/, (?!\w+day\b)/)
        .map(phraseText)
        .join(', '),
    )
    .join(', ואחר כך ')
}

/** One such phrase, in Hebrew. */
export function phraseText(phrase: string): string {
  const parts = phrase.split(' and ')
  if (parts.length > 1 && !phrase.startsWith('on ')) return parts.map(phraseText).join(' ו')
  const known = phrases[phrase]
  if (known !== undefined) return known
  for (const [pattern, write] of patterns) {
    const match = pattern.exec(phrase)
    if (match) return write(match[1] ?? '', match[2] ?? '')
  }
  return phrase
}

const phrases: Readonly<Record<string, string>> = {
  'once daily': 'פעם ביום',
  'twice daily': 'פעמיים ביום',
  'once weekly': 'פעם בשבוע',
  'twice weekly': 'פעמיים בשבוע',
  'once monthly': 'פעם בחודש',
  'once yearly': 'פעם בשנה',
  'once hourly': 'פעם בשעה',
  'twice hourly': 'פעמיים בשעה',
  hourly: 'כל שעה',
  daily: 'כל יום',
  weekly: 'כל שבוע',
  monthly: 'כל חודש',
  'every other day': 'כל יומיים',
  'every other week': 'כל שבועיים',
  'in the morning': 'בבוקר',
  'at noon': 'בצהריים',
  'in the afternoon': 'אחר הצהריים',
  'in the evening': 'בערב',
  'at bedtime': 'לפני השינה',
  'on waking': 'עם היקיצה',
  'before meals': 'לפני הארוחות',
  'before breakfast': 'לפני ארוחת הבוקר',
  'before lunch': 'לפני ארוחת הצהריים',
  'before dinner': 'לפני ארוחת הערב',
  'with meals': 'עם האוכל',
  'with breakfast': 'עם ארוחת הבוקר',
  'with lunch': 'עם ארוחת הצהריים',
  'with dinner': 'עם ארוחת הערב',
  'after meals': 'אחרי הארוחות',
  'after breakfast': 'אחרי ארוחת הבוקר',
  'after lunch': 'אחרי ארוחת הצהריים',
  'after dinner': 'אחרי ארוחת הערב',
  'as needed': 'לפי הצורך',
  'single dose': 'מנה חד־פעמית',
  'as directed': 'לפי ההוראות',
  'sliding scale': 'לפי סולם מדידה',
  'by INR': 'לפי INR',
  'by blood glucose': 'לפי רמת הסוכר',
  oral: 'דרך הפה',
  sublingual: 'מתחת ללשון',
  buccal: 'בלחי',
  intravenous: 'לווריד',
  intramuscular: 'לשריר',
  subcutaneous: 'תת־עורי',
  intradermal: 'תוך־עורי',
  inhaled: 'בשאיפה',
  nasal: 'דרך האף',
  ophthalmic: 'לעין',
  otic: 'לאוזן',
  topical: 'על העור',
  transdermal: 'מדבקה על העור',
  rectal: 'דרך פי הטבעת',
  vaginal: 'דרך הנרתיק',
  tube: 'דרך צינור הזנה',
}

const units: Readonly<Record<string, readonly [one: string, two: string, many: string]>> = {
  minute: ['דקה', 'שתי דקות', 'דקות'],
  hour: ['שעה', 'שעתיים', 'שעות'],
  day: ['יום', 'יומיים', 'ימים'],
  week: ['שבוע', 'שבועיים', 'שבועות'],
  month: ['חודש', 'חודשיים', 'חודשים'],
  year: ['שנה', 'שנתיים', 'שנים'],
}
const days: Readonly<Record<string, string>> = {
  Sunday: 'ראשון',
  Monday: 'שני',
  Tuesday: 'שלישי',
  Wednesday: 'רביעי',
  Thursday: 'חמישי',
  Friday: 'שישי',
  Saturday: 'שבת',
}

const unitOf = (word: string) => units[word.replace(/s$/, '')] ?? [word, word, word]

function span(count: string, word: string): string {
  const [one, two, many] = unitOf(word)
  if (count === '1') return one
  return count === '2' ? two : `${count} ${many}`
}

const times = (count: string): string =>
  count === 'once' ? 'פעם' : count === 'twice' ? 'פעמיים' : `${count.replace(/ times$/, '')} פעמים`

const patterns: readonly (readonly [RegExp, (a: string, b: string) => string])[] = [
  [/^every ([\d.-]+) (\w+)$/, (count, unit) => `כל ${span(count, unit)}`],
  [/^([\d.-]+) times an? (\w+)$/, (count, unit) => `${count} פעמים ב${unitOf(unit)[0]}`],
  [/^([\d.-]+) times (every .+)$/, (count, period) => `${count} פעמים ${phraseText(period)}`],
  [/^up to (.+?) an? (\w+)$/, (count, unit) => `עד ${times(count)} ב${unitOf(unit)[0]}`],
  [/^at (\d\d?:\d\d)$/, (hour) => `בשעה ${hour}`],
  [/^([\d.-]+) (minutes?|hours?|days?|weeks?|months?|years?)$/, (count, unit) => span(count, unit)],
  [
    /^on (.+)$/,
    (list) => {
      const named = list.split(/,? and |, /).map((day) => days[day] ?? day)
      return `${named.length > 1 ? 'בימים' : 'ביום'} ${named.join(', ')}`
    },
  ],
]
