import { matchConcept, type Match } from '../../vocabulary/match'
import type { Doubt } from '../../records/doubts'
import type { Flag } from '../../records/kinds'
import { analyteOf } from './analyte'
import { isSignOpen } from './below-zero'
import { doubtNumber, flagByRange, isPlausibleRange } from './check'
import {
  inWords,
  parseFlag,
  parseValue,
  withGrade,
  type DecimalMark,
  type PrintedFlag,
  type PrintedValue,
} from '../../document/values/numbers'
import type { ReferenceRange } from '../../document/values/range'
import { hasMisreadNumeral } from './numerals'
import { isNarrative } from './narrative'
import type { LabReading } from './reading'
import { mendRange, rangeAfter, rangeOf, withPoints } from './settle-range'
import { isCountedTwice, settleUnit } from './settle-unit'
import { canonicalUnit } from '../../vocabulary/units'
import { negativeExpected, negativeOrPositive, negativeResult } from '../../language/results'

export interface ResolveContext {
  readonly mark: DecimalMark
  readonly sex: 'male' | 'female' | null
  /** The page is read from right to left. */
  readonly turned: boolean
  /** Values of this document stand beside arrows that were read as ones ("1 5.6", "1 3860", "8.4 1"). */
  readonly arrows: boolean
  /** The document is a laboratory report. */
  readonly report: boolean
  /** Tables (by number; null for the rest) that print flags. */
  readonly flagged: ReadonlySet<number | null>
  /** Whether the box of the value is wider than its digits. */
  readonly roomForPoint: (reading: LabReading) => boolean
}

/** A reading with its analyte, its number checked. */
export interface Resolved {
  readonly reading: LabReading
  readonly match: Match<'lab'> | null
  readonly value: string
  readonly number: number | null
  readonly unit: string | null
  readonly range: ReferenceRange | null
  readonly flag: Flag | null
  readonly doubt: Doubt | null
  /** Letters were taken for digits. */
  readonly guessed: boolean
  /** Letters taken for digits, a range or unit rebuilt: less sure, but nothing to ask. */
  readonly mended: boolean
  /** It is known which of two analytes of one name it is, a share or a count. */
  readonly coded: boolean
}

