import type { Prepared } from '../image/prepare'
import type { Row } from '../image/rows'
import { readAgain } from './again'
import type { OcrEngine } from './engine'
import { confidenceOf, textOf } from './places'
import { signsInInk } from './points'
import type { Setting } from './row-picture'
import type { ReadWord } from './words'

/** Characters of a plain number, a range or a date. */
const NUMERIC = /^[\d.,<>=+\-–%()/: ]+$/
const WHITELIST = '0123456789.,<>=+-%()/:'
/** Letters that stand for digits in a misread number. */
const LOOKALIKES = /[OoIlSsB]/g

/** Settings that a doubtful cell is read at: wider, taller, both. */
const CELL_SETTINGS: readonly Setting[] = [
  { letterHeight: 26, stretch: 1.5 },
  { letterHeight: 44, stretch: 1.3 },
  { letterHeight: 34, stretch: 1.5 },
]

export const hasDigit = (words: readonly ReadWord[]): boolean => words.some((word) => /\d/.test(word.text))

/** True when the text has at least the points and dashes between digits that the ink shows. */
export function agreesWithInk(words: readonly ReadWord[], page: Prepared): boolean {
  return words.every((word) => {
    const inked = signsInInk(word, page.blobs)
    const dashes = inked.filter(({ sign }) => sign === '-').length
    return (
      count(word.text, /(?<=\d)[.,](?=\d)/g) >= inked.length - dashes &&
      count(word.text, /(?<=\d)[-–](?=\d)/g) >= dashes
    )
  })
}

/** A number that no document prints: two points and no date, a point at an end. */
export function isOddNumber(text: string): boolean {
  if (/^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/.test(text)) return false
  return /\d\.\d+\.\d/.test(text) || /^\.\d|\d\.\.+\d/.test(text)
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/**
 * A place with a number that is in doubt, read again from its own enlarged cell. The reading that most agree
 * on wins, one that has the signs that the ink shows before one that has not; its confidence is its share.
 */
export async function settleNumber(
  engine: OcrEngine,
  page: Prepared,
  row: Row,
  candidates: readonly (readonly ReadWord[])[],
  context: readonly ReadWord[],
): Promise<ReadWord[]> {
  const known = candidates.filter((words) => words.length > 0)
  const numeric = known.every(
    (words) => NUMERIC.test(textOf(words).replace(LOOKALIKES, '0')) && hasDigit(words),
  )
  const readings = known.map((words, i) => ({ words, trust: i === 0 ? 1.4 : 1 }))
  for (const setting of CELL_SETTINGS) {
    const words = await readAgain(
      engine,
      'eng',
      page,
      row,
      known.flat(),
      context,
      setting,
      numeric ? WHITELIST : undefined,
    )
    if (words.length > 0) readings.push({ words, trust: 1 })
  }
  return decide(readings, page)
}

function decide(
  readings: readonly { words: readonly ReadWord[]; trust: number }[],
  page: Prepared,
): ReadWord[] {
  const votes = new Map<string, { words: readonly ReadWord[]; weight: number; best: number }>()
  let total = 0
  for (const { words, trust } of readings) {
    const confidence = confidenceOf(words)
    const text = textOf(words)
    const fits = agreesWithInk(words, page) && !words.some((word) => isOddNumber(word.text))
    const weight = (0.3 + confidence) * trust * (fits ? 1 : 0.25)
    total += weight
    const key = text.replace(/ /g, '')
    const vote = votes.get(key)
    if (vote) {
      vote.weight += weight
      vote.best = Math.max(vote.best, confidence)
    } else votes.set(key, { words, weight, best: confidence })
  }
  const [first] = [...votes.values()].sort((a, b) => b.weight - a.weight)
  if (!first) return []
  const share = total > 0 ? first.weight / total : 0
  const inked = agreesWithInk(first.words, page) ? 1 : 0.4
  return first.words.map((word) => ({ ...word, confidence: first.best * share * inked }))
}
