import { andBefore, bracketedDay } from '../../language/bracketed-days'
import { monthPattern } from '../../language/months'
import { rangeJoints } from '../../language/limits'
import { unitsOf } from '../../vocabulary/fits'
import type { LabConcept } from '../../vocabulary/concept'
import { isReference } from '../assertion/reference'
import { grouped, normalizeNumber, type DecimalMark } from '../../document/values/numbers'
import { canonicalUnit, isQuotient, misreadUnit } from '../../vocabulary/units'
import { isSigned, mayBeNegative } from './below-zero'
import {
  becameWords,
  consequence,
  clauseEnd,
  flagBehind,
  fromBefore,
  fromWord,
  generalTalk,
  legend,
  dayOfFirst,
  goalBehind,
  gramsPercent,
  linkingWords,
  noValueBehind,
  rangeBehind,
  shareOfHurt,
  tensAndMore,
  toldInLetters,
  wordOfResult,
} from '../../language/results'
import { spanBehind } from '../../language/shares'

const gap = String.raw`(?:[\s:=~\-–—−,\t]|>(?!=?\s?\d)|(?<=[-=])>)*`
const linking = String.raw`(?:\(?(?:${linkingWords})\)?${gap}){0,5}`
const numeral = String.raw`([<>≤≥]=?\s?|under |over |less than |greater than )?((?:${grouped})(?:\.\d+)?|\d{1,6}(?:[.,]\d{1,3})?)`
/** "HCT: 01/04/2020 27.6(L)": a day before a marked value, too. */
const dayFirst = String.raw`(?:\s\((?:calc|\p{Lu}{2,5})\)|, ?(?:plasma|serum|blood))?\s?:\s*(?<day>\d{1,2}[/.]\d{1,2}[/.](?:19|20)\d\d)\s+(?=[<>]?\d[\d.,]*\s?\([HL]\))`
const dated = String.raw`(?:\s*\((?:on |from |of )?\d{1,2}[/.-]\d{1,4}(?:[/.-]\d{2,4})?\)|\s+in (?:19|20)\d\d(?=\s(?:was|of|at)\s)|${dayFirst})?`
/** What makes a number a part of a power, a day ("16.08.2025"), a span or a time, or a degree ("1+"). */
const goesOn = String.raw`[\d^]|[.,]\d|,\s000(?!\d)|\+(?!\/)|,\d{2,3}(?!\d)|(?:\.\d\d?)?\.\d{4}(?!\d)|\s*[-–](?:\s*[-–])*\s*\d|:\d(?!\d:)`
/** Up to the number that is told of a test, behind its name. */
export const leadToNumber = String.raw`^(?:\s?\.{3,}\s?)?${dated}${gap}${linking}${gap}\(?`
const start = new RegExp(`${leadToNumber}${numeral}(?!${goesOn})`, 'iu')
const word = String.raw`(?:[A-Za-zµμ%\u05d0-\u05ea"°^*×|]|(?<=10.{0,3})\d)`
const unitAt = new RegExp(
  String.raw`^\s*([nuµm]g\/m?L (?:FEU|DDU)|(?:${gramsPercent}) ?%|m?g (?:%|percent)|(?:x\s?)?10\s?\S{0,2}?\s?\d{1,2}\s?\/\s?\S{1,5}?|%|[A-Za-zµμ]{1,8}\s?\/\s?[A-Za-zµμ\d.³²^|]{1,12}(?:\/[\w.²^]{1,7})?|\/\s?(?:cu\.?\s?mm|mm[3³]|[uµμ]L)|mm ?Hg|kPa|sec(?:onds?)?|fL|pg|mm\/h(?:r|our)?|U|IU|${word}{1,6}\/\S{1,8})(?=$|[\s,.;:)\]([])`,
  'i',
)
const chained = new RegExp(
  String.raw`^${dayOfFirst}\s*(?:,?\s*(?:${becameWords})\s*)${numeral}(?![\d.,]?\d)`,
  'iu',
)
/** What became of it in the same sentence: "and settled at 96", "before recovering to 8.8". */
const later = new RegExp(
  String.raw`^[\s,)]*(?:(?:and|then|but|before|later|subsequently|which|had|has|it)\s+){0,3}(?:settled|settling|recovered|recovering|improved|improving|fell|falling|rose|rising|returned|returning|dropped|dropping|decreased|decreasing|increased|increasing|came|coming|stabili[sz]ed|stabili[sz]ing|normali[sz]ed|normali[sz]ing|peaked|peaking|down|up|was)\s+(?:back\s+|down\s+|up\s+)?(?:to|at)\s+(?:only\s+)?${numeral}(?![\d.,]?\d)`,
  'i',
)
/** What it was before: "10.9 from 17.3 yesterday, 26.9 on admission". */
const formerly = [
  String.raw`(?:(?:today|now)[\s,]+)?(?:(?:down|up)\s+)?(?:${fromWord})\s+${numeral}(?!${goesOn})`,
  String.raw`(?:yesterday[\s,]+)?(?:(?:${fromWord})\s+)?${numeral}(?!${goesOn})(?=\s(?:on admission|yesterday|at discharge))`,
].map(
  (one) =>
    new RegExp(String.raw`^[\s,]*${one}(?!\s(?:to|until)\s|\s?\/|\s?(?:${monthPattern})(?!\p{L}))`, 'iu'),
)
/** A day in brackets behind a result, and the result of another day behind it. */
const ownDay = new RegExp(`^${bracketedDay}`, 'u')
const behindDay = new RegExp(String.raw`^${bracketedDay}[,;]?\s${andBefore}${numeral}(?!${goesOn})`, 'iu')
/** Doses are given in these, never results. */
const doses = /^(?:mg|mcg|µg|g|gr|ml|units?|iu|u|tabs?|tablets?|caps?|capsules?|puffs?|drops?|meq|mmol)$/i
/** A result told after its analyte: its words and where they end. */
export interface Found {
  readonly values: readonly {
    text: string
    start: number
    end: number
    /** It was so before. */
    former?: boolean
  }[]
  readonly unit: string | null
  readonly flag: string | null
  readonly range: string | null
  readonly end: number
  /** A unit follows that nobody knows. */
  readonly unread?: boolean
  /** The day between the name and its value. */
  readonly day?: string | undefined
  /** A word without a joint. */
  readonly bare?: boolean
}