export function resolve(reading: LabReading, context: ResolveContext): Resolved | null {
  const behind = context.arrows ? /^1 (\d{3})$/.exec(reading.value)?.[1] : undefined
  // "O" of a blood group is no nought.
  const lettered = /^[A-Z]{1,2}$/.test(reading.value) ? wordsOf(reading) : null
  const plainly = lettered ?? parseValue(behind ?? reading.value, context.mark) ?? wordsOf(reading)
  const read =
    plainly && behind !== undefined ? { ...plainly, flag: 'A' as const, lookalikes: true } : plainly
  if (!read) return null
  const printed = context.arrows && /^\S*\d [1lI|]$/.test(reading.value) ? { ...read, flag: 'A' as const, lookalikes: false } : read // prettier-ignore
  const flagPrinted = (reading.flag === null ? null : parseFlag(reading.flag)) ?? printed.flag
  const stated = rangeOf(reading, context) ?? rangeAfter(printed, context)
  const mendedRange = stated && mendRange(stated, printed, flagPrinted, context.flagged.has(reading.table))
  const known = mendedRange ?? stated
  const written = unitOf(reading, printed, known)
  const match = analyteOf(reading, written, printed, known)
  const {
    unit,
    mended: unitMended,
    doubt: foreignUnit,
  } = settleUnit(written, match?.concept ?? null, printed.number)
  if (!isResult(reading, match, printed, unit, known, context.report)) return null
  const twice = isCountedTwice(unit, printed.number)
  const unitDoubt = twice ? 'unit_suspected' : foreignUnit
  const strange = known !== null && !isPlausibleRange(known, match?.concept ?? null, unit)
  const range = twice ? null : strange ? withPoints(known, match?.concept ?? null, unit) : known
  const rangeDoubt = mendedRange || strange ? 'range_suspected' : null
  const mended = unitMended || (range?.repaired ?? false) || printed.lookalikes
  const open = match?.ambiguous && /(?: %|, absolute)$/.test(match.concept.name) && (unit === null || canonicalUnit(unit) === null) // prettier-ignore
  const base = { reading, match, unit, range, mended, coded: !open, guessed: printed.lookalikes }
  if (printed.number === null) {
    // A measure is one number; "3.5-5.1" in its place are limits.
    const spanned =
      /\d-\d/.test(printed.text) &&
      match !== null &&
      match.concept.unit !== 'text' &&
      !/[hl]pf|field/i.test(unit ?? '')
    // In a row of a table "normal" stands beside a number: of a test told in numbers that one is lost.
    const verdict =
      reading.table !== null &&
      !['text', ''].includes(match?.concept.unit ?? '') &&
      parseFlag(printed.text) !== null
    // "+1" is as it is printed; in words, or with a space within it, it was turned about. A base excess is never graded.
    const { unit: usual, specimen } = match?.concept ?? { unit: '', specimen: null }
    const isGrade = usual === 'text' || (specimen === 'urine' && unit === null)
    const graded = /\p{L}{3}/u.test(printed.text) || (isGrade && /[ (]/.test(printed.text))
    return {
      ...base,
      value: graded ? withGrade(printed.text) : printed.text,
      number: null,
      flag: flagOfWords(printed, range, flagPrinted),
      doubt:
        (spanned || verdict || reading.ticked === 'unsure' ? 'misread_value' : null) ??
        nameDoubt(match, reading) ??
        unitDoubt ??
        rangeDoubt,
    }
  }
  const witnesses = { concept: match?.concept ?? null, unit, range, flag: flagPrinted, comparator: printed.comparator, flagsPrinted: context.flagged.has(reading.table), roomForPoint: context.roomForPoint(reading) } // prettier-ignore
  const first = doubtNumber(printed.text, witnesses)
  // A round sign before the figures is one of them.
  const marred =
    /^\W*[©®@€]\d/.test(reading.value) ||
    isSignOpen(match?.concept ?? null, reading, printed.number) ||
    // Beside another unit it is what a star was read as, or a figure.
    (printed.rest.startsWith('%') && unit !== null && canonicalUnit(unit) !== '%')
  const guessed =
    marred ||
    (printed.lookalikes &&
      (!/\d/.test(reading.value) || flagByRange(printed.number, range, printed.comparator) !== 'N'))
  return {
    ...base,
    value: printed.text,
    number: printed.number,
    flag: flagOf(printed, range, flagPrinted),
    doubt:
      first ??
      (guessed || reading.ticked === 'unsure' ? 'misread_value' : null) ??
      nameDoubt(match, reading) ??
      unitDoubt ??
      rangeDoubt,
  }
}

/** What is told in words of its own: what grew, a genotype, what a smear shows. */
function wordsOf(reading: LabReading): PrintedValue | null {
  if (!isNarrative(reading.name, reading.value)) return null
  return inWords(reading.value)
}

/** The unit where it stands: its own column, after the value, in the name, or in the range's cell. */
function unitOf(reading: LabReading, printed: PrintedValue, range: ReferenceRange | null): string | null {
  const after = printed.rest.split(/[\s([]/)[0] ?? ''
  const beside = [printed.rest, after].find((text) => text !== '' && canonicalUnit(text) !== null)
  const inRange = range?.unit && canonicalUnit(range.unit) !== null ? range.unit : null
  const own = reading.unit !== null && canonicalUnit(reading.unit) !== null ? reading.unit : null
  return own ?? beside ?? inRange ?? reading.unit ?? (after.includes('/') ? after : null)
}

/** Whether it is a result at all: an analyte that the vocabulary knows, or a row that has all the marks of one. */
function isResult(
  reading: LabReading,
  match: Match<'lab'> | null,
  printed: PrintedValue,
  unit: string | null,
  range: ReferenceRange | null,
  report: boolean,
): boolean {
  // The name of a drug is a level only where a concentration or its limits are told; "Gentamicin S" is a susceptibility.
  const canonical = unit === null ? null : canonicalUnit(unit)
  const level = match === null || match.concept.name.endsWith(' level')
  const concentration = canonical?.includes('/') === true
  // A screen for a drug is told in a word.
  const screened = match?.concept.unit === 'text' && negativeOrPositive.test(printed.text)
  if (
    !concentration &&
    !screened &&
    (level || (reading.form !== 'prose' && unit === null && range === null))
  ) {
    const drug = (matchConcept('medication', reading.name)?.score ?? 0) > 0.95
    if (drug && (range === null || (range.low === null && range.high === null) || susceptibility(reading))) return false // prettier-ignore
  }
  if (match) return true
  if (reading.ticked) return report
  // Beyond the vocabulary, only what a laboratory reports is a result; a bill and a list of drugs have numbers, too.
  if (
    !report ||
    reading.form === 'prose' ||
    // "C14:1"
    !/\p{L}{2}|^\p{Lu}\d/u.test(reading.name) ||
    // A rung of a ladder of risks or levels: "High <70 | <100 | >=70".
    /[<>≤≥]=?\s?\d/.test(reading.name) ||
    parseFlag(reading.name) !== null ||
    reading.name.split(' ').length > 7
  )
    return false
  const ranged = range !== null && (range.low !== null || range.high !== null || range.expected !== null)
  const unitKnown = unit !== null && canonicalUnit(unit) !== null
  const counted = printed.number !== null && (unitKnown || ranged)
  return counted || (printed.number === null && range?.expected != null)
}

/** S, I or R beside the number: how a germ stands to a drug. */
const susceptibility = (reading: LabReading): boolean =>
  reading.words.some((word) =>
    /^(?:S|I|R|SDD|sensitive|susceptible|resistant|intermediate)$/i.test(word.text),
  )

const nameDoubt = (match: Match<'lab'> | null, { name }: LabReading): Doubt | null =>
  match === null
    ? 'unknown_analyte'
    : match.score < 0.86 || (match.ambiguous && match.score < 0.95) || hasMisreadNumeral(name)
      ? 'uncertain_name'
      : null

/** The printed flag, else what the range says. */
function flagOf(value: PrintedValue, range: ReferenceRange | null, printed: PrintedFlag | null): Flag | null {
  const derived = value.number === null ? null : flagByRange(value.number, range, value.comparator)
  if (printed === 'H' || printed === 'L' || printed === 'N') return printed
  return derived
}

/** "Positive" or "2+" where "Negative" is expected is high; what is expected is normal. */
function flagOfWords(
  printed: PrintedValue,
  range: ReferenceRange | null,
  flag: PrintedFlag | null,
): Flag | null {
  if (flag === 'H' || flag === 'L' || flag === 'N') return flag
  if (!range?.expected) return null
  const expected = range.expected
  if (negativeResult.test(expected) && negativeExpected.test(expected))
    return negativeResult.test(printed.text) ? 'N' : 'H'
  return expected.startsWith(printed.text.toLowerCase()) ? 'N' : null
}
