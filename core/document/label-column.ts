import { across, bottom, right } from './geometry'
import { matchHeading } from './headings'
import type { Line } from './types'

/** A page whose headings stand in a narrow column before their text, as in structured letters. */
export interface LabelColumn {
  /** Whether the first cell of a line stands in the column of labels. */
  readonly holds: (line: Line) => boolean
}

/** Where a cell of a line begins. */
const edge = (line: Line, cell: number): number => {
  const box = line.cells[cell]!.box
  return line.direction === 'rtl' ? -right(box) : box[0]
}

/** Where its first cell ends. */
const labelEnd = (line: Line): number => {
  const box = line.cells[0]!.box
  return line.direction === 'rtl' ? -box[0] : right(box)
}

/**
 * Finds the column of labels: at least three lines begin with a short cell at one margin and go on at another, and
 * two of the labels are headings of sections. The labels begin at one margin, or are set against their text.
 */
export function labelColumn(lines: readonly Line[], height: number): LabelColumn | null {
  const two = lines.filter(
    (line) =>
      line.cells.length >= 2 && line.cells[0]!.words.length <= 4 && !/[\d:]/.test(line.cells[0]!.text),
  )
  let best: Line[] = []
  let margin = (line: Line): number => edge(line, 0)
  for (const of of [margin, labelEnd]) {
    for (const line of two) {
      const like = two.filter(
        (other) =>
          Math.abs(of(other) - of(line)) < 1.5 * height &&
          Math.abs(edge(other, 1) - edge(line, 1)) < 1.5 * height,
      )
      if (like.length > best.length) [best, margin] = [like, of]
    }
  }
  const headings = best.filter((line) => matchHeading(line.cells[0]!.text))
  if (best.length < 3 || headings.length < 2) return null
  const [label, content] = [margin(best[0]!), edge(best[0]!, 1)]
  const holds = (line: Line): boolean => {
    if (Math.abs(margin(line) - label) > 1.5 * height || isMarked(line)) return false
    return labelEnd(line) < content && (line.cells.length === 1 || edge(line, 1) > content - 2 * height)
  }
  // A column of sentences beside another is text, whatever headings it has.
  const held = lines.filter(holds)
  const sentences = held.filter(({ cells }) => cells[0]!.words.length > 5)
  return sentences.length > 0.3 * held.length ? null : { holds }
}

/** A row of a table in which nothing but marks stands behind its name: when a drug is taken. */
const isMarked = ({ cells }: Line): boolean =>
  cells.length > 1 && cells.slice(1).every(({ text }) => /^[^\p{L}\d]*(?:[vx][^\p{L}\d]*)*$/iu.test(text))

/** Whether two lines' first cells are one label that was wrapped: set under one another, and close. */
export function isWrappedLabel(first: Line, second: Line, height: number): boolean {
  const [a, b] = [first.cells[0]!.box, second.cells[0]!.box]
  return b[1] - bottom(a) < 0.9 * height && across(a, b) > 0
}

/** A few words, and below them a line that is longer and has a sentence's end. */
export const isOverText = (line: Line, next: Line | null): boolean =>
  line.words.length <= 4 &&
  next?.cells.length === 1 &&
  next.words.length > line.words.length &&
  /[.;](?:\s|$)/.test(next.text)
