import type { Prepared } from '../image/prepare'
import type { Row } from '../image/rows'
import { readAgain } from './again'
import type { OcrEngine } from './engine'
import { isKnownLatin } from './lexicon'
import { hasDigit } from './numbers'
import { confidenceOf, placesOf, textOf } from './places'
import { readRow } from './rows'
import { LATIN_SETTING, WIDE_SETTING } from './settings'
import { latinShape } from './shape'
import { voteRow } from './vote'
import type { ReadWord } from './words'

/** Below this a word is read a second time. */
const SURE = 0.85

/** A row, or some words of one, by the Latin model: numbers and doubtful words are read twice and settled. */
export async function readLatin(engine: OcrEngine, page: Prepared, row: Row): Promise<ReadWord[]> {
  const first = await readRow(engine, 'eng', page, row, LATIN_SETTING)
  const open = first.filter(
    (word) => word.confidence < SURE || /\d/.test(word.text) || latinShape(word.text) < 0.8,
  )
  if (open.length === 0) return first
  const sure = first.filter((word) => !open.includes(word))
  const second = await readAgain(engine, 'eng', page, row, open, sure, WIDE_SETTING)
  const settled = await voteRow(engine, page, row, preferKnown(open, second), sure)
  return [...sure, ...settled].sort((a, b) => a.box[0] - b.box[0])
}

/** How much surer a word that nobody knows has to be than one that medical paper uses. */
const KNOWN = 0.3

/**
 * Two readings of doubtful words, where they differ and only one is a known word: that one in both. Numbers are
 * not touched.
 */
function preferKnown(
  first: readonly ReadWord[],
  second: readonly ReadWord[],
): readonly (readonly ReadWord[])[] {
  const readings: [ReadWord[], ReadWord[]] = [[], []]
  for (const [one = [], other = []] of placesOf([first, second])) {
    const known = knownOf(one, other)
    readings[0].push(...(known ?? one))
    readings[1].push(...(known ?? other))
  }
  return readings
}

function knownOf(one: readonly ReadWord[], other: readonly ReadWord[]): readonly ReadWord[] | null {
  if (hasDigit(one) || hasDigit(other) || textOf(one) === textOf(other)) return null
  const [a, b] = [isKnownLatin(textOf(one)), isKnownLatin(textOf(other))]
  if (a === b || one.length === 0 || other.length === 0) return null
  const [known, unknown] = a ? [one, other] : [other, one]
  return confidenceOf(known) > confidenceOf(unknown) - KNOWN ? known : null
}
