import { columnWordings } from '../../../core/language/column-wordings'
import { headingWordings } from '../../../core/language/heading-wordings'
import { panelTitles } from '../../../core/document/panel-wordings'
import { conceptTypes } from '../../../core/vocabulary/concept'
import { hebrewVariants } from '../../../core/vocabulary/hebrew'
import { entriesOf } from '../../../core/vocabulary/load'
import { normaliseWord, tokenise } from '../../../core/vocabulary/normalise'
import { isOrdinary } from '../../../core/vocabulary/ordinary'

/** The short words of Hebrew that hold a sentence together, and those of doses, people and places on forms. */
const SMALL_WORDS = `
של את על עם אל אם או אך גם כי לא כן אין יש זה זו זאת הוא היא הם הן אני לו לה לי לך לנו להם בו בה בהם כל עד אז כך פי בין לפי ידי ליד
מן מה מי אשר רק עוד אבל כמו היה היתה הייתה היו להיות יהיה בשל לשם תחת ללא בלי כגון וכן אחר אחת אחד שני שתי שניים שלוש שלושה ארבע חמש
שש שבע חצי רבע יום ביום לילה בערב בוקר בבוקר שבוע חודש שנה פעם כדור עת כעת היום טרם מאז מזה כחול עקב חד חוץ ימי מר גב מס רח טל
בן בת אב אם אח אחות דוד גיל מין זכר שם קומה עיר לב דם ריאה כבד מוח עור עין יד רגל חזה בטן גב ראש צוואר כאב חום קל קלה קשה רך תקין מצב סוג דופק לחץ
`

/** What units of results and doses are made of. */
const UNITS = `
mg mcg ug ng pg kg gr ml dl fl cl ul mm cm mmol umol nmol pmol mol meq mosm iu miu uiu ku mu ui hr min sec mmhg kpa bpm micl mcl cells
`

interface Lexicon {
  readonly latin: ReadonlySet<string>
  readonly hebrew: ReadonlySet<string>
}

let held: Lexicon | null = null

function lexicon(): Lexicon {
  if (held) return held
  const [latin, hebrew] = [new Set<string>(), new Set<string>()]
  const add = (text: string): void => {
    for (const { norm } of tokenise(text)) {
      if (norm.length < 2) continue
      if (/[א-ת]/.test(norm)) hebrew.add(norm)
      else if (/[a-z]{2}|[a-z]\d/.test(norm)) latin.add(norm)
    }
  }
  for (const type of conceptTypes) {
    for (const { wordings } of entriesOf(type)) for (const { text } of wordings) add(text)
  }
  for (const text of [headingWordings, columnWordings, ...panelTitles.keys(), SMALL_WORDS, UNITS]) add(text)
  held = { latin, hebrew }
  return held
}

const units: ReadonlySet<string> = new Set(UNITS.trim().split(/\s+/))

/** Whether a word is a unit of results and doses, as far as its letters tell: mg, ng/mL. */
export function isUnit(text: string): boolean {
  const parts = (text.match(/[A-Za-zµμ]+/g) ?? []).filter((part) => part.length > 1)
  return parts.length > 0 && parts.every((part) => units.has(part.toLowerCase()))
}

/** Whether each of a word's parts is a name, an abbreviation, a unit or an everyday word that medical paper uses. */
export function isKnownLatin(text: string): boolean {
  const parts = text.match(/[A-Za-zµμ]+\d*/g) ?? []
  const words = parts.filter((part) => part.length > 1)
  if (words.length === 0 || /[^\p{L}\d\s.,:;()[\]%/+*^&'-]/u.test(text)) return false
  const { latin } = lexicon()
  return words.every((word) => {
    const norm = normaliseWord(word)
    return latin.has(norm) || (word.length > 3 && isOrdinary(norm))
  })
}

/** The same for Hebrew, with its particles (ו, ה, ב, ל, מ, ש, כ) and endings on or off. */
export function isKnownHebrew(text: string): boolean {
  const words = tokenise(text.replace(/[^\p{L}"'״׳’-]/gu, ' ')).map(({ norm }) => norm)
  if (words.length === 0) return false
  const { hebrew } = lexicon()
  return words.every(
    (norm) =>
      hebrew.has(norm) ||
      (norm.length > 3 && isOrdinary(norm)) ||
      hebrewVariants(norm).some((v) => hebrew.has(v.norm)),
  )
}
