import { across, centerY } from '../document/geometry'
import type { Cell, Document, Line } from '../document/types'
import { countInColumn, timeColumns } from '../language/time-columns'
import { tokenise } from '../vocabulary/match'
import type { Passage } from './passage'

/** Titles side by side, each of one time of the day. */
interface Columns {
  readonly line: Line
  readonly titles: readonly Cell[]
}

/**
 * "Morning | Noon | Night" over "1 | 0 | 1": a row of a table of drugs that counts what is taken at each time of the day says
 * "1-0-1". Where one of its cells was not read, it is left as it stands.
 */
export function withTimes(passages: readonly Passage[], document: Document): readonly Passage[] {
  const heads = document.lines.flatMap(columnsIn)
  if (heads.length === 0) return passages
  return passages.map((one) => {
    const [line] = one.lines
    const head = heads.findLast((other) => line && centerY(other.line.box) < centerY(line.box))
    if (!line || !head || one.lines.length > 1 || !one.kind.startsWith('medications')) return one
    return asScheme(one, line, head) ?? one
  })
}

function columnsIn(line: Line): Columns[] {
  for (const times of timeColumns) {
    const from = line.cells.findIndex((_, at) =>
      times.every((time, next) => time.test(line.cells[at + next]?.text ?? '')),
    )
    if (from >= 0) return [{ line, titles: line.cells.slice(from, from + times.length) }]
  }
  return []
}

function asScheme(passage: Passage, line: Line, { titles }: Columns): Passage | null {
  const cells = titles.map((title) => line.cells.filter(({ box }) => across(box, title.box) > 0))
  if (cells.some((under) => under.length !== 1 || !countInColumn.test(under[0]!.text))) return null
  const places = cells.map(([cell]) => passage.starts[passage.words.indexOf(cell!.words[0]!)])
  const [first] = places
  if (first === undefined || places.some((place, at) => place !== first + 2 * at)) return null
  const last = first + 2 * places.length - 1
  const scheme = passage.text.slice(first, last).replace(/[Oo]/g, '0').replace(/\s/g, '-')
  const text = passage.text.slice(0, first) + scheme + passage.text.slice(last)
  return { ...passage, text, tokens: tokenise(text) }
}
