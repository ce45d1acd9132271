import { askedFor } from '../../language/sample-numbers'
import { goalWords, limitLabels, openEnds, secondHalf } from '../../language/limits'
import { methodAlone } from '../../language/methods'
import type { LabConcept } from '../../vocabulary/concept'
import { labNameOf } from '../../vocabulary/exact'
import { fits } from '../../vocabulary/fits'
import { normalisePhrase } from '../../vocabulary/normalise'
import { isPlausible } from '../../vocabulary/plausible'
import { remembered } from '../../vocabulary/remembered'
import { canonicalUnit, isQuotient, powerOfTen } from '../../vocabulary/units'
import { unitInName } from '../values/unit-in-name'
import { inWords, parseFlag, type PrintedValue } from '../values/numbers'
import { asRange, type ReferenceRange } from '../values/range'
import { isMeasured, type CellReader, type Rest } from './cells'
import type { Field, Role } from './types'
import { weights } from './weights'

/** A row's cells under one choice of roles. */
export interface RolledRow {
  /** Which columns have a title. */
  readonly titled: readonly boolean[]
  readonly cells: readonly (Field | null)[]
  readonly roles: readonly Role[]
}

/** What speaks for a row with this name and this number, and the parts that it was read from. */
export interface Scored {
  readonly score: number
  readonly unit: string | null
  readonly flag: string | null
  readonly range: string | null
  readonly left: number
  /** Numbers that are none of these. */
  readonly strays: number
  /** Words where a unit may stand that are none that is known. */
  readonly unread: number
}

const empty: Rest = { unit: null, flag: null, range: null, left: 0, leftNumbers: 0 }

/** Null where the cells have no name or no result at `value`. */
export function scoreRow(
  { cells, roles, titled }: RolledRow,
  name: Field,
  value: Field,
  reader: CellReader,
): Scored | null {
  if (!/\p{L}/u.test(name.text) || goalWords.test(name.text) || methodAlone.test(name.text)) return null
  // A flag is no name, nor is what announces limits.
  if (parseFlag(name.text.replace(/^very /i, '')) !== null) return null
  if (limitLabels.test(`${name.text.replace(/[\s:]+$/, '')}: 1`)) return null
  const own = unitInName(name.text)
  const { strength, concepts } = labNameOf(own.name)
  // A number in its unit is a result of its own, or a column's beside it, and names none.
  if (concepts.length === 0 && isMeasured(own.name, reader)) return null
  // "PSA 2.06 (up to | 4.0)": what ends in a bracket that opens in the name is limits.
  if (/\([^()]*$/.test(name.text) && /^[^()]*\)/.test(value.text)) return null
  // "Vitamin A" is whole, "an HbA1c of" is not.
  if (strength !== 'exact' && openEnds.test(name.text)) return null
  // What holds numbers of its own is a sentence that tells results.
  if (concepts.length === 0 && (own.name.match(/(?<!\S)\d+(?:[.,]\d+)?(?=\s|,|$)/g) ?? []).length > 1)
    return null
  const printed = reader.result(value.text) ?? (isTold(concepts, value.text) ? inWords(value.text) : null)
  if (!printed || isFlagOf(printed, concepts)) return null
  const rests = [reader.rest(printed.rest)]
  let low: string | null = null
  let high: string | null = null
  let lost = 0
  let numbers = 0
  let unread = 0
  cells.forEach((cell, at) => {
    const role = roles[at]
    if (!cell || cell === name || cell === value || role === 'name' || role === 'value') return
    if (role === 'low') low = cell.text
    else if (role === 'high') high = cell.text
    else if (role === 'range') rests.push(limitsIn(cell.text, reader))
    else if (role === 'unit') rests.push(unitIn(cell.text, reader))
    else if (role === 'flag') rests.push(reader.rest(cell.text))
    else if (role === 'other') {
      lost += costOf(cell.text)
      numbers += numbersIn(cell.text)
      if (isQuotient(cell.text)) unread++
    }
    // A number under no title, beside a result: it is not known which of them is today's.
    else if (role === 'previous' && !titled[at]) numbers += numbersIn(cell.text)
  })
  const rest = rests.reduce(
    (all, one) => ({
      unit: all.unit ?? one.unit,
      flag: all.flag ?? one.flag,
      range: all.range ?? one.range,
      left: all.left + one.left,
      // Of two pairs of limits in one row, one is another row's.
      leftNumbers: all.leftNumbers + one.leftNumbers + Number(all.range !== null && one.range !== null),
    }),
    empty,
  )
  const range =
    low !== null || high !== null
      ? twoLimits(low, high, reader)
      : rest.range === null
        ? null
        : reader.range(rest.range)
  if (isVerdict(printed, range, concepts)) return null
  const unit =
    unitOfTest(rests, concepts) ??
    own.unit ??
    (range?.unit && canonicalUnit(range.unit) !== null ? range.unit : null)
  const score =
    weights.name[strength] +
    weights.value +
    spanScore(printed, unit, concepts) +
    halfScore(cells, value, reader) +
    unitScore(unit, concepts) +
    plausibleScore(printed.number, concepts, unit) +
    rangeScore(printed.number, range) +
    flagScore(printed.number, range, (rest.flag && parseFlag(rest.flag)) ?? printed.flag) +
    weights.left.word * Math.max(0, rest.left - rest.leftNumbers) +
    weights.left.number * rest.leftNumbers +
    lost
  return {
    score,
    unit,
    flag: rest.flag,
    range: rest.range,
    left: lost,
    strays: numbers + rest.leftNumbers,
    unread: unit === null ? unread + rest.left + Number(isQuotient(rest.range ?? '')) : 0,
  }
}

