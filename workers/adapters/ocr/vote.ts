import type { Prepared } from '../image/prepare'
import type { Row } from '../image/rows'
import type { OcrEngine } from './engine'
import { agreesWithInk, hasDigit, isOddNumber, settleNumber } from './numbers'
import type { Place } from './places'
import { confidenceOf, placesOf, textOf } from './places'
import type { ReadWord } from './words'

/**
 * Several readings of a row by one model as one. Where they agree, confidence grows; where words differ the
 * surer reading stands at less confidence; a number in doubt is read again from its cell. `context` are sure
 * words of the same row.
 */
export async function voteRow(
  engine: OcrEngine,
  page: Prepared,
  row: Row,
  readings: readonly (readonly ReadWord[])[],
  context: readonly ReadWord[],
): Promise<ReadWord[]> {
  const words: ReadWord[] = []
  for (const place of placesOf(readings)) words.push(...(await votePlace(engine, page, row, place, context)))
  return words
}

async function votePlace(
  engine: OcrEngine,
  page: Prepared,
  row: Row,
  place: Place,
  context: readonly ReadWord[],
): Promise<readonly ReadWord[]> {
  const given = place.filter((words) => words.length > 0)
  const [first] = given
  if (!first) return []
  const agreed = given.length === place.length && given.every((words) => textOf(words) === textOf(first))
  const sound =
    agreesWithInk(first, page) && confidenceOf(first) > 0.5 && !first.some((word) => isOddNumber(word.text))
  if (given.some(hasDigit) && !(agreed && sound)) return settleNumber(engine, page, row, given, context)
  const best = given.reduce((a, b) => (confidenceOf(b) > confidenceOf(a) ? b : a))
  if (place.length === 1) return best
  const change = (c: number): number => (agreed ? c + (1 - c) * 0.3 : c * 0.75)
  return best.map((word) => ({ ...word, confidence: change(word.confidence) }))
}
