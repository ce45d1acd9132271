/** Headings over what was asked for and is not yet done, whatever is named in them besides. */

const things =
  '(?:(?:ה?בדיקות|ה?בדיקה|ה?הדמיות|ה?הדמיה|ה?צילומים|ה?ייעוצים|ה?טיפולים|ה?חיסונים)(?: (?:דם|עזר|הדמיה|מעבדה|נוספות|נוספים))? )'
const asked =
  '(?:ש?הוזמנ(?:ו|ה)|ש?התבקשו|ש?נתבקשו|ש?נקבעו|ש?תואמו|מוזמנות|מבוקשות|נדרשות|מתוכננות|מתוכננים|ש?(?:טרם|לא|עוד לא) (?:בוצעו|נעשו|ניתנו)|לביצוע|להשלמה|להזמנה)'

const askedEn =
  '(?:ordered|requested|to be (?:done|booked|arranged|completed)|(?:still )?(?:awaited|outstanding)|not (?:yet )?(?:done|performed)|yet to be done)'

/** "I have booked:", the end of a sentence that a list follows. */
export const bookedHeading =
  /^(?:\p{L}+ ){0,2}(?:(?:i|we) (?:have |ve |am |are )?(?:now |also )?(?:booked|arranged|requested|ordered|organi[sz]ed|booking|arranging|requesting|ordering|asked for)(?: for)?(?: (?:him|her|them|you|the following))?|(?:הזמנתי|ביקשתי|קבעתי|תיאמתי|הזמנו|ביקשנו|קבענו|תיאמנו)(?: (?:לו|לה|עבורו|עבורה))?)$/u

/** "Tests ordered before the operation (not yet done)". */
export const ordersHeading = new RegExp(
  `^(?:${things}?${asked}(?: \\p{L}+){0,4}|(?:${things}ה?)?מבוקש(?:ים|ות|ת)?|הזמנת ${things.replace(' )', ')')}(?: \\p{L}+){0,3}|` +
    `(?:tests|investigations|imaging|scans|studies|blood tests|procedures) ${askedEn}(?: (?:today|before|for|at|by|on)(?: \\p{L}+){1,4})?)$`,
  'u',
)
