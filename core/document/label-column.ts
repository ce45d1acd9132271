import { across, bottom, right } from './geometry'
import { matchHeading } from './headings'
import type { Line } from './types'

/** A page whose headings stand in a narrow column before their text, as in structured letters. */
export interface LabelColumn {
  /** Whether the first cell of a line stands in the column of labels. */
  readonly holds: (line: Line) => boolean
}

const edge = (line: Line, cell: number): number => {
  const box = line.cells[cell]!.box
  return line.direction === 'rtl' ? -right(box) : box[0]
}

/**
 * Finds the column of labels: at least three lines begin with a short cell at one margin and go on at another, and
 * two of the labels are headings of sections.
 */
export function labelColumn(lines: readonly Line[], height: number): LabelColumn | null {
  const two = lines.filter(
    (line) =>
      line.cells.length >= 2 && line.cells[0]!.words.length <= 4 && !/[\d:]/.test(line.cells[0]!.text),
  )
  let best: Line[] = []
  for (const line of two) {
    const like = two.filter(
      (other) =>
        Math.abs(edge(other, 0) - edge(line, 0)) < 1.5 * height &&
        Math.abs(edge(other, 1) - edge(line, 1)) < 1.5 * height,
    )
    if (like.length > best.length) best = like
  }
  const headings = best.filter((line) => matchHeading(line.cells[0]!.text))
  if (best.length < 3 || headings.length < 2) return null
  const [label, content] = [edge(best[0]!, 0), edge(best[0]!, 1)]
  const holds = (line: Line): boolean => {
    if (Math.abs(edge(line, 0) - label) > 1.5 * height) return false
    const box = line.cells[0]!.box
    const end = line.direction === 'rtl' ? -box[0] : right(box)
    return end < content && (line.cells.length === 1 || edge(line, 1) > content - 2 * height)
  }
  // A column of sentences beside another is text, whatever headings it has.
  const held = lines.filter(holds)
  const sentences = held.filter(({ cells }) => cells[0]!.words.length > 5)
  return sentences.length > 0.3 * held.length ? null : { holds }
}

/** Whether two lines' first cells are one label that was wrapped: set under one another, and close. */
export function isWrappedLabel(first: Line, second: Line, height: number): boolean {
  const [a, b] = [first.cells[0]!.box, second.cells[0]!.box]
  return b[1] - bottom(a) < 0.9 * height && across(a, b) > 0
}
