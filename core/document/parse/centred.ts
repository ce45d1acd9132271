import { limitLabels, rangeJoints } from '../../language/limits'
import { resultInWords } from '../../language/result-words'
import { across, bottom, centerY, mean, overlap } from '../geometry'
import type { Word } from '../page'
import type { RowContext } from './row-context'
import { limitsAlone } from './limits-alone'
import { phrasesOf } from './phrases'

/**
 * In heights of a word: how far apart the two lines of one cell are; how much of its height a cell beside them shares with
 * each, or with the first alone, as no line of its own would.
 */
const reach = { lines: 2.4, shared: 0.12, level: 0.3 }

/**
 * Rows (top to bottom, words from left to right) in which a result that is set level with the middle of a cell of two
 * lines, a name over its limits, its method or its other name, stands on the line of the name: what is printed beside
 * both is of their row.
 */
export function withCentred(rows: readonly Word[][], context: RowContext): Word[][] {
  const out = rows.map((row) => [...row])
  for (let at = 1; at + 1 < out.length; at++) {
    const [above, own, below] = [out[at - 1]!, out[at]!, out[at + 1]!]
    if (!isCentred(above, own, below, context)) continue
    const limited = isLimits(below, context)
    const alone = [out[at - 2], out[at + 2]].every((row) => row === undefined || !hasResult(row, context))
    if (!limited && !(alone && goesOn(above, below, context))) continue
    above.push(...own)
    above.sort((a, b) => a.box[0] - b.box[0])
    out.splice(at, 1)
  }
  return out
}

/** Between a line of words and one of limits, level with a part of both and over neither; it alone has a result. */
function isCentred(
  above: readonly Word[],
  own: readonly Word[],
  below: readonly Word[],
  context: RowContext,
): boolean {
  const [first, middle, last] = [above, own, below].map((row) => mean(row.map(({ box }) => centerY(box))))
  if (!(first! < middle! && middle! < last!) || last! - first! > reach.lines * context.height) return false
  if (own.some((word) => [...above, ...below].some(({ box }) => across(word.box, box) > 0))) return false
  if (!own.some((word) => isBetween(word, above, below))) return false
  return !hasResult(above, context) && (hasResult(own, context) || isWorded(own, context))
}

/**
 * Each phrase of the lower line stands under one of the upper, and neither has a number of its own: one name in two lines.
 * Where a number stands right above the first or right below the second, they are names of two rows, set askew.
 */
function goesOn(above: readonly Word[], below: readonly Word[], context: RowContext): boolean {
  const [upper, lower] = [above, below].map((row) => phrasesOf(row, 0.75 * context.gap))
  return (
    !hasResult(below, context) &&
    lower!.every(({ from, to }) => upper!.some((phrase) => overlap(from, to, phrase.from, phrase.to) > 0))
  )
}

function isBetween({ box }: Word, above: readonly Word[], below: readonly Word[]): boolean {
  const shares = (row: readonly Word[], least: number): boolean =>
    row.some(
      (word) =>
        overlap(box[1], bottom(box), word.box[1], bottom(word.box)) > least * Math.min(box[3], word.box[3]),
    )
  return shares(above, reach.level) || (shares(above, reach.shared) && shares(below, reach.shared))
}

const textsOf = (row: readonly Word[], { gap, fields }: RowContext): string[] =>
  phrasesOf(row, 0.75 * gap).map(({ words }) => fields.of(words).text)

const hasResult = (row: readonly Word[], context: RowContext): boolean =>
  textsOf(row, context).some((text) => context.reader.result(text)?.number != null)

/** A result in words, and beside it at most its limits. */
function isWorded(row: readonly Word[], context: RowContext): boolean {
  const others = textsOf(row, context).filter((text) => !limitLabels.test(text))
  return others.length === 1 && resultInWords.test(others[0]!)
}

/** Limits with their label, or a number and another joined by a dash, in most of what the row prints. */
function isLimits(row: readonly Word[], context: RowContext): boolean {
  const texts = textsOf(row, context)
  const told = texts.filter(
    (text) =>
      limitsAlone(text, context.reader) !== null ||
      (context.reader.range(text) !== null && text.split(' ').some((word) => rangeJoints.test(word))),
  )
  return told.length > 0 && 2 * told.length >= texts.length
}
