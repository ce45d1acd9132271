/** What may stand beside a day in a line that heads the results of that day. */

const weekdays =
  'mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?)?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?'
const told =
  'results?|labs?|laborator(?:y|ies)|blood|bloods|tests?|work|draws?|drawn|samples?|sampled|specimens?|collect(?:ed|ion)|taken|panels?|other|further|additional|visit|day|date|time|hour|hours|hrs?|h|am|pm|no|number|set'
const joining = 'of|on|from|at|the|for|dated?'
const hebrew =
  'תוצאות|תוצאה|בדיקות|בדיקה|מעבדה|דם|דגימה|דגימות|לקיחה|נלקחו?|נלקחה|תאריך|בתאריך|ביצוע|בוצעו?|מתאריך|מיום|ביום|יום|שעה|בשעה|משעה|מס|מספר|ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת|של|נוספות|נוספת|אחרות'

/** Not a plan, no label of another day ("printed", "received", "next"): one such word makes it no heading. */
const word = new RegExp(`^(?:${weekdays}|${told}|${joining}|${hebrew}|[אבגדהו]'?)$`, 'iu')

/** Words that a heading of a day may have, each without its punctuation. */
export const isDayHeadingWord = (text: string): boolean => word.test(text)

/** Behind the day of a panel: who asked for it. */
export const askedBy =
  /[\s.,;|–-]+(?:requested|ordered|referred|authori[sz]ed) by(?:\s+\p{L}[\p{L}.'’-]*){1,5}|[\s.,;|–-]+(?:רופאה? מפנה|הופנה על ידי|הוזמן על ידי)\s*:?(?:\s+\p{L}[\p{L}.'’"״-]*){1,5}/giu

/** "05:50", written with a colon, a point or an h. */
export const hourOfDay = /^(?:[01]?\d|2[0-3])[:.h][0-5]\d(?::[0-5]\d)?$/

/** Over a column of hours. */
export const timeTitles = /^\W*(?:time|hour|hours|date\s?[/&]\s?time|שעה|זמן|מועד|תאריך ושעה)\W*$/iu

/** Before the minutes of a test over which blood is drawn again and again. */
export const minuteTitles =
  /^\W*(?:(?:time|t)?[\s,(]*(?:min|mins|minutes?)|דקות|דק'?|זמן[\s,(]*(?:דקות|בדקות|דק'?))\W*$/iu

/** "0", "-15", "30'", "60 min": when a sample of such a test was drawn. */
export const minute = /^([-–]?\d{1,3})(?:\s?(?:'|′|min|mins|minutes?|דקות|דק'?))?$/iu
