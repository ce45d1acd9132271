import type { RegistryRecord } from '../records/registry'
import type { Token } from '../vocabulary/normalise'
import { doseUnits } from '../language/dose-units'
import { overPressure } from '../language/particles'
import type { Topic } from './answer'
import { findJoined, findRows, findWords } from './asking'
import type { Subject } from './subjects'

/** A number that results are held against. */
export interface Bound {
  readonly side: 'below' | 'above'
  readonly value: number
  readonly places: readonly number[]
}

/** A number, with a Hebrew particle written onto it. */
const numeral = /^[\u05d0-\u05ea]?(\d+(?:\.\d+)?)$/

/** A particle that is written onto a number with a point: as one word it would lose the point, and 6.5 would be 65. */
const ontoDecimal = /(?<![\p{L}\d])([\u05d0-\u05ea]{1,2})(?=\d+\.\d+(?![\d./]))/gu

export const withDecimals = (text: string): string => text.replaceAll(ontoDecimal, '$1 ')

export const numberIn = ({ norm }: Token): number | null => {
  const digits = numeral.exec(norm)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** "104 mg/dl": the unit that stands behind a number, by its places. It is no substance ("Mg"). */
export function unitPlaces(
  tokens: readonly Token[],
  isDefined = false,
  ofDose: readonly number[] = [],
): readonly number[] {
  const isBare = isDefined && findWords(tokens, 'mine') === null
  return tokens.flatMap((token, at) => {
    // "How many mg", of a drug.
    if (ofDose.includes(at) && ofDose.includes(at - 1) && isUnit(token.norm)) return [at]
    // "What does mg mean", "mg or mcg": nothing is measured.
    if (isBare && isUnit(token.norm)) return [at]
    const [unit, per] = [tokens[at + 1]?.norm ?? '', tokens[at + 2]?.norm ?? '']
    // "What does mg/dl mean": a unit by itself, by what it is of.
    if (isUnit(token.norm) && /^(?:d?l|ml|ul)$/.test(unit)) return [at, at + 1]
    if (numberIn(token) === null || !isUnit(unit)) return []
    return /^(?:d?l|ml|ul)$/.test(per) ? [at + 1, at + 2] : [at + 1]
  })
}

const isUnit = (norm: string): boolean => doseUnits.some(([unit]) => unit.test(norm))

/** Words between what says on which side and the number: "under the 7". */
const boundNear = 2

/** "Ever under 7": the number and its side; null where none is named, or it is one of a time. */
export function boundOf(tokens: readonly Token[], used: ReadonlySet<number>): Bound | null {
  for (const { name, places } of findRows(tokens, 'bounds')) {
    const from = Math.max(...places)
    for (let at = from + 1; at <= from + boundNear; at += 1) {
      const token = tokens[at]
      const value = token && !used.has(at) ? numberIn(token) : null
      if (value !== null)
        return { side: name === 'above' ? 'above' : 'below', value, places: [...places, at] }
    }
  }
  return null
}

export const isBeyond = ({ side, value }: Bound, result: number): boolean =>
  side === 'above' ? result > value : result < value

/** "17 times 3": what is reckoned is no result, whatever has that value. */
const isReckoned = (tokens: readonly Token[]): boolean =>
  (findJoined(tokens, 'reckoning') ?? []).some((at) => {
    const isNumber = (place: number) => tokens[place] !== undefined && numberIn(tokens[place]) !== null
    return isNumber(at - 1) && (isNumber(at + 1) || isNumber(at + 2))
  })

/** The two of a blood pressure, as people say them: "160 over 100", "160/100". */
const pressure = new RegExp(
  `(?<![\\d.])(\\d{2,3})\\s*(?:${overPressure})\\s*(\\d{2,3})(?![\\d.]|\\s*mg)`,
  'iu',
)
const pressures = { upper: [70, 260], lower: [40, 160] } as const
const isWithin = (value: number, [low, high]: readonly [number, number]): boolean =>
  value >= low && value <= high

/** Whether a question gives a blood pressure. */
export function saysPressure(text: string): boolean {
  const [, upper, lower] = pressure.exec(text) ?? []
  return (
    Number(upper) > Number(lower) &&
    isWithin(Number(upper), pressures.upper) &&
    isWithin(Number(lower), pressures.lower)
  )
}

/** "<5.7", ">40": a limit as pages print one. */
const limitPrinted = /(?:[<>\u2264\u2265]=?|&[lg]t;)\s*(\d+(?:\.\d+)?)/gu

/** The one-sided limits that a question gives as pages print them. */
export const limitsPrinted = (text: string): readonly number[] =>
  [...text.matchAll(limitPrinted)].map(([, value]) => Number(value))

/** Whether a test's range is this one limit. */
export const hasLimit = ({ ref_low: low, ref_high: high }: Limits, value: number): boolean =>
  (low === null && high === value) || (high === null && low === value)

interface Limits {
  readonly ref_low: number | null
  readonly ref_high: number | null
}

/** Whose result or dose a number is: "is 6.5 bad", "since when am I on 850". */
export function subjectsByValue(
  tokens: readonly Token[],
  items: readonly RegistryRecord[],
  used: ReadonlySet<number>,
  text: string,
  before: Topic | null,
): readonly Subject[] {
  const limits = limitsPrinted(text)
  const numbers = tokens.flatMap((token, place) => {
    const value = used.has(place) ? null : numberIn(token)
    return value === null ? [] : [{ value, place }]
  })
  if (numbers.length === 0 || isReckoned(tokens)) return []
  const found = items.flatMap((item) => {
    const values = limits.length > 0 ? limitsOf(item, limits) : valuesOf(item)
    const places = numbers.filter(({ value }) => values.has(value)).map(({ place }) => place)
    const { type, canonical_key: key, name } = item
    return places.length === 0 ? [] : [{ type, key, name, item, places }]
  })
  // "Was it always 40", after a drug that has such a dose.
  const told = found.filter(({ type, key }) => type === 'medication' && before?.keys.includes(key) === true)
  return told.length === 1 ? told : found
}

/** "What is this <5.7": of the test that the page prints it beside, whatever result is alike. */
const limitsOf = (item: RegistryRecord, limits: readonly number[]): ReadonlySet<number> =>
  new Set(item.type === 'lab' ? limits.filter((value) => hasLimit(item.detail, value)) : [])

function valuesOf(item: RegistryRecord): ReadonlySet<number> {
  if (item.type === 'lab')
    return new Set([Number(item.detail.value ?? Number.NaN), ...item.detail.trend.map(({ value }) => value)])
  if (item.type !== 'medication') return new Set()
  return new Set([item.detail, ...item.detail.doses].map(({ value }) => Number(value ?? Number.NaN)))
}
