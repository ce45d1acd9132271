import type { ColumnTitle } from '../column-titles'
import { overlap, right } from '../geometry'
import type { Word } from '../page'

/** The title over each column: the one that stands over the most of it, or nearest to it. `rows` are words by column. */
export function titlesOver(
  printed: readonly ColumnTitle[] | null,
  rows: readonly (readonly (readonly Word[])[])[],
): (ColumnTitle | null)[] {
  const extents = Array.from({ length: rows[0]?.length ?? 0 }, (_, at) => {
    const words = rows.flatMap((row) => row[at] ?? [])
    return [
      Math.min(...words.map(({ box }) => box[0])),
      Math.max(...words.map(({ box }) => right(box))),
    ] as const
  })
  const out: (ColumnTitle | null)[] = extents.map(() => null)
  const closeness = extents.map(() => -Infinity)
  for (const title of printed ?? []) {
    const { box } = title
    const over = extents.map(([from, to]) => overlap(box[0], right(box), from, to))
    const most = Math.max(...over)
    const at = over.indexOf(most)
    if (most < -3 * box[3] || most <= closeness[at]!) continue
    closeness[at] = most
    out[at] = title
  }
  return out
}
