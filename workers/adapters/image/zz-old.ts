import type { EdgeSearch, Side, SideLine } from './edges'
import { stepsDown, strongestEdges, support, transpose } from './edges'
import type { Grey } from './grey'
import type { Point, Quad } from './homography'
import { shrink } from './shrink'

/** Long edge at which the sheet is looked for: text has blurred away, the sheet's edge has not. */
const LOOK = 400
const CANDIDATES = 4
/** Of a side of the sheet, this much must be seen. */
const SEEN = 0.7
/** Worth of a side that is the picture's own border, in shares of a side seen whole. */
const BORDER = 0.55
/** A sheet smaller than this share of the picture is something else. */
const MIN_AREA = 0.2
/** More light than this outside a side, and what lies there is still the sheet. */
const MAX_LIGHT_OUTSIDE = 0.35
/** The same at the picture's own border, beyond a dark band that crosses a scan: its margin. */
const MAX_LIGHT_AT_RIM = 0.6
/** A band of the page's own: of its pixels, this share is of one tone, and between these shares light writing. */
const [BAND_TONE, BAND_WRITING] = [0.55, [0.006, 0.4]] as const

export interface Sheet {
  readonly corners: Quad
  /** Sides where the sheet's edge was seen; the others are the picture's border. */
  readonly seen: ReadonlySet<Side>
}

interface Candidate {
  readonly line: SideLine
  readonly border: boolean
  /** Beyond it lies a heading's band, if the sheet is as wide as the picture. */
  readonly band: boolean
}

/**
 * The sheet of paper on its background, in the picture's pixels; null when no side of one is seen, as on
 * a scan. A side is a straight step from dark (outside) to bright (inside) along its whole length.
 */
export function findSheet(picture: Grey): Sheet | null {
  const small = shrink(picture, LOOK)
  const scale = picture.width / small.width
  const finder = new SheetFinder(small)
  const best = finder.best()
  if (!best) return null
  const corners = best.corners.map(([x, y]) => [x * scale, y * scale] as Point) as unknown as Quad
  return { corners, seen: best.seen }
}

class SheetFinder {
  private readonly searches: Record<Side, EdgeSearch>
  private readonly candidates: Record<Side, readonly Candidate[]>

  constructor(private readonly picture: Grey) {
    const { width, height } = picture
    const down = stepsDown(picture)
    const across = stepsDown(transpose(picture))
    const upright = { map: down, width, height }
    const turned = { map: across, width: height, height: width }
    this.searches = {
      top: { ...upright, sign: 1, from: 0, to: height * 0.6 },
      bottom: { ...upright, sign: -1, from: height * 0.4, to: height },
      left: { ...turned, sign: 1, from: 0, to: width * 0.6 },
      right: { ...turned, sign: -1, from: width * 0.4, to: width },
    }
    this.candidates = {
      top: this.lines('top', 0),
      bottom: this.lines('bottom', height),
      left: this.lines('left', 0),
      right: this.lines('right', width),
    }
  }

  private lines(side: Side, border: number): readonly Candidate[] {
    const found = strongestEdges(this.searches[side], CANDIDATES).map((line) => ({
      line,
      border: false,
      band: this.isBandBeyond(side, line),
    }))
    return [...found, { line: { near: border, far: border, score: 0 }, border: true, band: false }]
  }

  best(): Sheet | null {
    let best: Sheet | null = null
    let bestScore = -Infinity
    const { top, bottom, left, right } = this.candidates
    for (const t of top) for (const b of bottom) for (const l of left) for (const r of right) {
      const sheet = this.assess({ top: t, bottom: b, left: l, right: r })
      if (sheet && sheet.score > bestScore) {
        best = sheet
        bestScore = sheet.score
      }
    } // prettier-ignore
    return best && best.seen.size > 0 ? best : null
  }

  private assess(sides: Record<Side, Candidate>): (Sheet & { score: number }) | null {
    const { width, height } = this.picture
    const corners = cornersOf(withBorders(sides, width, height), width, height)
    const area = areaOf(corners) / (width * height)
    if (area < MIN_AREA || !isConvex(corners)) return null
    const seen = new Set<Side>()
    let score = area * 0.5
    for (const side of ['top', 'right', 'bottom', 'left'] as const) {
      const { line, border } = sides[side]
      if (border) {
        score += BORDER
        continue
      }
      const [from, to] = extent(side, corners)
      const share = support(this.searches[side], line.near, line.far, from, to)
      if (share < SEEN || this.lightOutside(side, line, from, to) > MAX_LIGHT_OUTSIDE) return null
      if (sides[side].band && beside(side).every((other) => sides[other].border)) return null
      score += share
      seen.add(side)
    }
    return { corners, seen, score }
  }

