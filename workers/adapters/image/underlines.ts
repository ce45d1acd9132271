import type { Grey } from './grey'

/** How long a stroke must be, in letter heights: no letter's own foot is as long, nor a dash. */
const LONG = 1.6
/** How thick it may be, in letter heights: thinner than the strokes of letters whose feet run together. */
const THIN = 0.17
/** How high letters stand above it, and how far below it stands nothing, in letter heights. */
const LETTERS = 1.1
const CLEAR = 0.3
/** Of its length: what must have writing above it, and what may have any below. */
const WRITTEN = 0.4
const CROSSED = 0.15
/** Letters leave gaps above an underline; feet that touch leave none. In letter heights, of all its length. */
const GAPS = 0.15

interface Stroke {
  left: number
  right: number
  readonly top: number
  /** The row below its last. */
  bottom: number
  area: number
}

/**
 * Wipes what words are underlined with from a page and its ink, in place. A line below a number joins it to the arrow or
 * star beside it, and is then read as one number: laboratories underline what is out of range.
 */
export function removeUnderlines(page: Grey, ink: Uint8Array, letterHeight: number): void {
  for (const stroke of strokesOf(ink, page, letterHeight))
    if (isUnderline(stroke, ink, page, letterHeight)) wipe(stroke, page, ink)
}

/** Level runs of ink that are long enough, one row's joined to the next one's. */
function strokesOf(ink: Uint8Array, { width, height }: Grey, letterHeight: number): Stroke[] {
  const least = Math.round(LONG * letterHeight)
  const found: Stroke[] = []
  let open: Stroke[] = []
  for (let y = 0; y < height; y++) {
    const going: Stroke[] = []
    for (const [left, right] of runs(ink, y * width, width, least)) {
      const before = open.find((one) => one.left < right && left < one.right)
      if (before) {
        before.left = Math.min(before.left, left)
        before.right = Math.max(before.right, right)
        before.bottom = y + 1
        before.area += right - left
        going.push(before)
      } else {
        const stroke = { left, right, top: y, bottom: y + 1, area: right - left }
        found.push(stroke)
        going.push(stroke)
      }
    }
    open = going
  }
  return found
}

function* runs(ink: Uint8Array, from: number, width: number, least: number): Generator<[number, number]> {
  for (let x = 0; x < width; x++) {
    if (ink[from + x] !== 1) continue
    let right = x + 1
    while (right < width && ink[from + right] === 1) right++
    if (right - x >= least) yield [x, right]
    x = right
  }
}

function isUnderline(stroke: Stroke, ink: Uint8Array, page: Grey, letterHeight: number): boolean {
  const { left, right, top, bottom, area } = stroke
  const { width, height } = page
  const length = right - left
  // The foot of a large L is as long as an underline of the small print.
  if (length < LONG * tallest(stroke, ink, width, letterHeight)) return false
  if (area > length * Math.max(2, THIN * letterHeight)) return false
  const high = Math.max(0, Math.round(top - LETTERS * letterHeight))
  const low = Math.min(height, Math.round(bottom + 2 + CLEAR * letterHeight))
  let [written, crossed] = [0, 0]
  for (let x = left; x < right; x++) {
    if (inked(ink, width, x, high, top - 2)) written++
    if (inked(ink, width, x, bottom + 2, low)) crossed++
  }
  return written >= WRITTEN * length && length - written >= GAPS * letterHeight && crossed <= CROSSED * length
}

/** The longest stroke that stands upright on the line or right above it: how tall its letters are. */
function tallest({ left, right, top }: Stroke, ink: Uint8Array, width: number, letterHeight: number): number {
  let most = 0
  for (let x = left; x < right; x++) {
    let y = top - 2
    while (y > top - LETTERS * letterHeight && ink[y * width + x] !== 1) y--
    const foot = y
    while (y >= 0 && ink[y * width + x] === 1) y--
    most = Math.max(most, foot - y)
  }
  return most
}

function inked(ink: Uint8Array, width: number, x: number, from: number, to: number): boolean {
  for (let y = from; y < to; y++) if (ink[y * width + x] === 1) return true
  return false
}

/** Column by column; where a letter stands on the line its foot stays. */
function wipe({ left, right, top, bottom }: Stroke, { width, height, data }: Grey, ink: Uint8Array): void {
  const [above, below] = [Math.max(0, top - 2), Math.min(height - 1, bottom + 2)]
  for (let x = left; x < right; x++) {
    if (ink[above * width + x] === 1 || ink[below * width + x] === 1) continue
    const paper = ((data[above * width + x] as number) + (data[below * width + x] as number)) >> 1
    for (let y = above; y <= below; y++) {
      ink[y * width + x] = 0
      if ((data[y * width + x] as number) < paper) data[y * width + x] = paper
    }
  }
}
