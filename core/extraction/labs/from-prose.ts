import { findDates } from '../../document/dates'
import type { Word } from '../../document/page'
import type { Document, Line, SectionKind } from '../../document/types'
import type { LabConcept } from '../../vocabulary/concept'
import type { Mention } from '../../vocabulary/match'
import { sentenceAround, type Range } from '../assertion/scope'
import { datesIn, eventDate, studyDate } from '../event-date'
import { mentionsOf, rangeOf } from '../mentions'
import { boxOf, passagesOf, wordsIn, type Passage } from '../passages'
import { normalizeNumber, type DecimalMark } from './numbers'
import type { LabReading } from './reading'
import { canonicalUnit, misreadUnit } from './units'

/** Sections whose numbers are doses, relatives or wishes. */
const elsewhere: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'header', 'furniture', 'allergies', 'medications', 'medications-admission', 'medications-discharge', 'medications-stopped', 'family-history', 'social-history', 'technique',
]) // prettier-ignore

/** What makes a sentence speak of what should be, or of anyone, and not of this patient's result. */
const general =
  /\b(?:(?<!(?:above|below|at|on|off|to|not at) )(?:target|goal)|aim(?:ing|ed)?|therapeutic (?:range|window|inr)|reference|normal (?:range|values?|is|limits?)|desirable|should (?:be|stay|remain)|keep|maintain(?:ing)?|if|unless|until|whenever|when (?:the )?\S+ (?:is|falls|rises)|consistent with|indicates?|suggests?|is (?:diagnostic|defined)|defined as|or (?:higher|more|greater|above|less|lower|below)|patients with|in (?:adults|children|pregnancy)|cut-?off|threshold|risk of|criteria|recheck if|call if|hold (?:if|for)|in case)\b|יעד|מטרה|טווח (?:טיפולי|תקין|נורמ)|ערכי? (?:ייחוס|יעד|נורמה)|אם(?=\s)|במידה ו|כאשר|יש לשמור|רצוי|עד ש/i

const gap = String.raw`[\s:=~\-–—>,\t]*`
const linking = String.raw`(?:\(?(?:level|levels|value|result|count|concentration|today|now|currently|of|was|is|were|are|at|to|on admission|at discharge|on discharge|at presentation|on arrival|initially|peak(?:ed)?(?: at)?|rose|increased|decreased|elevated|high|low|normal|stable|improved|dropped|fell|fallen|falling|risen|rising|raised|reduced|measured|found|came back|returned|only|still|about|approximately|around|estimated|calculated|fasting|random|serum|from|up|down|markedly|mildly|slightly|significantly|remains?|remained|reached|reaching|showed|and|with|a|an|the|היה|היתה|הייתה|הוא|היא|של|בערך|כ-?|עמד על|עומד על|עלה|עלתה|ירד|ירדה|ל-?|עד|תקין|מוגבר|נמוך|גבוה|מוגברת|בקבלה|בשחרור|היום|רמה|רמת|בדם|בסרום|נמדד|נמצא|נמצאה)\)?${gap}){0,5}`
const numeral = String.raw`([<>≤≥]=?\s?|under |over |less than |greater than )?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,6}(?:[.,]\d{1,3})?)`
const start = new RegExp(`^${gap}${linking}${gap}\\(?${numeral}(?![\\d])`, 'i')
const word = String.raw`(?:[A-Za-zµμ%\u05d0-\u05ea"°^*×|]|(?<=10.{0,3})\d)`
const unitAt = new RegExp(
  String.raw`^\s*((?:x\s?)?10\s?\S{0,2}?\s?\d{1,2}\s?\/\s?\S{1,5}?|%|[A-Za-zµμ]{1,8}\s?\/\s?[A-Za-zµμ\d.³²^|]{1,12}(?:\/[\w.²^]{1,7})?|mm ?Hg|sec(?:onds?)?|fL|pg|mm\/h(?:r|our)?|U|IU|${word}{1,6}\/\S{1,8})(?=$|[\s,.;:)\]([])`,
  'i',
)
const flagAt = /^\s*[([]?(H|L|HH|LL|\*|↑|↓|high|low|גבוה|נמוך)[)\]]?(?=$|[\s,.;:)])/
const rangeAt =
  /^\s*,?\s*(?:[([]\s*(?:(?:ref(?:erence)?(?: range)?|normal(?: range)?|nl|n|rr|נורמה|טווח)\.?\s*[:=]?\s*)?([<>≤≥]?=?\s*\d[\d.,]*(?:\s*(?:-|–|to|עד)\s*\d[\d.,]*)?|up to \d[\d.,]*)[^)\]]{0,14}[)\]]|(?:ref(?:erence)?(?: range)?|normal range|טווח נורמה)\.?\s*[:=]\s*(\d[\d.,]*\s*[-–]\s*\d[\d.,]*|[<>≤≥]=?\s*\d[\d.,]*))/i
