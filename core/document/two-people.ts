import { ownTitle, partnerTitle } from '../language/partners'
import { centerY, median } from './geometry'
import type { Word } from './page'

type Rows = readonly (readonly Word[])[]

/** How many lines at the top of a column its title may stand in. */
const top = 2

/** "The woman" level with "Partner", each over lines of its own: what is told of two people, side by side. */
export function areOfTwoPeople(sides: readonly Rows[], direction: 'ltr' | 'rtl', height: number): boolean {
  const [left = [], right = []] = sides.map((rows) =>
    rows.slice(0, top).map((row) => ({
      text: (direction === 'rtl' ? [...row].reverse() : row).map(({ text }) => text).join(' '),
      y: median(row.map(({ box }) => centerY(box))),
    })),
  )
  return left.some((a) => right.some((b) => Math.abs(a.y - b.y) < 0.8 * height && areTitles(a.text, b.text)))
}

/** One of the two titles is of a partner, the other of the patient. */
const areTitles = (a: string, b: string): boolean =>
  (partnerTitle.test(a) && ownTitle.test(b)) || (partnerTitle.test(b) && ownTitle.test(a))
