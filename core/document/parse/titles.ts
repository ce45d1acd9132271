import type { ColumnTitle } from '../column-titles'
import { median, overlap, right } from '../geometry'
import type { Word } from '../page'
import type { Title } from './roles'

/** The title over each column: the one that stands over the most of it, or nearest to it. `rows` are words by column. */
export function titlesOver(
  printed: readonly ColumnTitle[] | null,
  rows: readonly (readonly (readonly Word[])[])[],
): (ColumnTitle | null)[] {
  const extents = extentsOf(rows)
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

type Extent = readonly [from: number, to: number]

/** From where to where each column stands; what reaches over another column is a remark between rows, and tells nothing of it. */
function extentsOf(rows: readonly (readonly (readonly Word[])[])[]): Extent[] {
  const cells = Array.from({ length: rows[0]?.length ?? 0 }, (_, at) =>
    rows.flatMap((row): Extent[] => {
      const words = row[at] ?? []
      return words.length === 0
        ? []
        : [[Math.min(...words.map(({ box }) => box[0])), Math.max(...words.map(({ box }) => right(box)))]]
    }),
  )
  const usual = cells.map((some) =>
    median(
      some.map(([from, to]) => (from + to) / 2),
      Number.NaN,
    ),
  )
  return cells.map((some, at) => {
    const own = some.filter(([from, to]) => !usual.some((x, other) => other !== at && from < x && x < to))
    const kept = own.length > 0 ? own : some
    return [Math.min(...kept.map(([from]) => from)), Math.max(...kept.map(([, to]) => to))]
  })
}

/**
 * The titles of days, of which those that break the order of the others are not sure: columns follow one another, from
 * the first day or from the last, and a day that does not was misread. Days in no order at all say nothing.
 */
export function inOrder(titles: readonly (Title | null)[]): (Title | null)[] {
  const dated = titles.flatMap((title, at) => (title?.date ? [{ at, date: title.date }] : []))
  const odd = isSorted(dated) ? [] : dated.filter((one) => isSorted(dated.filter((other) => other !== one)))
  return titles.map((title, at) =>
    title && odd.some((one) => one.at === at) ? { ...title, unsureDay: true } : title,
  )
}

function isSorted(days: readonly { readonly date: string }[]): boolean {
  const steps = days.slice(1).map(({ date }, at) => date.localeCompare(days[at]!.date))
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0)
}
