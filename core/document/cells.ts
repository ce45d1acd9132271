import { median, right, typicalHeight } from './geometry'
import { isTurnedAmount, isTurnedName, readingOrder, turnedResult } from './order'
import { union, type Word } from './page'
import { hasDigit, hasHebrew, hasLatin, hasLetter } from './script'
import type { Cell } from './types'

/** A stroke that the engine took for a letter: a table's rule, which parts cells. */
export const isRule = (word: Word): boolean =>
  /^[|¦‖│┃]+$/.test(word.text) || (/^[[\]{}\\/]$/.test(word.text) && word.box[2] < 0.3 * word.box[3])

/** The usual space between words of a page, in pixels. */
export function wordSpace(rows: readonly (readonly Word[])[], height: number): number {
  const gaps = rows.flatMap((row) =>
    row.slice(1).map((word, index) => word.box[0] - right(row[index]!.box)).filter((gap) => gap > 0 && gap < 1.5 * height),
  ) // prettier-ignore
  return gaps.length < 8 ? 0.4 * height : median(gaps)
}

export interface Spacing {
  /** Word height typical of the page. */
  readonly height: number
  /** Usual space between words. */
  readonly space: number
}

export function spacingOf(rows: readonly (readonly Word[])[]): Spacing {
  const height = typicalHeight(rows.flat())
  return { height, space: wordSpace(rows, height) }
}

/** Parts a row (left to right) where the space is too wide for one phrase, measured in its own letters. */
export function partRow(row: readonly Word[], spacing: Spacing): Word[][] {
  const parts: Word[][] = []
  let part: Word[] = []
  let edge = -Infinity
  for (const word of row) {
    if (isRule(word) && part.length > 0) {
      parts.push(part)
      part = []
      continue
    }
    if (isRule(word)) continue
    const local = typicalHeight([...part.slice(-2), word])
    // A narrow tall box (a "1", a bracket) must not widen the measure, nor a flat one (a dash) narrow it.
    const height = Math.min(Math.max(local, 0.8 * spacing.height), 2.5 * spacing.height)
    const scale = height / spacing.height
    const wide = Math.max(1.15 * height, 2.3 * spacing.space * scale)
    if (part.length > 0 && word.box[0] - edge > wide) {
      parts.push(part)
      part = []
    }
    part.push(word)
    edge = Math.max(part.length === 1 ? -Infinity : edge, right(word.box))
  }
  if (part.length > 0) parts.push(part)
  return parts
}

export function cellOf(words: readonly Word[], direction: 'ltr' | 'rtl'): Cell {
  const solid = words.filter((word) => !isRule(word))
  const amount = direction === 'rtl' && isTurnedAmount(solid) && isClose(solid)
  const base = solid.some((word) => hasHebrew(word.text) && !isStrayLetter(word, solid))
    ? direction
    : amount || isTurned(solid) || (direction === 'rtl' && turnedResult(solid) !== null)
      ? 'rtl'
      : 'ltr'
  const read = readingOrder(solid.length > 0 ? solid : words, base)
  const ordered = direction === 'rtl' ? withNameFirst(read) : read
  return {
    words: ordered,
    text: ordered.map((word) => word.text).join(' '),
    box: union(words.map((word) => word.box)),
  }
}

/** What is read of a cell "1.0 INR" of a right-to-left row, behind which the scrawl of a unit may stand. */
function withNameFirst(words: readonly Word[]): readonly Word[] {
  const scrawl = words.findIndex(({ text }) => hasHebrew(text) || !/[\p{L}\d]/u.test(text))
  const told = scrawl < 0 ? words : words.slice(0, scrawl)
  return isTurnedName(told) && words.length <= 3 ? [...told.toReversed(), ...words.slice(told.length)] : words
}

/** A lone Hebrew letter behind a Latin unit and a number: what a flag was read as. */
const isStrayLetter = (word: Word, words: readonly Word[]): boolean =>
  word === words.at(-1) &&
  [...word.text].length === 1 &&
  words.some(({ text }) => hasDigit(text)) &&
  words.some(({ text }) => hasLatin(text)) &&
  words.every((other) => other === word || !hasHebrew(other.text))

/** A sign before its number, and no more than a space between the two; a letter by itself is the flag of a result: "L 139". */
const isClose = ([unit, number]: readonly Word[]): boolean =>
  unit!.text.length > 1 ||
  (!hasLetter(unit!.text) && number!.box[0] - right(unit!.box) < 1.15 * number!.box[3])

/** ".WBC 14.6 K/uL ,CRP 118 mg/L": Latin phrases that a right-to-left list has set one left of the other. */
const isTurned = (words: readonly Word[]): boolean => {
  const stops = words.filter((word) => /^[.,;][A-Za-z]/.test(word.text)).length
  return stops >= 2 && !words.some((word) => /[A-Za-z\d)%][,;]$/.test(word.text))
}

/**
 * Which way a row is read on its page. A row without Hebrew on a Hebrew page may be a row of a Latin table:
 * the end that holds the name tells.
 */
export function rowDirection(parts: readonly (readonly Word[])[], page: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  const words = parts.flat()
  const hebrew = words.filter((word) => hasHebrew(word.text)).length
  if (page === 'ltr') {
    const latin = words.filter((word) => hasLatin(word.text)).length
    return hebrew > latin ? 'rtl' : 'ltr'
  }
  if (hebrew > 0) return 'rtl'
  if (parts.length < 2) return 'ltr'
  const letters = (part: readonly Word[] | undefined) =>
    (part ?? [])
      .filter((word) => hasLetter(word.text) && !hasDigit(word.text))
      .reduce((sum, word) => sum + word.text.length, 0)
  return letters(parts[0]) > 2 && letters(parts[0]) > letters(parts[parts.length - 1]) ? 'ltr' : 'rtl'
}