/** The first unit that is told; a sign beside the number that is none of its test's gives way to the unit that is. */
function unitOfTest(rests: readonly Rest[], concepts: readonly LabConcept[]): string | null {
  const units = rests.flatMap(({ unit }) => unit ?? [])
  const own = units.find((unit) => unitScore(unit, concepts) === weights.unit.own)
  return units[0] === '%' ? (own ?? '%') : (units[0] ?? null)
}

/** A column of limits may tell them in words, or those of several ages and phases: then all of it counts. */
function limitsIn(text: string, reader: CellReader): Rest {
  const rest = reader.rest(text)
  const whole = rest.left > 0 || rest.range === null ? reader.range(text) : null
  return whole ? { unit: null, flag: null, range: text, left: 0, leftNumbers: 0 } : rest
}

/** A column of units may hold one that was misread. */
function unitIn(text: string, reader: CellReader): Rest {
  const rest = reader.rest(text)
  return rest.unit === null &&
    rest.range === null &&
    rest.flag === null &&
    (!text.includes(' ') || powerOfTen.test(text))
    ? { ...rest, unit: text, left: 0, leftNumbers: 0 }
    : rest
}

/** What is not explained costs by word. */
export const costOf = remembered((text): number => {
  const words = text.split(' ').filter((word) => /[\p{L}\d]/u.test(word))
  const numbers = numbersIn(text)
  return weights.left.word * (words.length - numbers) + weights.left.number * numbers
})

/** Words with figures; the one of "T4" is of its name. */
const numbersIn = (text: string): number =>
  text.split(' ').filter((word) => /(?<!\p{L})\d/u.test(word)).length

/** A result told in words of its own: what grew, a genotype. */
export const isTold = (concepts: readonly LabConcept[], text: string): boolean =>
  concepts.some(({ unit }) => unit === 'text') &&
  /\p{L}{4}/u.test(text) &&
  !/:|\d[/.]\d+[/.]\d/.test(text.replace(/(?<!\d)1:\d+$/, '')) &&
  text.length <= 80 &&
  !askedFor.test(text) &&
  !isNameOf(concepts, text)

/** "HLA-B27 | tissue antigen", the second in Hebrew: beside a name, words of its other one. */
const isNameOf = (concepts: readonly LabConcept[], text: string): boolean =>
  concepts.some(({ name, he }) => {
    const own = new Set([name, ...he].flatMap((one) => normalisePhrase(one)))
    return normalisePhrase(text).every((word) => own.has(word))
  })

