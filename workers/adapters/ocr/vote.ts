import type { Prepared } from '../image/prepare'
import type { Row } from '../image/rows'
import type { OcrEngine } from './engine'
import { agreesWithInk, hasDigit, settleNumber } from './numbers'
import type { Place } from './places'
import { confidenceOf, placesOf, textOf } from './places'
import type { ReadWord } from './words'

/**
 * Several readings of a row by one model as one. Where they agree, confidence grows; where words differ the
 * surer reading stands at less confidence; a number in doubt is read again from its cell.
 */
export async function voteRow(
  engine: OcrEngine,
  page: Prepared,
  row: Row,
  readings: readonly (readonly ReadWord[])[],
): Promise<ReadWord[]> {
  const words: ReadWord[] = []
  for (const place of placesOf(readings)) words.push(...(await votePlace(engine, page, row, place)))
  return words
}

async function votePlace(engine: OcrEngine, page: Prepared, row: Row, place: Place): Promise<readonly ReadWord[]> {
  const given = place.filter((words) => words.length > 0)
  const [first] = given
  if (!first) return []
  const agreed = given.length === place.length && given.every((words) => textOf(words) === textOf(first))
  if (given.some(hasDigit) && !(agreed && agreesWithInk(first, page) && confidenceOf(first) > 0.5)) {
    return settleNumber(engine, page, row, given)
  }
  const best = given.reduce((a, b) => (confidenceOf(b) > confidenceOf(a) ? b : a))
  if (place.length === 1) return best
  const change = (c: number): number => (agreed ? c + (1 - c) * 0.3 : c * 0.75)
  return best.map((word) => ({ ...word, confidence: change(word.confidence) }))
}