  /**
   * True when what lies beyond a side is a heading printed white on a colour up to the picture's border, as an
   * application's page has it: level to the pixel, of one tone, and written on.
   */
  private isBandBeyond(side: Side, { near, far }: SideLine): boolean {
    if (Math.abs(near - far) > 1) return false
    const values = this.beyond(side, Math.min(near, far), Math.max(near, far))
    const ground = values.toSorted()[values.length >> 1] ?? 0
    const share = (test: (value: number) => boolean) => values.filter(test).length / values.length
    const written = share((value) => value > ground + 24)
    const even = share((value) => Math.abs(value - ground) < 8)
    return even > BAND_TONE && written > BAND_WRITING[0] && written < BAND_WRITING[1]
  }

  /** The pixels between a level side and the picture's border, without the step itself. */
  private beyond(side: Side, low: number, high: number): Uint8Array {
    const { width, height, data } = this.picture
    const [first, last] = side === 'top' || side === 'left' ? [0, low - 2] : [high + 3, Infinity]
    const flat = side === 'top' || side === 'bottom'
    return data.filter((_, at) => {
      const across = flat ? Math.floor(at / width) : at % width
      return across >= first && across < Math.min(last, flat ? height : width)
    })
  }

  /** Share of pixels beyond a side that are as bright as the paper just inside it. */
  private lightOutside(side: Side, line: SideLine, from: number, to: number): number {
    const { width, height, data } = this.picture
    const flat = side === 'top' || side === 'bottom'
    const [length, depth] = flat ? [width, height] : [height, width]
    const at = (along: number, across: number): number =>
      data[flat ? across * width + along : along * width + across] as number
    const inward = side === 'top' || side === 'left' ? 1 : -1
    let bright = 0
    let n = 0
    let rim = 0
    let columns = 0
    for (let along = Math.max(0, Math.ceil(from)); along < Math.min(length, to); along += 3) {
      const edge = Math.round(line.near + ((line.far - line.near) * along) / length)
      let paper = 0
      for (let k = 3; k < 14; k++) {
        const across = edge + inward * k
        if (across >= 0 && across < depth) paper = Math.max(paper, at(along, across))
      }
      const isPaper = (across: number): boolean => at(along, across) > paper * 0.93
      for (let across = edge - inward * 3; across >= 0 && across < depth; across -= inward * 2) {
        n++
        if (isPaper(across)) bright++
      }
      const border = inward > 0 ? 1 : depth - 2
      if (Math.abs(edge - border) < 8) continue
      columns++
      if (isPaper(border)) rim++
    }
    if (columns > 8 && rim > MAX_LIGHT_AT_RIM * columns) return 1
    return n < 8 ? 0 : bright / n
  }
}

const beside = (side: Side): readonly Side[] =>
  side === 'top' || side === 'bottom' ? ['left', 'right'] : ['top', 'bottom']

/** Where two sides meet: rows as y = a + b·x, columns as x = c + d·y. */
function meet(row: SideLine, column: SideLine, width: number, height: number): Point {
  const b = (row.far - row.near) / width
  const d = (column.far - column.near) / height
  const y = (row.near + b * column.near) / (1 - b * d)
  return [column.near + d * y, y]
}

/**
 * The four lines, where a side that was not seen runs parallel to the one opposite, at the picture's border:
 * a sheet that leaves the picture must not be squeezed into it.
 */
function withBorders(sides: Record<Side, Candidate>, width: number, height: number): Record<Side, SideLine> {
  const place = (side: Side, opposite: Side, length: number): SideLine => {
    const own = sides[side]
    const tilt = sides[opposite].line.far - sides[opposite].line.near
    if (!own.border || tilt === 0) return own.line
    const near = length === 0 ? -Math.max(0, tilt) : length - Math.min(0, tilt)
    return { near, far: near + tilt, score: 0 }
  }
  return {
    top: place('top', 'bottom', 0),
    bottom: place('bottom', 'top', height),
    left: place('left', 'right', 0),
    right: place('right', 'left', width),
  }
}

function cornersOf(
  { top, right, bottom, left }: Record<Side, SideLine>,
  width: number,
  height: number,
): Quad {
  return [
    meet(top, left, width, height),
    meet(top, right, width, height),
    meet(bottom, right, width, height),
    meet(bottom, left, width, height),
  ]
}

function extent(side: Side, [tl, tr, br, bl]: Quad): readonly [number, number] {
  if (side === 'top') return [tl[0], tr[0]]
  if (side === 'bottom') return [bl[0], br[0]]
  return side === 'left' ? [tl[1], bl[1]] : [tr[1], br[1]]
}

function areaOf(quad: Quad): number {
  let sum = 0
  for (let i = 0; i < 4; i++) {
    const [x, y] = quad[i as 0]
    const [u, v] = quad[((i + 1) % 4) as 0]
    sum += x * v - u * y
  }
  return Math.abs(sum) / 2
}

function isConvex(quad: Quad): boolean {
  for (let i = 0; i < 4; i++) {
    const [a, b, c] = [quad[i as 0], quad[((i + 1) % 4) as 0], quad[((i + 2) % 4) as 0]]
    if ((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) <= 0) return false
  }
  return true
}