const chained = new RegExp(
  String.raw`^\s*(?:,?\s*(?:→|->|-->|=>|>|then|and then|to|up to|down to|falling to|rising to|improved to|decreasing to|increasing to|ולאחר מכן|ואז|ל-?|עד)\s*)${numeral}(?![\d.,]?\d)`,
  'i',
)
/** Doses are given in these, never results. */
const doses = /^(?:mg|mcg|µg|g|gr|ml|units?|iu|u|tabs?|tablets?|caps?|capsules?|puffs?|drops?|meq|mmol)$/i
/** What follows a number that is a duration, a count or a date. */
const notValue =
  /^\s*(?:weeks?|days?|months?|years?|hours?|hrs?|minutes?|times|x\s?\d|tablets?|pills?|packs?|st|nd|rd|th|שבועות|ימים|חודשים|שנים|פעמים|שעות|\/\d|:\d\d|-\s?year)/i

/** Measurements of the body that letters report as results; others are findings of their study. */
const measures = new Set([
  'Left ventricular ejection fraction',
  'FEV1',
  'FEV1 % predicted',
  'FVC',
  'FVC % predicted',
  'FEV1/FVC ratio',
  'Apnea-hypopnea index',
  'Liver stiffness',
])

/** Results told in sentences, lists and "label: value" pairs: "HbA1c was 7.9% on 9 February", "Hb 10.2, WBC 15.8". */
export function readProse(document: Document, used: ReadonlySet<Line>, mark: DecimalMark): LabReading[] {
  const tabled = new Set(document.tables.flatMap((table) => table.rows.map((row) => row.line)))
  return passagesOf(document).flatMap((passage) => {
    if (elsewhere.has(passage.kind) || passage.lines.some((line) => tabled.has(line) || used.has(line)))
      return []
    return readPassage(passage, document, mark)
  })
}

function readPassage(passage: Passage, document: Document, mark: DecimalMark): LabReading[] {
  const { text } = passage
  // "mg/dL" is no magnesium, "K/uL" no potassium.
  const isUnit = (mention: Mention) => {
    const { start, end } = rangeOf(passage, mention)
    return /\d\s*$/.test(text.slice(0, start)) && /^\s?[/|]/.test(text.slice(end)) // prettier-ignore
  }
  const labs = mentionsOf(passage).filter((mention) => mention.type === 'lab' && !isUnit(mention))
  const out: LabReading[] = []
  labs.forEach((mention, index) => {
    const concept = mention.concept as LabConcept
    if (concept.unit === 'text' || (concept.specimen === 'measure' && !measures.has(concept.name))) return
    const range = rangeOf(passage, mention)
    const next = labs[index + 1]
    const limit = next ? rangeOf(passage, next).start : text.length
    const found = valueAfter(text, range.end, limit, concept, mark)
    if (!found || isGeneral(text, range.start, found.end)) return
    if (mention.ambiguous && !found.unit && labs.length < 2) return
    for (const value of found.values) {
      const words = wordsIn(passage, range.start, value.end)
      const line = mainLine(passage, words)
      out.push({
        name: text.slice(range.start, range.end),
        nameWords: wordsIn(passage, range.start, range.end),
        value: value.text,
        valueWords: wordsIn(passage, value.start, value.end),
        unit: found.unit,
        flag: found.flag,
        range: found.range,
        low: null,
        high: null,
        words: wordsIn(passage, range.start, found.end),
        box: boxOf(line),
        specimen: document.sections[passage.section]?.specimen ?? null,
        date: dateBeside(passage, { start: range.start, end: found.end }, document),
        form: 'prose',
        table: null,
        ambiguous: mention.ambiguous,
        top: words[0]?.box[1] ?? 0,
      })
    }
  })
  return out
}

/** Of words that run over a line's end, those of the line that holds the most. */
function mainLine(passage: Passage, words: readonly Word[]): readonly Word[] {
  const shares = passage.lines.map((line) => words.filter((word) => line.words.includes(word)))
  const most = Math.max(0, ...shares.map((share) => share.length))
  return shares.find((share) => share.length === most && most > 0) ?? words
}