function twoLimits(low: string | null, high: string | null, reader: CellReader): ReferenceRange | null {
  const [a, b] = [low, high].map((text) => (text === null ? null : (reader.value(text)?.number ?? null)))
  if (a == null && b == null) return null
  if (a != null && b != null && a > b) return null
  return asRange(`${low}-${high}`, { low: a ?? null, high: b ?? null })
}

/** "High" beside what is told in numbers is its flag: the number stands elsewhere. */
const isFlagOf = ({ number, text }: PrintedValue, concepts: readonly LabConcept[]): boolean =>
  number === null &&
  concepts.length > 0 &&
  concepts.every(({ unit }) => unit !== 'text') &&
  /^[HL]$/.test(parseFlag(text) ?? '')

/** "Normal" beside limits in numbers is what the page makes of a number that stands elsewhere; a strip of urine tells so little. */
const isVerdict = (
  { number, text }: PrintedValue,
  range: ReferenceRange | null,
  concepts: readonly LabConcept[],
): boolean =>
  number === null &&
  (range?.low ?? range?.high ?? null) !== null &&
  parseFlag(text) === 'N' &&
  concepts.length > 0 &&
  concepts.every(({ unit, specimen }) => unit !== 'text' && specimen !== 'urine')

/** "0-2" is a result of what is counted in a field; of anything else it is limits. */
const spanScore = (
  { number, text }: PrintedValue,
  unit: string | null,
  concepts: readonly LabConcept[],
): number =>
  number === null &&
  /\d-\d/.test(text) &&
  ![unit, ...concepts.map((concept) => concept.unit)].some((one) => /[hl]pf|field|text/i.test(one ?? ''))
    ? weights.span
    : 0

/** "130 | 136 | to 145": the first of two limits, apart from the second, is no result. */
function halfScore(cells: RolledRow['cells'], value: Field, reader: CellReader): number {
  const next = cells.slice(cells.indexOf(value) + 1).find((cell) => cell !== null)
  if (!next || !secondHalf.test(next.text)) return 0
  const { low, high } = reader.range(`${value.text} ${next.text}`) ?? { low: null, high: null }
  return low !== null && high !== null ? weights.span : 0
}

export function unitScore(unit: string | null, concepts: readonly LabConcept[]): number {
  const canonical = unit === null ? null : canonicalUnit(unit)
  if (canonical === null) return 0
  if (concepts.length === 0) return weights.unit.known
  return concepts.some((concept) => fits(concept, canonical)) ? weights.unit.own : weights.unit.foreign
}

function plausibleScore(number: number | null, concepts: readonly LabConcept[], unit: string | null): number {
  if (number === null || concepts.length === 0) return 0
  // A bare number says nothing of what is told in words: it may be the cut-off.
  if (unit === null && concepts.every((concept) => concept.unit === 'text')) return 0
  return concepts.some((concept) => isPlausible(number, concept, unit))
    ? weights.plausible
    : weights.implausible
}

/** Limits, and whether the number is of their size. */
function rangeScore(number: number | null, range: ReferenceRange | null): number {
  if (!range) return 0
  if (number === null) return range.expected !== null ? weights.range + weights.agree : 0
  if (range.expected !== null) return 0
  const top = range.high ?? range.low ?? 0
  const bottom = range.low && range.low > 0 ? range.low : top / 10
  if (top === 0) return weights.range
  const far = number > 10 * top || (number > 0 && number < bottom / 10)
  if (far) return weights.range + weights.disagree
  const inside = number >= (range.low ?? 0) && number <= (range.high ?? Infinity)
  return weights.range + weights.agree + (inside ? weights.inside : 0)
}

function flagScore(number: number | null, range: ReferenceRange | null, flag: string | null): number {
  if (flag === null || number === null || !range || (range.low === null && range.high === null)) return 0
  const side =
    range.high !== null && number > range.high ? 'H' : range.low !== null && number < range.low ? 'L' : 'N'
  const agrees = flag === 'A' ? side !== 'N' : flag === side
  return agrees ? weights.flag.agrees : weights.flag.contradicts
}
