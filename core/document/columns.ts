import { centerX, right } from './geometry'
import type { Box } from '../records/place'
import type { Word } from './page'

export interface Band {
  readonly from: number
  readonly to: number
}

/**
 * Parts the width of a table among its titles: between two of them, where the fewest words are cut and the
 * clearing is widest. Titles may be set left, right or centred over their columns. `name` is the index of the column
 * that most rows fill: Latin names under a Hebrew title begin at the far edge of their column.
 */
export function bandsOf(titles: readonly Box[], rows: readonly (readonly Word[])[], name = -1): Band[] {
  const filled = (count: number) => count >= 0.6 * rows.length
  const edges = titles.slice(1).map((title, index) =>
    edgeBetween(titles[index]!, title, rows.flat(), (middle) => {
      const beside = (is: (x: number) => boolean) => filled(rows.filter((row) => row.some((word) => is(centerX(word.box)))).length) // prettier-ignore
      if (name === titles.length - 1 && index === name - 1) return beside((x) => x > middle)
      return name !== 0 || index > 0 || beside((x) => x < middle)
    }),
  )
  return titles.map((_, index) => ({ from: edges[index - 1] ?? -Infinity, to: edges[index] ?? Infinity }))
}

function edgeBetween(
  before: Box,
  after: Box,
  words: readonly Word[],
  parts: (middle: number) => boolean,
): number {
  const start = centerX(before)
  const end = centerX(after)
  const stops = new Set([start, end, right(before), after[0]])
  for (const word of words) {
    for (const x of [word.box[0], right(word.box)]) if (x > start && x < end) stops.add(x)
  }
  const sorted = [...stops].filter((x) => x >= start && x <= end).sort((a, b) => a - b)
  const all = [...words.map((word) => word.box), before, after]
  let best = (start + end) / 2
  let bestCut = Infinity
  let bestWidth = -1
  for (let index = 1; index < sorted.length; index++) {
    const [a, b] = [sorted[index - 1]!, sorted[index]!]
    const middle = (a + b) / 2
    const cut = all.filter((box) => box[0] < middle && right(box) > middle).length
    if ((cut < bestCut || (cut === bestCut && b - a > bestWidth)) && parts(middle)) {
      best = middle
      bestCut = cut
      bestWidth = b - a
    }
  }
  return best
}

/** The words of a row by the band in which their middle stands. */
export function sortIntoBands(words: readonly Word[], bands: readonly Band[]): Word[][] {
  return bands.map((band) =>
    words.filter((word) => centerX(word.box) >= band.from && centerX(word.box) < band.to),
  )
}

/**
 * The bands of rows without titles: between the clearings that (nearly) no row interrupts.
 * `wide` is the least width of a clearing.
 */
export function riverBands(rows: readonly (readonly Word[])[], wide: number): Band[] {
  const words = rows.flat()
  const stops = [...new Set(words.flatMap((word) => [word.box[0], right(word.box)]))].sort((a, b) => a - b)
  const edges: number[] = []
  let open: [number, number] | null = null
  const allowed = Math.floor(rows.length * 0.1)
  const close = () => {
    if (open && open[1] - open[0] >= wide) edges.push((open[0] + open[1]) / 2)
    open = null
  }
  for (let index = 1; index < stops.length; index++) {
    const [a, b] = [stops[index - 1]!, stops[index]!]
    const middle = (a + b) / 2
    const cut = words.filter((word) => word.box[0] < middle && right(word.box) > middle).length
    if (cut > allowed) close()
    else open = open ? [open[0], b] : [a, b]
  }
  close()
  const starts = [-Infinity, ...edges]
  return starts.map((from, index) => ({ from, to: edges[index] ?? Infinity }))
}
