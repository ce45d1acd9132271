import { partRow, spacingOf } from './cells'
import { centerY, median } from './geometry'
import type { Word } from './page'
import { rowsOf } from './rows'

/** A page whose middle is two columns. */
export interface Split {
  readonly above: Word[]
  readonly below: Word[]
  readonly left: Word[]
  readonly right: Word[]
}

const levelOf = (row: readonly Word[]): number => median(row.map(({ box }) => centerY(box)))

/**
 * The last lines of two columns that are one table across both: in several lines one under another the left side stands in
 * cells, and the right side goes on with it. The line alone above them is its title.
 */
export function withTableBelow<S extends Split>(split: S, skew: number, height: number): S {
  const [left, right] = [rowsOf(split.left, skew), rowsOf(split.right, skew)]
  const spacing = spacingOf([...left, ...right])
  const isAcross = (row: readonly Word[]): boolean =>
    partRow(row, spacing).length > 1 &&
    right.some((other) => Math.abs(levelOf(other) - levelOf(row)) < 0.5 * height)
  const first = left.findLastIndex((row) => !isAcross(row)) + 1
  if (left.length - first < 3 || first < 2) return split
  const title = left[first - 1]!
  const alone = right.every((other) => Math.abs(levelOf(other) - levelOf(title)) > height)
  const from = levelOf(left[alone ? first - 1 : first]!) - 0.5 * height
  const isBelow = (word: Word): boolean => centerY(word.box) > from
  // More of the right side than its cells of that table is a column of its own.
  const cells = right.filter((row) => levelOf(row) > from)
  if (cells.length > left.length - first) return split
  return {
    ...split,
    left: split.left.filter((word) => !isBelow(word)),
    right: split.right.filter((word) => !isBelow(word)),
    below: [...split.left.filter(isBelow), ...split.right.filter(isBelow), ...split.below],
  }
}
