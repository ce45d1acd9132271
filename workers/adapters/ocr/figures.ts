import type { Box } from '../../../core/records/place'
import type { Component } from '../image/components'
import type { Grey } from '../image/grey'

/** A stretch across the page, right exclusive. */
export interface Stretch {
  readonly left: number
  readonly right: number
}

/** What the ink of one number shows, in pixels of the page. */
export interface Figures {
  /** Of the band that the digits fill; `foot` exclusive. */
  readonly top: number
  readonly foot: number
  /** Digits (or what stands as tall and reaches from top to foot), from the left; touching ones are one. */
  readonly bodies: readonly Stretch[]
  /** Where a point or a comma stands between two bodies. */
  readonly points: readonly Stretch[]
}

/** How many bodies stand before each point. */
export const bodiesBefore = ({ bodies, points }: Figures): number[] =>
  points.map((point) => bodies.filter((body) => body.left < point.left).length)

/** Above this share of a digit's height no point or comma reaches: there only digits have ink. */
const POINT_ZONE = 0.34
/** Ink of a column, in digit heights, from which on it belongs to a body. */
const BODY = 0.035
const NARROWEST_BODY = 0.1
/** A digit reaches this far, in digit heights, into the top of the band; a dash, a star or a < does not. */
const REACH = 0.28
/** And this far down, above the foot; a star set high does not. */
const WAIST = 0.42
/** Wider than this a body is more than one digit. */
export const WIDEST_DIGIT = 0.86
/**
 * How far a point's column stands out from the columns on either side, as a share of the zone. On printed
 * numbers 98 % of points reach 0.2 and no pair of digits without one passes 0.05.
 */
const POINT = 0.1
/** In digit heights: what is wider is a dash. */
const WIDEST_POINT = 0.42
/** A fleck above the foot is smaller than this either way, in digit heights. */
const FLECK = 0.28
/** Darkness between ink and paper, of 255, under which nothing can be told. */
const CONTRAST = 30

/**
 * The digits of a number and the points between them, told from the grey itself: where blur has joined a
 * point to a digit's foot there is no blob of its own, but above the foot the gap is still there, and below
 * the ink still rises and falls. `foot` and `size` are the line's baseline and letter height, `blobs` the
 * page's, of which flecks about the digits are left out. Null where the box holds no band of digits.
 */
export function figuresOf(
  page: Grey,
  blobs: readonly Component[],
  box: Box,
  foot: number,
  size: number,
  bracketed = false,
): Figures | null {
  const strip = inkOf(page, box, foot, size)
  if (strip && bracketed) withoutBrackets(strip, foot, size)
  if (strip) withoutFlecks(strip, blobs, foot, size)
  const band = strip && bandOf(strip, foot - strip.y, size)
  if (!strip || !band) return null
  const height = band.foot - band.top
  const low = Math.round(band.foot - POINT_ZONE * height)
  const upper = columns(strip, band.top, low)
  const lower = columns(strip, Math.round(band.foot - 0.26 * height), Math.round(band.foot + 0.1 * height))
  const head = columns(strip, band.top, Math.round(band.top + REACH * height))
  const waist = columns(strip, Math.round(band.foot - WAIST * height), low)
  const bodies = bodiesOf(upper, height).filter((body) => inked(head, body) && inked(waist, body))
  const points: Stretch[] = []
  bodies.slice(1).forEach((after, i) => {
    const point = pointBetween(lower, bodies[i] as Stretch, after, height)
    if (point) points.push(point)
  })
  const onPage = ({ left, right }: Stretch): Stretch => ({ left: left + strip.x, right: right + strip.x })
  return {
    top: band.top + strip.y,
    foot: band.foot + strip.y,
    bodies: bodies.map(onPage),
    points: points.map(onPage),
  }
}

/** A piece of the page as ink, 0..1, its paper and its blackest taken from itself. */
interface Strip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly ink: Float32Array
}

function inkOf(page: Grey, box: Box, foot: number, size: number): Strip | null {
  const x = Math.max(0, Math.floor(box[0] - size * 0.1))
  const y = Math.max(0, Math.round(foot - size * 1.8))
  const width = Math.min(page.width, Math.ceil(box[0] + box[2] + size * 0.1)) - x
  const height = Math.min(page.height, Math.round(foot + size * 0.5)) - y
  if (width < 4 || height < 4) return null
  const counts = new Uint32Array(256)
  for (let j = 0; j < height; j++) {
    const from = (y + j) * page.width + x
    for (let i = from; i < from + width; i++) counts[page.data[i] as number]!++
  }
  const paper = valueAt(counts, width * height * 0.75)
  const black = valueAt(counts, width * height * 0.04)
  if (paper - black < CONTRAST) return null
  const ink = new Float32Array(width * height)
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const grey = page.data[(y + j) * page.width + x + i] as number
      ink[j * width + i] = Math.min(1, Math.max(0, (paper - grey) / (paper - black)))
    }
  }
  return { x, y, width, height, ink }
}

