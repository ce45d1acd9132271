import { isPlausibleDose } from '../../vocabulary/doses'
import { sexOf } from '../../document/facts/sex'
import type { Word } from '../../document/page'
import type { Document } from '../../document/types'
import type { Concept, LabConcept } from '../../vocabulary/concept'
import type { Doubt } from '../../records/doubts'
import { flagByRange } from '../labs/check'
import { isPlausible } from '../../vocabulary/plausible'
import { normalizeNumber, parseFlag } from '../../document/values/numbers'
import { parseRange, type ReferenceRange } from '../../document/values/range'
import { plainNumber, unitNamed } from '../medications/dose'
import type { Flag } from '../../records/kinds'
import { milligrams } from './amount'
import type { ModelFact } from './answer'
import { numbersIn, stands, unitStands } from './standing'

/** The number of a fact, and what speaks against it. */
export interface Measured {
  readonly value: string | null
  readonly unit: string | null
  readonly range: ReferenceRange | null
  readonly flag: Flag | null
  readonly doubt: Doubt | null
  /** The number itself is in question: only a person can let it into the record. */
  readonly grave: boolean
}

const none: Measured = { value: null, unit: null, range: null, flag: null, doubt: null, grave: false }

/** Checks what a model tells of a value against the words that it quotes. Other types have no value. */
export function measure(
  fact: ModelFact,
  words: readonly Word[],
  concept: Concept | null,
  document: Document,
): Measured {
  if (fact.type === 'lab') return result(fact, words, concept as LabConcept | null, document)
  if (fact.type === 'medication') return dose(fact, words, concept)
  return none
}

function result(
  fact: ModelFact,
  words: readonly Word[],
  concept: LabConcept | null,
  document: Document,
): Measured {
  const value = asKept(fact.value ?? '')
  const unit = unitOf(fact, words, document)
  const range = rangeOf(fact, words, document)
  const bare = normalizeNumber(value)
  const number = bare === null ? null : Number(bare)
  const misread = !stands(fact.value ?? '', words)
  const implausible = number !== null && !isPlausible(number, concept, unit.unit)
  const flag = number === null ? null : flagByRange(number, range)
  const printed =
    words.map((word) => parseFlag(word.text)).find((one) => one === 'H' || one === 'L' || one === 'N') ?? null
  return {
    value,
    unit: unit.unit,
    range,
    flag: flag ?? printed,
    doubt: misread ? 'misread_value' : implausible ? 'implausible_value' : unit.doubt,
    grave: misread || implausible,
  }
}

function dose(fact: ModelFact, words: readonly Word[], concept: Concept | null): Measured {
  if (fact.value === null || fact.value.trim() === '') return none
  const value = plainNumber(fact.value.trim())
  const unit =
    fact.unit === null || !unitStands(fact.unit, words) ? null : (unitNamed(fact.unit) ?? fact.unit.trim())
  const misread = !stands(fact.value, words)
  const implausible = !usual(value, unit, concept)
  const doubt = misread
    ? 'misread_dose'
    : implausible
      ? 'implausible_dose'
      : fact.unit !== null && unit === null
        ? 'unknown_unit'
        : null
  return { ...none, value, unit, doubt, grave: misread || implausible }
}

/** Within the single doses that the vocabulary holds plausible; true where it says nothing. */
function usual(value: string, unit: string | null, concept: Concept | null): boolean {
  const usualUnit = concept?.attributes.get('unit') ?? null
  const amount = milligrams(value, unit)
  const one = milligrams('1', usualUnit)
  const number = amount !== null && one !== null ? amount / one : unit === usualUnit ? Number(value) : null
  if (number === null || Number.isNaN(number)) return true
  return concept === null || isPlausibleDose(concept, number, false)
}

/** As the record keeps it: digits with a decimal point, a comparator before them, or the words of the result. */
function asKept(printed: string): string {
  const text = printed.replace(/\s+/g, ' ').trim()
  const [, sign = '', rest = ''] = /^((?:<=|>=|[<>≤≥])?)\s*(.*)$/.exec(text) ?? []
  const number = normalizeNumber(rest)
  return number === null ? text.slice(0, 60) : `${sign.replace('≤', '<=').replace('≥', '>=')}${number}`
}

/** The unit beside the number, or anywhere on the page (a column's title); else none, and a doubt. */
function unitOf(
  fact: ModelFact,
  words: readonly Word[],
  document: Document,
): { unit: string | null; doubt: Doubt | null } {
  const unit = fact.unit?.trim() ?? ''
  if (unit === '') return { unit: null, doubt: null }
  const there = unitStands(unit, words) || document.lines.some((line) => unitStands(unit, line.words))
  return there ? { unit, doubt: null } : { unit: null, doubt: 'unknown_unit' }
}

/** A range whose limits are printed where the quote is; a range that is not there flags nothing. */
function rangeOf(fact: ModelFact, words: readonly Word[], document: Document): ReferenceRange | null {
  if (fact.range === null) return null
  const range = parseRange(fact.range, { sex: sexOf(document.lines) })
  const row = new Set(rowsOf(words, document).flatMap((word) => numbersIn(word.text)))
  const limits = [range?.low ?? null, range?.high ?? null].filter((limit) => limit !== null)
  return range && limits.length > 0 && limits.every((limit) => row.has(limit)) ? range : null
}

/** All words of the lines that hold any of these. */
function rowsOf(words: readonly Word[], document: Document): readonly Word[] {
  const some = new Set(words)
  return document.lines
    .filter((line) => line.words.some((word) => some.has(word)))
    .flatMap((line) => line.words)
}
