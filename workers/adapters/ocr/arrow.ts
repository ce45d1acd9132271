import type { Component } from '../image/components'
import type { Grey } from '../image/grey'

export type Arrow = '↑' | '↓'

/** What an arrow's outline may be. */
interface Bounds {
  /** From the darkest ink to the paper, as a share: what is darker is of the outline. */
  readonly edge: number
  /** Share of its height at which the head is widest. */
  readonly shoulder: readonly [from: number, to: number]
  /** The tip and the stem against the widest, on their thickest. */
  readonly tip: number
  readonly stem: number
  /** How far tip and stem may stand off the middle, as a share of the width. */
  readonly askew: number
  /** By how much a row of the head is wider than the one before, as a share of the widest. */
  readonly step: number
}

/** Of 120 pages, no letter or digit is within the first; a t or a blurred 4 can be within the second. */
const STRICT: Bounds = { edge: 0.5, shoulder: [0.2, 0.62], tip: 0.5, stem: 0.55, askew: 0.16, step: 0.34 }
const LOOSE: Bounds = { edge: 0.5, shoulder: [0.16, 0.66], tip: 0.58, stem: 0.62, askew: 0.2, step: 0.42 }
/** Of some 190 pages, no 1, I or t is within it, and thin arrows with a short head are; a blurred 4 can be. */
const THIN: Bounds = { edge: 0.6, shoulder: [0.16, 0.62], tip: 0.5, stem: 0.55, askew: 0.16, step: 0.34 }
/** Of a solid triangle, the widths against what even sides would give, on average. */
const STRAIGHT = 0.13

/**
 * The arrow that a blob of ink is, by its outline: a head that widens evenly from its tip to its shoulders, and
 * a stem or nothing behind it, all about one upright line. A 1 has its flag on one side, a t is as thick above
 * its bar as below, a 4 and an A stand on feet. Null for what is none. `certain`
 * leaves out what blur could have made of a letter.
 * @param upright it was read as a stroke by itself, as 1 or t: a thin arrow may be told by less
 */
export function arrowOf(page: Grey, blob: Component, certain: boolean, upright = false): Arrow | null {
  const [width, height] = [blob.right - blob.left, blob.bottom - blob.top]
  if (height < 10 || width < height * 0.28 || width > height * 1.3) return null
  const found = within(page, blob, certain ? STRICT : LOOSE)
  return found ?? (upright ? within(page, blob, THIN) : null)
}

function within(page: Grey, blob: Component, bounds: Bounds): Arrow | null {
  const rows = outline(page, blob, bounds.edge)
  if (isArrow(rows, bounds)) return '↑'
  return isArrow([...rows].reverse(), bounds) ? '↓' : null
}

interface Extent {
  readonly left: number
  readonly right: number
  /** Share of its width that is ink. */
  readonly filled: number
  /** Ink on the blob's upright line: a 4 and a 9 are hollow there. */
  readonly middle: boolean
}

/** From where to where each row of a blob has ink that is dark enough. */
function outline(page: Grey, { left, right, top, bottom }: Component, dark: number): Extent[] {
  const at = (x: number, y: number): number => page.data[y * page.width + x] ?? 255
  let darkest = 255
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) darkest = Math.min(darkest, at(x, y))
  const edge = darkest + (250 - darkest) * dark
  const rows: Extent[] = []
  for (let y = top; y < bottom; y++) {
    const inked: number[] = []
    for (let x = left; x < right; x++) if (at(x, y) < edge) inked.push(x)
    const [first, last] = [inked[0], inked[inked.length - 1]]
    if (first === undefined || last === undefined) continue
    const middle = inked.some((x) => Math.abs(x + 0.5 - (left + right) / 2) <= 1 + (right - left) * 0.08)
    rows.push({ left: first, right: last + 1, filled: inked.length / (last + 1 - first), middle })
  }
  return rows
}

/** `rows` from the tip on. */
function isArrow(rows: readonly Extent[], { shoulder: [from, to], ...bounds }: Bounds): boolean {
  if (rows.length < 8) return false
  const widths = rows.map(({ left, right }) => right - left)
  const widest = Math.max(...widths)
  const middle = (Math.min(...rows.map((r) => r.left)) + Math.max(...rows.map((r) => r.right))) / 2
  const off = (row: Extent): number => Math.abs((row.left + row.right) / 2 - middle) / widest
  const tip = rows.slice(0, Math.max(1, Math.round(rows.length * 0.06)))
  if (
    tip.some((row) => row.right - row.left > widest * bounds.tip) ||
    tip.some((row) => off(row) > bounds.askew)
  )
    return false
  const shoulder = widths.lastIndexOf(widest) / (rows.length - 1)
  const head = rows.slice(0, widths.indexOf(widest) + 1)
  if (!widensEvenly(head, widest, bounds.step) || rows.some((row) => !row.middle)) return false
  if (shoulder > 0.85) return isTriangle(rows, widest)
  if (shoulder < from || shoulder > to) return false
  const stem = rows.slice(Math.ceil((shoulder + 0.16) * (rows.length - 1)))
  return (
    stem.length >= 2 &&
    stem.every(
      (row) => row.right - row.left <= widest * bounds.stem && off(row) <= bounds.askew && row.filled > 0.75,
    )
  )
}

/** No sudden step, and never much narrower than before. */
function widensEvenly(head: readonly Extent[], widest: number, most: number): boolean {
  return head.slice(1).every((row, i) => {
    const before = head[i] as Extent
    const step = row.right - row.left - (before.right - before.left)
    return step <= widest * most && step >= -widest * 0.12
  })
}

function isTriangle(rows: readonly Extent[], widest: number): boolean {
  const off = rows.map(({ left, right, filled }, i) => {
    const even = (widest * (i + 1)) / rows.length
    return Math.abs(right - left - even) / widest + (1 - filled)
  })
  return off.reduce((sum, v) => sum + v, 0) / rows.length < STRAIGHT
}
