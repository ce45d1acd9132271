import type { Prepared } from '../image/prepare'
import type { TickBox } from '../image/tick-boxes'
import type { ReadWord } from './words'

/** As a page's text has them: empty, ticked, and one of which that is not known. */
const signOf = ({ ticked }: TickBox): string => (ticked === null ? '[O' : ticked ? '☒' : '☐')

/** How sure a box is of what was seen in it. */
const SEEN = 0.95

/** The words of each row of a page, and the boxes that stand in it; those of no row each in one of its own. */
export function withBoxes(
  rows: readonly (readonly ReadWord[])[],
  page: Pick<Prepared, 'rows' | 'boxes'>,
): readonly (readonly ReadWord[])[] {
  const all = rows.map((words, at) => ({ words, foot: footOf(page.rows[at]) }))
  for (const box of page.boxes) {
    const at = rowOf(box, page.rows)
    const word = wordOf(box)
    if (at === null) all.push({ words: [word], foot: box.frame.bottom })
    else all[at] = { ...all[at]!, words: [...all[at]!.words, word].toSorted((a, b) => a.box[0] - b.box[0]) }
  }
  return all.toSorted((a, b) => a.foot - b.foot).map(({ words }) => words)
}

const footOf = (row: Prepared['rows'][number] | undefined): number => row?.segments[0]?.foot ?? 0

function wordOf(box: TickBox): ReadWord {
  const { left, top, right, bottom } = box.frame
  const place = [left, top, right - left, bottom - top] as const
  const text = signOf(box)
  return { text, box: place, confidence: SEEN, symbols: [{ text, box: place, confidence: SEEN }] }
}

/** The row of the nearest words that are level with the box; null where there are none. */
function rowOf({ frame }: TickBox, rows: Prepared['rows']): number | null {
  const middle = (frame.top + frame.bottom) / 2
  const side = frame.right - frame.left
  let found: number | null = null
  let nearest = Infinity
  rows.forEach(({ segments, letterHeight }, at) => {
    for (const { left, right, foot } of segments) {
      if (Math.abs(foot - letterHeight / 2 - middle) > 0.6 * side) continue
      const away = Math.max(left - frame.right, frame.left - right, 0)
      if (away < nearest) [found, nearest] = [at, away]
    }
  })
  return found
}