/** A bracket reaches below the foot, and would pass for a digit. In a row of Hebrew either end may have it. */
function withoutBrackets(strip: Strip, foot: number, size: number): void {
  const at = foot - strip.y
  const below = columns(strip, Math.round(at + size * 0.08), Math.round(at + size * 0.3))
  const reach = Math.round(size * 0.5)
  const clear = (from: number, to: number): void => {
    for (let y = 0; y < strip.height; y++) strip.ink.fill(0, y * strip.width + from, y * strip.width + to)
  }
  const dark = (from: number, to: number): number[] =>
    below.flatMap((ink, x) => (x >= from && x < to && ink > 0.6 ? [x] : []))
  const [first, last] = [dark(0, reach), dark(strip.width - reach, strip.width)]
  if (first.length > 0) clear(0, Math.max(...first) + 1)
  if (last.length > 0) clear(Math.min(...last), strip.width)
}

/** Specks of a fax or a dirty glass join digits; what is as small and above the foot is no part of a number. */
function withoutFlecks(strip: Strip, blobs: readonly Component[], foot: number, size: number): void {
  for (const { left, right, top, bottom } of blobs) {
    if (right <= strip.x || left >= strip.x + strip.width) continue
    if (bottom <= strip.y || bottom > foot - size * 0.4) continue
    if (right - left > size * FLECK || bottom - top > size * FLECK) continue
    for (let y = Math.max(0, top - 1 - strip.y); y < Math.min(strip.height, bottom + 1 - strip.y); y++) {
      const row = y * strip.width
      strip.ink.fill(
        0,
        row + Math.max(0, left - 1 - strip.x),
        row + Math.min(strip.width, right + 1 - strip.x),
      )
    }
  }
}

/** The grey below which `rank` pixels lie. */
function valueAt(counts: Uint32Array, rank: number): number {
  let [sum, value] = [0, 0]
  while (value < 255 && sum + (counts[value] as number) <= rank) sum += counts[value++] as number
  return value
}

/** The rows that the digits fill: those with ink about the middle of the line, as far as they reach. */
function bandOf(strip: Strip, foot: number, size: number): { top: number; foot: number } | null {
  const rows = Array.from({ length: strip.height }, (_, j) =>
    strip.ink.subarray(j * strip.width, (j + 1) * strip.width).reduce((sum, ink) => sum + ink, 0),
  )
  const middle = rows
    .slice(Math.max(0, Math.round(foot - size * 0.65)), Math.max(0, Math.round(foot - size * 0.15)))
    .sort((a, b) => a - b)
  const least = (middle[middle.length >> 1] ?? 0) * 0.3
  if (least <= 0) return null
  let top = Math.max(0, Math.round(foot - size * 0.4))
  let end = top
  while (top > 0 && (rows[top - 1] as number) > least) top--
  while (end < strip.height && (rows[end] as number) > least) end++
  return end - top < Math.max(6, size * 0.5) ? null : { top, foot: end }
}

/** The ink of each column between two rows. */
function columns(strip: Strip, from: number, to: number): number[] {
  return Array.from({ length: strip.width }, (_, x) => {
    let sum = 0
    for (let y = Math.max(0, from); y < Math.min(strip.height, to); y++) {
      sum += strip.ink[y * strip.width + x] as number
    }
    return sum
  })
}

function bodiesOf(upper: readonly number[], height: number): Stretch[] {
  const least = Math.max(0.9, BODY * height)
  const found: Stretch[] = []
  let left = -1
  for (let x = 0; x <= upper.length; x++) {
    const dark = x < upper.length && (upper[x] as number) > least
    if (dark && left < 0) left = x
    if (dark || left < 0) continue
    if (x - left >= NARROWEST_BODY * height) found.push({ left, right: x })
    left = -1
  }
  return found
}

const inked = (zone: readonly number[], { left, right }: Stretch): boolean =>
  Math.max(...zone.slice(left, right)) > 0.6

/** The highest rise of the lower ink in the gap of two bodies that falls again on both of its sides. */
function pointBetween(
  lower: readonly number[],
  before: Stretch,
  after: Stretch,
  height: number,
): Stretch | null {
  const from = Math.max(0, before.right - 1)
  const gap = lower.slice(from, after.left + 1)
  let [best, rise] = [-1, 0]
  for (let x = 1; x < gap.length - 1; x++) {
    const ink = gap[x] as number
    const own = Math.min(ink - Math.min(...gap.slice(0, x)), ink - Math.min(...gap.slice(x + 1)))
    if (own > rise) [best, rise] = [x, own]
  }
  if (rise < POINT * 0.36 * height) return null
  const edge = (gap[best] as number) - rise / 2
  let [left, right] = [best, best + 1]
  while (left > 0 && (gap[left - 1] as number) > edge) left--
  while (right < gap.length && (gap[right] as number) > edge) right++
  const width = (right - left) / height
  return width > WIDEST_POINT ? null : { left: from + left, right: from + right }
}
