import { titleRole } from './column-titles'
import { centerY, median } from './geometry'
import { matchHeading } from './headings'
import type { Word } from './page'

type Rows = readonly (readonly Word[])[]

/** A heading or a line that may be one, with what it stands level with. */
interface Pair {
  readonly left: number
  readonly right: number
}

/** A few words under no sentence: "Measured today", "Results discussed (drawn 04/07/2026)". */
const isTitleLike = (text: string): boolean => {
  const bare = text.replace(/\([^)]*\)\s*$/, '').trim()
  return (
    /^\p{Lu}[\p{L}\s,'’&/-]*\p{L}$/u.test(bare) && bare.split(' ').length <= 6 && titleRole(bare) === null
  )
}

const isKnown = (text: string): boolean => {
  const kind = matchHeading(text)?.kind
  return kind !== undefined && !/labs|furniture/.test(kind)
}

/**
 * Two columns of parts: at least twice a heading stands level with a title of the other side, each over lines of its own. A
 * form whose labels are headings has no lines between them, nor has a table any in which one side alone is titled.
 */
export function areHeadedTwice(sides: readonly Rows[], direction: 'ltr' | 'rtl', height: number): boolean {
  const told = sides.map((rows) =>
    rows.map((row) => ({
      text: (direction === 'rtl' ? [...row].reverse() : row).map((word) => word.text).join(' '),
      y: median(row.map((word) => centerY(word.box))),
    })),
  )
  const [left = [], right = []] = told
  const pairs = left.flatMap((a, at): Pair[] => {
    const beside = right.findIndex((b) => Math.abs(a.y - b.y) < 0.8 * height)
    const text = right[beside]?.text
    if (text === undefined || text === a.text) return []
    const headed = (isKnown(a.text) && isTitleLike(text)) || (isKnown(text) && isTitleLike(a.text))
    return headed ? [{ left: at, right: beside }] : []
  })
  // Under each stand two lines at least before the next, of either side.
  const parted = pairs.every((pair, at) => {
    const next = pairs[at + 1] ?? { left: left.length, right: right.length }
    return next.left - pair.left > 2 && next.right - pair.right > 2
  })
  return pairs.length > 1 && parted
}
