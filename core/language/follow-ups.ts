/** How English and Hebrew pages ask for something at a later time: "repeat in 3 months", "ביקורת בעוד חודש". */

const words = (list: string): string =>
  list
    .split(';')
    .map((one) => one.trim())
    .join('|')
const whole = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words(list)})(?!\\p{L})`, 'iu')

/** Numbers as words, each with its figure; a Hebrew one may be of either gender, and stand before its noun or in it. */
const numbers: readonly (readonly [number, string])[] = [
  [1, 'a; an; one; אחד; אחת'],
  [2, 'two; שני; שתי; שניים'],
  [3, 'three; שלושה; שלוש; שלשה; שלש'],
  [4, 'four; ארבעה; ארבע'],
  [5, 'five; חמישה; חמש; חמשה'],
  [6, 'six; שישה; שש; ששה'],
  [7, 'seven; שבעה; שבע'],
  [8, 'eight; שמונה'],
  [9, 'nine; תשעה; תשע'],
  [10, 'ten; עשרה; עשר'],
  [12, 'twelve'],
]
/** "Twice a month": the number is in the word. */
const spans: readonly (readonly [number, 'd' | 'wk' | 'mo' | 'a', string])[] = [
  [2, 'wk', 'שבועיים; שבועים'],
  [2, 'mo', 'חודשיים; חדשיים'],
  [6, 'mo', 'חצי שנה; half a year'],
  [2, 'a', 'שנתיים; שנתים'],
  [1, 'wk', 'שבוע'],
  [1, 'mo', 'חודש'],
  [1, 'a', 'שנה'],
]
const units: readonly (readonly ['d' | 'wk' | 'mo' | 'a', string])[] = [
  ['d', 'days?; ימים; יום'],
  ['wk', 'weeks?; wks?; שבועות'],
  ['mo', 'months?; mos?; mths?; חודשים; חדשים'],
  ['a', 'years?; yrs?; שנים'],
]

const number = `\\d{1,3}|${numbers.map(([, list]) => words(list)).join('|')}`
const unit = units.map(([, list]) => words(list)).join('|')
const span = spans.map(([, , list]) => words(list)).join('|')
const before = words('in; within; after; at; בעוד; תוך; בתוך; לאחר; כעבור; אחרי')
const about = words('about; approximately; approx; around; the next; ~; כ; כ-; עוד')
const after = words('follow[- ]?up; interval; repeat; surveillance; recall')

/** "In 3-6 months", "בעוד שנה", "6-month follow-up": groups `low`, `high`, `unit` or `span`. */
export const laterTime = new RegExp(
  `(?<!\\p{L})(?:(?:${before})\\s+(?:(?:${about})\\s*)?(?:(?:(?<low>${number})\\s*(?:(?:-|–|to|or|עד)\\s*(?<high>${number})\\s*)?` +
    `-?(?<unit>${unit}))|(?<span>${span}))|(?<lowOf>${number})[- ](?<unitOf>${unit})[- ](?:${after}))(?!\\p{L})`,
  'giu',
)

const is = (list: string, text: string): boolean => new RegExp(`^(?:${words(list)})$`, 'iu').test(text)

/** The figure of a number in words or in figures; null of anything else. */
export const figureOf = (text: string): number | null =>
  /^\d+$/.test(text) ? Number(text) : (numbers.find(([, list]) => is(list, text))?.[0] ?? null)
export const unitOf = (text: string) => units.find(([, list]) => is(list, text))?.[0] ?? null
export const spanOf = (text: string) => {
  const found = spans.find(([, , list]) => is(list, text))
  return found ? { value: found[0], unit: found[1] } : null
}

/** Says that something is to be done. */
export const asksFor = whole(
  'repeat; repeated; recheck; re-check; rechecked; retest; re-test; rescan; follow[- ]?up; followup; f/u; surveillance; recommended; recommend; recommends; advised; advise; suggest; suggested; schedule; scheduled; order; obtain; due; should; needs?; recall; to be (?:done|repeated|checked|rechecked); ו?לחזור; ו?לבצע; ו?לעשות; ו?להשלים; ו?לקבוע; חוזר; חוזרת; ביקורת; לביקורת; מעקב; למעקב; מומלץ; מומלצת; ממליץ; ממליצה; המלצה; יש לבצע',
)

/** Says that it was done, is told of another time, or is asked for only if something else is so. */
export const asksForNothing = whole(
  'was; were; had; has been; showed; shows; revealed; done; performed; completed; returned; since; ago; prior; previous; previously; compared; comparison; last; no; not; without; unless; if; in case; consider; could; may; might; optional; either; before; prn; declined; declines; refused; refuses; cancelled; canceled; goal; target; every; weekly; monthly; q; per; בוצע; בוצעה; נעשה; נעשתה; הדגים; הדגימה; הייתה; היה; היתה; לפני; קודם; קודמת; אם; במידה; במידת; לשקול; אין; ללא; לא; אלא; סירב; סירבה; בוטל; בוטלה; יעד; כל; מדי',
)

/** Of a report of a study: "Follow-up in 12 months", with no study named, is for the study that it reports. */
export const asksForTheSame = new RegExp(
  `^\\W*(?:${words('recommend; recommended; suggest; advise; advised; מומלץ; מומלצת; המלצה')})?\\W*(?:${words('a')}\\s+)?(?:\\S+[- ]\\S+[- ])?` +
    `(?:${words('follow[- ]?up; repeat; surveillance; ביקורת; מעקב')})` +
    `(?:\\s+(?:${words('imaging; study; scan; examination; exam; ultrasound; us; ct; mri; הדמיה; הדמייתי; הדמייתית; בדיקה')}))?` +
    `(?:\\s+(?:${words('is recommended; is advised; is suggested; recommended; advised; suggested; מומלץ; מומלצת')}))?\\W*$`,
  'iu',
)
