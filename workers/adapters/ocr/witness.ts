import type { Grey } from '../image/grey'
import type { Figures } from './figures'
import { bodiesBefore } from './figures'
import type { DigitLook } from './own-digits'
import { judge, lookOf } from './own-digits'
import type { Spacing } from './pitch'
import { surplus, usualSpacing, widened } from './pitch'
import type { PrintedNumber } from './printed-number'
import { areDigits, digitsOf, pointsRead } from './printed-number'

/** A digit is contrary to how it was read where it looks so much more like another, and much like it. */
const CONTRARY = { lead: 0.15, alike: 0.85 }
/** It is confirmed where it looks more like what it was read as, and much like it. */
const CONFIRMED = { lead: -0.05, alike: 0.8 }
/** Readings at least this sure serve as examples of the page's digits. */
const EXAMPLE = 0.6
/** What a point adds to the span of a number, in digit heights, at the least. */
const POINT_WIDE = 0.16
/** Digits and points alone: their distances tell. */
const PLAIN = /^\d[\d.,]*$/

/** What the numbers of a page have in common. */
export interface Bench {
  readonly examples: readonly DigitLook[]
  readonly looks: ReadonlyMap<PrintedNumber, readonly Float32Array[]>
  readonly spacing: Spacing | null
}

/** What the ink says of how a number was read. */
export interface Witness {
  readonly points: boolean
  readonly digits: 'confirmed' | 'contrary' | 'unknown'
}

export function benchOf(page: Grey, numbers: readonly PrintedNumber[]): Bench {
  const looks = new Map<PrintedNumber, readonly Float32Array[]>()
  for (const number of numbers) {
    const { figures, digits } = number
    if (figures && digits)
      looks.set(
        number,
        figures.bodies.map((body) => lookOf(page, figures, body)),
      )
  }
  const plain = numbers.filter(({ word, digits }) => digits && PLAIN.test(word.text))
  return {
    examples: [...looks].flatMap(([number, own]) =>
      number.word.confidence >= EXAMPLE ? asRead(number, own, number.word.text) : [],
    ),
    looks,
    spacing: usualSpacing(plain.flatMap(({ figures }) => figures ?? [])),
  }
}

const asRead = (number: PrintedNumber, looks: readonly Float32Array[], text: string): DigitLook[] =>
  digitsOf(text).flatMap((read, i) => (looks[i] ? [{ read, number, look: looks[i] }] : []))

/** What the ink says of a number when it is read as `text`. */
export function testify(number: PrintedNumber, text: string, bench: Bench): Witness {
  const { figures } = number
  const looks = bench.looks.get(number) ?? []
  const told = digitsOf(text).length === looks.length ? asRead(number, looks, text) : []
  const verdicts = told.map((look) => judge(look, bench.examples))
  const contrary = verdicts.some((v) => v && v.lead > CONTRARY.lead && v.alike > CONTRARY.alike)
  const confirmed = verdicts.every((v) => v && v.lead < CONFIRMED.lead && v.alike > CONFIRMED.alike)
  return {
    points: figures !== null && fitsInk(text, figures, bench.spacing),
    digits: contrary ? 'contrary' : confirmed && verdicts.length > 0 ? 'confirmed' : 'unknown',
  }
}

/** True when the points of the text are those of the ink, and no gap without one is as wide as one with. */
export function fitsInk(text: string, figures: Figures, spacing: Spacing | null): boolean {
  const read = pointsRead(text)
  const inked = bodiesBefore(figures)
  if (!areDigits(figures, digitsOf(text).length)) return read.length === inked.length
  const wide = PLAIN.test(text) ? widened(figures, spacing) : []
  return same(read, inked) && wide.every((after) => read.includes(after))
}

/** The ink has just these digits; or, where some of them touch, it is as wide as a number with its point is. */
export function isThere(text: string, figures: Figures, spacing: Spacing | null): boolean {
  const count = digitsOf(text).length
  if (areDigits(figures, count)) return true
  if (!PLAIN.test(text) || pointsRead(text).length !== 1 || figures.bodies.length >= count) return false
  return spacing !== null && surplus(figures, count, spacing) > POINT_WIDE
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i])