/** The date printed for a result: beside it, of its study, or the only one of its sentence or heading. */
function dateBeside(passage: Passage, range: Range, document: Document): string | null {
  const dates = [eventDate(passage, range, document), studyDate(passage, range, document)].filter(
    (date) => date !== null,
  )
  const exact = dates.find((date) => date.length === 10)
  if (exact) return exact
  const sentence = sentenceAround(passage.text, range)
  const within = datesIn(passage, document).filter(
    (date) => date.start >= sentence.start && date.end <= sentence.end && date.precision === 'day',
  )
  const only = within.length === 1 ? within[0] : undefined
  if (
    only &&
    !/(?:since|until|till|next|repeat|started|stopped|begun|born|due|מאז|עד|נולד|הוחל)\s*(?:on|ב-?)?\s*$/i.test(
      passage.text.slice(0, only.start),
    )
  )
    return only.iso
  const heading = document.sections[passage.section]?.heading
  const titled = heading
    ? findDates(heading.text, document.facts.dateOrder).filter((date) => date.precision === 'day')
    : []
  return titled.length === 1 ? (titled[0]?.iso ?? null) : (dates[0] ?? null)
}

interface Found { readonly values: readonly { text: string; start: number; end: number }[]; readonly unit: string | null; readonly flag: string | null; readonly range: string | null; readonly end: number } // prettier-ignore

function valueAfter(
  text: string,
  from: number,
  limit: number,
  concept: LabConcept,
  mark: DecimalMark,
): Found | null {
  const match = start.exec(text.slice(from, Math.min(limit, from + 90)))
  if (!match || normalizeNumber(match[2]!, mark) === null) return null
  const end = from + match[0].length
  const begin = end - match[2]!.length - (match[1]?.length ?? 0)
  if (/[,;.]\s/.test(text.slice(from, begin)) && !/[:]/.test(text.slice(from, begin))) return null
  const values = [{ text: text.slice(begin, end), start: begin, end }]
  let rest = end
  const more =
    /from\s*$/i.test(text.slice(Math.max(from, begin - 6), begin)) ||
    /^\s*(?:→|->|-->|=>)/.test(text.slice(rest))
      ? chained.exec(text.slice(rest, limit))
      : null
  const unitFirst = unitIn(text.slice(rest, limit), concept)
  if (unitFirst) rest += unitFirst.length
  if (more && !unitFirst) {
    const last = end + more[0].length
    values.push({
      text: `${more[1] ?? ''}${more[2] ?? ''}`,
      start: last - more[2]!.length - (more[1]?.length ?? 0),
      end: last,
    })
    rest = last
  }
  const unit = unitFirst ?? unitIn(text.slice(rest, limit), concept)
  if (!unitFirst && unit) rest += unit.length
  const after = text.slice(rest, limit)
  if (!unit && notValue.test(after)) return null
  // A span is a reference or a target, but an ejection fraction is told so.
  if (/^\s*[-–]\s*\d/.test(text.slice(end, limit)) && !/ejection/.test(concept.name)) return null
  const flag = flagAt.exec(after)
  if (flag) rest += flag[0].length
  const range = rangeAt.exec(text.slice(rest, limit))
  if (range) rest += range[0].length
  if (unit && doses.test(unit.text) && canonicalUnit(unit.text) !== canonicalUnit(concept.unit)) return null
  return {
    values,
    unit: unit?.text ?? null,
    flag: flag?.[1] ?? null,
    range: (range?.[1] ?? range?.[2])?.trim() ?? null,
    end: rest,
  }
}

function unitIn(text: string, concept: LabConcept): { text: string; length: number } | null {
  const match = unitAt.exec(text)
  if (match) {
    const printed = match[1]!.replace(/[.,;:]+$/, '')
    if (canonicalUnit(printed) !== null) return { text: printed, length: match[0].length }
    const meant = misreadUnit(printed, [
      concept.unit,
      ...concept.conversions.map((conversion) => conversion.unit),
    ])
    if (meant) return { text: meant, length: match[0].length }
  }
  const bare = /^\s?([A-Za-zµμ]{1,7})(?=$|[\s,.;:)])/.exec(text)
  return bare && doses.test(bare[1]!) ? { text: bare[1]!, length: bare[0].length } : null
}

function isGeneral(text: string, from: number, end: number): boolean {
  const before = text.slice(0, from)
  const start = Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '), before.lastIndexOf('\n'), -1) + 1
  const stop = text.slice(end).search(/[.;](?:\s|$)/)
  return general.test(text.slice(start, stop < 0 ? text.length : end + stop))
}
