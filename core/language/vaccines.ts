/** What English and Hebrew letters say of a vaccine: that it was given, that it was not, that it is still to come. */

import { monthPattern } from './months'

/** One expression of whole words, which may have a Hebrew "and" or "that" written onto them. */
const anyOf = (...lists: readonly string[]): string =>
  `(?<!\\p{L})(?:ו?ש?)(?:${lists
    .join(' ')
    .trim()
    .split(/\s*;\s*/)
    .filter(Boolean)
    .join('|')})(?!\\p{L})`

const givenVerbs = `
had; got; gotten; received; given; administered; gave; vaccinated with; vaccinated against; immunized with;
immunized against; immunised with; immunised against; vaccinated for; immunized for; immunised for; status post; s\\/p;
קיבלה?; נית[ןו]; ניתנה; חוסנה?(?: ב| נגד)?;`
const between =
  '(?: (?:his|her|their|the|an?|this|that|yearly|annual|first|second|third|last|dose|booster|of|series|seasonal|high-dose|both|vaccines?|vaccinations?|against|for|את|ה?מנת|חיסון|חיסוני|נגד)){0,5}'

/** Before a vaccine: the verb that gives it, and what may stand between. */
export const givenBefore = new RegExp(`${anyOf(givenVerbs)}${between}[\\s-]*$`, 'iu')

const course =
  '^\\)?(?:,? ?(?:series|booster|dose|shots?|vaccines?|vaccinations?|immuni[sz]ations?|מנ(?:ה|ת דחף)(?: (?:\\d|ראשונה|שני?יה|שלישית|רביעית))?)){0,3},? ?'

/** Behind it: the verb. */
export const givenBehind = new RegExp(
  `${course}(?:(?:(?:was|were|has been|have been) )?(?:given|administered|received|completed|done)|נית[ןו]|ניתנה|בוצע)(?!\\p{L})`,
  'iu',
)

/** Behind it: a time that is over. */
export const timePast = new RegExp(
  `${course}last (?:year|month|week|spring|summer|fall|autumn|winter)(?!\\p{L})`,
  'iu',
)

/** Behind it, and no verb: a date, how many doses, or which one. Of what is planned, the same is written. */
export const dateOrDoses = new RegExp(
  `${course}(?:(?:x|×) ?\\d(?!\\p{L})|#\\s?\\d(?!\\d)|(?:today|היום)(?!\\p{L})|(?:in|on) (?:\\p{L}+ (?:of )?)?(?:\\d{1,2}[/.-]|(?:19|20)\\d{2})|\\(?(?:\\d{1,2}[/.-]){1,2}(?:19|20)\\d{2}|\\(?(?:(?:${monthPattern})\\.? )?(?:19|20)\\d{2}\\)?(?!\\d)|ב-?(?:19|20)\\d{2})`,
  'iu',
)