/** A dash right before a number of what may be less than nothing. */
const minusBefore = /[-–−]\s?$/

export function valueAfter(
  text: string,
  from: number,
  limit: number,
  concept: LabConcept,
  mark: DecimalMark,
): Found | null {
  const match = start.exec(text.slice(from, Math.min(limit, from + 90)))
  const [comparator = '', digits = ''] = match?.slice(-2) ?? []
  if (!match || normalizeNumber(digits, mark) === null) return null
  const end = from + match[0].length
  const unsigned = end - digits.length - comparator.length
  const dash = mayBeNegative(concept) ? minusBefore.exec(text.slice(from, unsigned))?.[0] : undefined
  const isApart = dash !== undefined && /\s$/.test(dash)
  // "Base excess - 4": a dash that joins, or a minus: nobody can tell. An anion gap seldom is below nothing.
  if (isApart && isSigned(concept)) return null
  const begin = unsigned - (isApart ? 0 : (dash?.length ?? 0))
  if (/(?<!\.\.)[,;.]\s/.test(text.slice(from, begin)) && !/[:]/.test(text.slice(from, begin))) return null
  if (tensAndMore.test(text.slice(0, end)) && /^['’]?s(?!\p{L})/u.test(text.slice(end))) return null
  // "Grades K to 5": behind a letter alone it joins nothing; "a drop in hemoglobin to 7.8" does.
  if (/^\s*to\s*$/i.test(text.slice(from, begin)) && /(?<![\p{L}\d])\p{L}$/u.test(text.slice(0, from)))
    return null
  const was = fromBefore.test(text.slice(Math.max(from, begin - 6), begin))
  // "1.2 to 1.4" is no one number.
  if (!was && spanBehind.test(text.slice(end, limit))) return null
  const values: { text: string; start: number; end: number; former?: boolean }[] = [
    { text: text.slice(begin, end), start: begin, end },
  ]
  let rest = end
  const unitFirst = unitIn(text.slice(rest, limit), concept)
  if (unitFirst) rest += unitFirst.length
  const more =
    (was && !mayBeNegative(concept)) || /^\s*(?:→|->|-->|=>)/.test(text.slice(rest))
      ? chained.exec(text.slice(rest, limit))
      : null
  const unitMore = more && unitFirst ? unitIn(text.slice(rest + more[0].length, limit), concept) : null
  if (more && (!unitMore || canonicalUnit(unitMore.text) === canonicalUnit(unitFirst!.text))) {
    const last = rest + more[0].length
    values.push({
      text: `${more[1] ?? ''}${more[2] ?? ''}`,
      start: last - more[2]!.length - (more[1]?.length ?? 0),
      end: last,
    })
    rest = last + (unitMore?.length ?? 0)
  }
  // "15.8 (H) 10^3/uL": the mark may stand before the unit.
  const marked = unitFirst ? null : flagBehind.exec(text.slice(rest, limit))
  const unit = unitFirst ?? unitIn(text.slice(rest + (marked?.[0].length ?? 0), limit), concept)
  const flagFirst = unit ? marked : null
  if (!unitFirst && unit) rest += (marked?.[0].length ?? 0) + unit.length
  const then = unit === null ? null : later.exec(text.slice(rest, limit))
  if (then && normalizeNumber(then[2]!, mark) !== null) {
    const last = rest + then[0].length
    const again = unitIn(text.slice(last, limit), concept)
    if (again && canonicalUnit(again.text) === canonicalUnit(unit!.text)) {
      values.push({ text: `${then[1] ?? ''}${then[2] ?? ''}`, start: last - then[2]!.length - (then[1]?.length ?? 0), end: last }) // prettier-ignore
      rest = last + again.length
    }
  }
  if (values.length === 1 && !was && !mayBeNegative(concept))
    rest = withFormer(text, rest, limit, values, concept)
  if (values.length === 1 && unit) rest = withDated(text, rest, limit, values, concept, unit.text)
  // A stop that belongs to the unit, before its flag or its range.
  rest += /^\.(?=\s*[*([])/.exec(text.slice(rest, limit))?.[0].length ?? 0
  const after = text.slice(rest, limit)
  if ((!unit && noValueBehind.test(after)) || shareOfHurt.test(text.slice(end, limit))) return null
  // A span is a reference or a target, but an ejection fraction is told so.
  const joint = /^\s*([-–](?=[\s–-]*\d)|\S+(?=\s))[\s–-]*\d/.exec(text.slice(end, limit))?.[1] ?? ''
  if (values.length === 1 && rangeJoints.test(joint) && !/ejection/.test(concept.name)) return null
  const flag = flagFirst ?? flagBehind.exec(after)
  if (flag && flag !== flagFirst) rest += flag[0].length
  const range = rangeBehind.exec(text.slice(rest, limit))
  if (range) rest += range[0].length
  if (unit && doses.test(unit.text) && canonicalUnit(unit.text) !== canonicalUnit(concept.unit)) return null
  return {
    values,
    unit: unit?.text ?? null,
    flag: flag?.[1] ?? null,
    range: (range?.[1] ?? range?.[2] ?? range?.[3]?.replace(/[([]/, ' '))?.trim() ?? null,
    end: rest,
    day: match.groups?.['day'],
    unread: !unit && isQuotient(/^[\s)\]]*(\S*)/.exec(text.slice(rest))?.[1] ?? ''),
  }
}

/** Adds what the result was before, as far as it is told at once; where that ends. */
function withFormer(
  text: string,
  from: number,
  limit: number,
  values: { text: string; start: number; end: number; former?: boolean }[],
  concept: LabConcept,
): number {
  const match = formerly
    .slice(0, values.length)
    .map((one) => one.exec(text.slice(from, limit)))
    .find((one) => one !== null)
  if (!match) return from
  const number = match[2]!
  const end = from + match[0].length
  values.push({ text: number, start: end - number.length, end, former: true })
  return withFormer(
    text,
    end + (unitIn(text.slice(end, limit), concept)?.length ?? 0),
    limit,
    values,
    concept,
  )
}

/** "10.3 g/dL (16/11/2025), 11.2 g/dL (27/04/2026)": the result of each further day that stands in brackets behind it. */
function withDated(
  text: string,
  from: number,
  limit: number,
  values: { text: string; start: number; end: number }[],
  concept: LabConcept,
  unit: string,
): number {
  const next = behindDay.exec(text.slice(from, limit))
  const [comparator = '', number = ''] = next?.slice(-2) ?? []
  if (!next) return from
  const end = from + next[0].length
  const again = unitIn(text.slice(end, limit), concept)
  if (!again || canonicalUnit(again.text) !== canonicalUnit(unit)) return from
  const rest = end + again.length
  if (!ownDay.test(text.slice(rest, limit))) return from
  values.push({ text: comparator + number, start: end - number.length - comparator.length, end })
  return withDated(text, rest, limit, values, concept, unit)
}

/** The unit at the beginning of a text, and how far it goes; null where none of the analyte's is. */
export function unitIn(text: string, concept: LabConcept): { text: string; length: number } | null {
  const match = unitAt.exec(text)
  if (match) {
    const printed = match[1]!.replace(/[.,;:]+$/, '')
    const length = match[0].length - (match[1]!.length - printed.length)
    if (canonicalUnit(printed) !== null) return { text: printed, length }
    const meant = misreadUnit(printed, unitsOf(concept))
    if (meant) return { text: meant, length }
  }
  const own = /^\s?(\p{Script=Hebrew}{1,2}["״]\p{Script=Hebrew})(?=$|[\s,.;:)])/u.exec(text)
  if (own && canonicalUnit(own[1]!) === canonicalUnit(concept.unit))
    return { text: own[1]!, length: own[0].length }
  const bare = /^\s?([A-Za-zµμ]{1,8})(?=$|[\s,.;:)])/.exec(text)
  // "umoliL": the stroke of a unit read as a letter.
  const glued =
    bare && bare[1]!.length >= 4 && !doses.test(bare[1]!) ? misreadUnit(bare[1]!, unitsOf(concept)) : null
  if (bare && glued) return { text: glued, length: bare[0].length }
  return bare && doses.test(bare[1]!) ? { text: bare[1]!, length: bare[0].length } : null
}

/** Whether the sentence speaks of targets, limits or conditions; or what stands up to the next test is a legend. */
export function isGeneral(text: string, from: number, end: number, limit: number): boolean {
  if (legend.test(text.slice(from, limit)) || isReference(text.slice(from))) return true
  const before = text.slice(0, from)
  const start = Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '), before.lastIndexOf('\n'), -1) + 1
  const goal = goalBehind.exec(text.slice(end))
  const stop = goal ? goal[0].search(/[,(]/) : text.slice(end).search(/[.;](?:\s|$)/)
  const said = text.slice(end, stop < 0 ? text.length : end + stop).split(consequence, 1)[0]
  return generalTalk.test(text.slice(start, end) + said)
}

/** A group of blood or a genotype, in letters that are words elsewhere, behind its own test. */
export function lettersAfter(text: string, from: number, { name }: LabConcept): Found | null {
  const told = toldInLetters.find((one) => one.name === name)?.wording.exec(text.slice(from))
  const [whole = '', joint = '', letters = ''] = told ?? []
  if (letters === '') return null
  const start = from + joint.length
  const value = { text: letters, start, end: start + letters.length }
  return { values: [value], unit: null, flag: null, range: null, end: from + whole.length }
}

/**
 * "ANA: Positive", "ANA was positive", or, where the test `begins` its clause, a clause of nothing but a test and its
 * word of result.
 */
export function wordAfter(text: string, from: number, begins: boolean): Found | null {
  const match = wordOfResult.exec(text.slice(from))
  if (!match) return null
  const end = from + match[0].length
  const joint = match[0].slice(0, -match[1]!.length).trim()
  if (!joint && !(begins && clauseEnd.test(text.slice(end)))) return null
  const start = end - match[1]!.length
  return { values: [{ text: match[1]!, start, end }], unit: null, flag: null, range: null, end, bare: !joint }
}
