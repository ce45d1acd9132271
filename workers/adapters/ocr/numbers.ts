import { union } from '../../../core/document/page'
import type { Prepared } from '../image/prepare'
import type { Row } from '../image/rows'
import type { OcrEngine } from './engine'
import { confidenceOf, textOf } from './places'
import { pointsInInk } from './points'
import type { Setting } from './row-picture'
import { readRow, rowOfBox } from './rows'
import type { ReadWord } from './words'

/** Characters of a plain number, a range or a date. */
const NUMERIC = /^[\d.,<>=+\-–%()/: ]+$/
const WHITELIST = '0123456789.,<>=+-%()/:'

/** Settings that a doubtful cell is read at: taller, wider, both. */
const CELL_SETTINGS: readonly Setting[] = [
  { letterHeight: 26, stretch: 1.5 },
  { letterHeight: 44, stretch: 1.3 },
  { letterHeight: 34, stretch: 1.5 },
]

export const hasDigit = (words: readonly ReadWord[]): boolean => words.some((word) => /\d/.test(word.text))

/** How many separators stand between digits. */
function separators(text: string): number {
  return text.match(/(?<=\d)[.,](?=\d)/g)?.length ?? 0
}

/** True when the ink shows as many points between digits as the text has. */
export function agreesWithInk(words: readonly ReadWord[], page: Prepared): boolean {
  return words.every(
    (word) => separators(word.text) >= pointsInInk(word, page.blobs, page.letterHeight).length,
  )
}

/**
 * A place with a number that is in doubt, read again from its own enlarged cell. The reading that most agree
 * on wins, one that has the points that the ink shows before one that has not; its confidence is its share.
 */
export async function settleNumber(
  engine: OcrEngine,
  page: Prepared,
  row: Row,
  candidates: readonly (readonly ReadWord[])[],
): Promise<ReadWord[]> {
  const known = candidates.filter((words) => words.length > 0)
  const cell = rowOfBox(union(known.flatMap((words) => words.map((word) => word.box))), row.letterHeight)
  const numeric = known.some((words) => NUMERIC.test(textOf(words)))
  const readings = [...known]
  for (const setting of CELL_SETTINGS) {
    const words = await readRow(engine, 'eng', page, cell, setting, numeric ? WHITELIST : undefined)
    if (words.length > 0) readings.push(words)
  }
  return decide(readings, page)
}

function decide(readings: readonly (readonly ReadWord[])[], page: Prepared): ReadWord[] {
  const votes = new Map<string, { words: readonly ReadWord[]; weight: number; best: number }>()
  let total = 0
  for (const words of readings) {
    const confidence = confidenceOf(words)
    const weight = (0.3 + confidence) * (agreesWithInk(words, page) ? 1 : 0.25)
    total += weight
    const key = textOf(words).replace(/ /g, '')
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
  return first.words.map((word) => ({ ...word, confidence: Math.min(word.confidence, first.best) * share * inked }))
}