/** All that stands between a vaccine and the day of its entry in a list of them. */
export const bareEntry =
  /^[\s\d()–:-]*(?:(?:vaccine|high[- ]dose|adjuvanted|booster|(?:dose|#)\s?\d|מנה|מנת דחף)[\s:–-]*)*$/iu

const denial = `
no; not; never; \\p{L}+n['’]t; yet; without; denies; deny; denied; denying; declin\\p{L}*; refus\\p{L}*; unable; nor; neither;
unsure; unknown; unclear; whether; instead of; rather than;
לא; טרם; אינו; אינה; אין; מכחיש\\p{L}*; שולל\\p{L}*; סירבה?; מסרב\\p{L}*; ללא; במקום;`

const plan = `
plan; plans; planned; planning; schedul\\p{L}*; due(?! to); overdue; recommend\\p{L}*; advis\\p{L}*; suggest\\p{L}*; offer\\p{L}*;
discuss\\p{L}*; consider\\p{L}*; will; would; should; could; can; (?<!in |on |of )may(?! \\d); might; must; shall; needs?; return for;
return to; follow[- ]up; to be; to get; to receive; to have; to give; upcoming; next; future; eligible; candidate; encourag\\p{L}*;
pending; await\\p{L}*; booked; appointment; arrang\\p{L}*; order; ordered; ordering; order for; hold; held; hesitant; wants?; wishes;
wishing; requests?; requested; if; declin\\p{L}*; refus\\p{L}*; defer\\p{L}*; postpon\\p{L}*; cancel\\p{L}*;
contraindicated; unavailable; put off; up[- ]to[- ]date; reminder; goal; please; ask; about to; going to; expect\\p{L}*; intend\\p{L}*; prescri\\p{L}*;
מומלץ; מומלצת; המלצה; המלצות; להמליץ; לקבל; לחסן; להתחסן; יקבל; תקבל; יינתן; תינתן; מתוכנן; מתוכננת; תכנון; תור; נקבע; ייקבע;
עתידי?; בעתיד; אמורה?; צריכה?; נדחה; הוצע; לשקול; שקילת; במידה; אם; בהמשך; הבאה?; זקוקה?; חייבת?; להשלים; להשלמה; זימון; נא;`

/** In a sentence, before the vaccine: it was not given. */
export const deniedThere = new RegExp(anyOf(denial), 'iu')

/** In a sentence, anywhere: something is still to come, or was refused. */
export const plannedThere = new RegExp(`${anyOf(plan)}|\\?`, 'iu')

/** Behind a vaccine: how often anybody should have it. */
export const everyYear = new RegExp(
  `${course}(?:yearly|annually|(?:once )?(?:every|each|a) year|once yearly|פעם בשנה|כל שנה|מדי שנה)(?!\\p{L})`,
  'iu',
)

const vaccineKinds = '(?:immuni[sz]ations?|vaccinations?|vaccines?|shots|jabs)'
const atVisit =
  "(?:today|now|at (?:this|today['’]s) visit|this visit|during (?:this|the) visit|in (?:the )?(?:clinic|office))"

/** A heading of what was given. */
export const vaccinesGiven = new RegExp(
  `^\\W*(?:your )?${vaccineKinds}(?: (?:history|records?|recorded|given|received|administered|to date|so far|on file))?(?: ${atVisit})?\\W*$|^\\W*(?:ה?חיסונים(?: שניתנו)?(?: היום| ב?ביקור(?: זה)?)?|היסטוריית חיסונים)\\W*$`,
  'iu',
)

/** Such a heading that says of each of its entries that it was given, and when: at this visit. */
export const vaccinesGivenNow = new RegExp(
  `(?<!\\p{L})${vaccineKinds}(?: (?:given|received|administered))? ${atVisit}|(?:שניתנו|חיסונים) (?:היום|ב?ביקור)`,
  'iu',
)

/** The title of a column of vaccines in a table, with what the rule beside it may have left of a letter: "T Vvaccine(s)". */
export const vaccineColumn =
  /^\W*(?:\p{L}{1,2} )?v?(?:(?:name of )?(?:the )?(?:vaccines?|vaccinations?|immuni[sz]ations?)(?:\(s\))?(?: name| given)?|(?:שם |סוג )?ה?חיסון|ה?חיסונים|ה?תרכיב)\W*$/iu

/** The titles of a column of the days on which vaccines are due, and of those on which they were given. */
export const dueColumn =
  /^\W*(?:(?:due|scheduled?|recommended|planned)(?: (?:date|on|for|age))?|date due|next due)\W*$/iu
export const givenColumn =
  /^\W*(?:(?:date )?(?:given|administered|vaccinated|done)(?: (?:on|date))?|date of (?:vaccination|administration|immuni[sz]ation|dose))\W*$/iu

/** Between two names of one list. */
export const listJoint = /^\s*(?:,|&|\+|\/|and|,\s?and|ו-?)\s*$/iu

/** Between two drugs of one list: how much of the first, how it was given, and what joins them. */
export const dosesBetween =
  /^(?:\s*(?:\d[\d.,]*\s?(?:mg|mcg|g|ml|units?|iu)?|po|iv|im|sc|pr|orally|once|stat|x\s?\d))*\s*(?:,|&|\+|and|,\s?and|as well as|ו-?)\s*(?:an?|the|his|her)?\s*$/iu

/** The rest of a list of names, behind one of them. */
export const listGoesOn =
  /^(?:\s*(?:,\s*(?:and|&)?|&|and|\+|\/)\s*(?!(?:given|received|administered|done|completed|were|was|on|in)(?!\p{L}))(?:inj\.\s?)?[\p{L}-]+(?:\s(?:[AB]|\d+|drops|\p{L}+(?=\s(?:vaccin|immuni|shots?|booster))))?){1,5}(?=\s)/iu

/** Behind a list of names: they are of vaccines. */
export const vaccineWord = /^(?:vaccines?|vaccinations?|immuni[sz]ations?|shots|boosters)$/i

/** The same at the end of a name. */
export const vaccineBehind = /\s+(?:vaccines?|vaccinations?|immuni[sz]ations?|shots|boosters)$/i

/** A word of vaccines: it makes a disease the reason of one, and its vaccine no supposition. */
export const vaccineCue = /vaccin|immuni|shots?|boosters?|חיסו|חוסנ|התחסנ/i

/** Before a list of diseases: vaccines against them. */
export const vaccinatedAgainst =
  /(?<!\p{L})(?:(?:vaccinat|immuni[sz])(?:ed|ions?) (?:against|for)|vaccines? (?:against|for)|(?:חיסו(?:ן|ו|ני|נים)|חוסנה?|התחסנה?)(?: נגד)?)\s$/iu

/** A name of a list of vaccines that is none of them by itself: part of a vaccine, or a letter. */
export const diseaseInList = /^(?:diphtheria|pertussis|tetanus|measles|mumps|rubella|[A-E])$/i

/** What a vaccine may be called, from what it is against, or by its brand or its letters ("Men-C-C"). */
export const vaccineNames = (name: string): readonly string[] =>
  /[א-ת]/.test(name)
    ? [name, name.replace(/^[ולב]{1,2}/, '')].flatMap((bare) => [`חיסון ${bare}`, `חיסון נגד ${bare}`, bare])
    : [`${name} vaccine`, name]

/** "And", written onto the next name. */
export const joiningLetter = /^ו[א-ת]/

/** Joins the last name of a list to the one before it. */
export const joinsList = /^(?:and|or)$/i

/** Under the heading of vaccines: an entry that tells no disease. */
export const vaccineHeadingItem =
  /^(?!.*(?<!\p{L})(?:had|has|disease|infection|history|immune|immunity|titers?|antibod\p{L}*|serolog\p{L}*|exposed|exposure|susceptible|positive|negative|declin\p{L}*|refus\p{L}*|חלה|חלתה|מחלה|נוגדנים)(?!\p{L}))/iu

/** A part of a vaccine of several, joined on by a hyphen: before the name of another part, and behind it. */
const part = 'DTa?P|DTwP|Tdap|DT|Td|IPV|OPV|Hib|Hep ?[AB]|HBV|MMR|VZV'
export const partBefore = new RegExp(`(?<![\\p{L}\\d])(?:${part})-$`, 'u')
export const partBehind = new RegExp(`^-(?:${part})(?![\\p{L}\\d])`, 'u')

/** In a name that no code is known for: it says itself that it is a vaccine. */
export const namesVaccine = /(?<!\p{L})vaccin(?:e|ation)s?(?!\p{L})|חיסון/iu
