import type { Grey } from './grey'

/** Paper on an evenly lit page. */
const PAPER = 250
/** The darkest ink of a page that is in focus is darker than this; of scans and photographs that were read well it is 180 and more. */
const PALE = 150
/** How dark it is made, and by how much at most: what is fainter is made of noise as much as of letters. */
const DARK = 220
const MOST = 2.5

/**
 * A page of which the ink is pale, as in a photograph that is out of focus or was taken in poor light, with its ink as dark as that
 * of others; any other page as it is. `ink` is 1 where it stands.
 */
export function withDarkInk(page: Grey, ink: Uint8Array): Grey {
  const darkest = darkestOf(page, ink)
  if (darkest === null || darkest >= PALE) return page
  const times = Math.min(MOST, DARK / darkest)
  return {
    ...page,
    data: page.data.map((value) => Math.max(0, Math.round(PAPER - Math.max(0, PAPER - value) * times))),
  }
}

/** How much darker than paper the darkest ink is, but for a few specks; null where there is none. */
function darkestOf({ data }: Grey, ink: Uint8Array): number | null {
  const counts = new Uint32Array(PAPER + 1)
  let rest = 0
  ink.forEach((on, at) => {
    if (on === 0) return
    rest++
    counts[Math.max(0, PAPER - (data[at] as number))]!++
  })
  if (rest === 0) return null
  rest *= 0.03
  let level = PAPER
  for (; level > 0 && rest > 0; level--) rest -= counts[level] as number
  return level + 1
}
