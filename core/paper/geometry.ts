/** A point in pixels. */
export type Point = readonly [x: number, y: number]
/** `[x, y, width, height]` in pixels. */
export type Rect = readonly [x: number, y: number, width: number, height: number]
/** A line of print as it lies: from where its top begins, clockwise. */
export type Corners = readonly [Point, Point, Point, Point]

/** What is known of a picture: its pixels as served, and the clockwise degrees that make it stand upright. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly turn: number
}
export interface Size {
  readonly width: number
  readonly height: number
}

/** Where a fact stands, in pixels of the picture as served. Facts read by an older version have no corners. */
export interface Place {
  readonly box: Rect
  readonly corners?: Corners | undefined
  /** The words that state it, in groups that stand together. Facts read by an older version have none. */
  readonly marks?: readonly Corners[] | undefined
}

export function uprightSize({ width, height, turn }: Sheet): Size {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** Where a point of the picture lies once the picture stands upright. */
function uprightPoint([x, y]: Point, { width, height, turn }: Sheet): Point {
  switch (((turn % 360) + 360) % 360) {
    case 90:
      return [height - y, x]
    case 180:
      return [width - x, height - y]
    case 270:
      return [y, width - x]
    default:
      return [x, y]
  }
}

/** Where a point of the upright page lies in the picture as served. */
function picturePoint([x, y]: Point, { width, height, turn }: Sheet): Point {
  switch (((turn % 360) + 360) % 360) {
    case 90:
      return [y, height - x]
    case 180:
      return [width - x, height - y]
    case 270:
      return [width - y, x]
    default:
      return [x, y]
  }
}

/** Where a part of the upright page lies in the picture as served. */
export function pictureCorners(corners: Corners, sheet: Sheet): Corners {
  return eachCorner(corners, (corner) => picturePoint(corner, sheet))
}

/** Where a line lies on the upright page. */
export function uprightCorners({ box, corners }: Place, sheet: Sheet): Corners {
  if (corners) return eachCorner(corners, (corner) => uprightPoint(corner, sheet))
  const [x, y, w, h] = box
  const [ax, ay] = uprightPoint([x, y], sheet)
  const [bx, by] = uprightPoint([x + w, y + h], sheet)
  return cornersOf([Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay)])
}

export function eachCorner([a, b, c, d]: Corners, change: (corner: Point) => Point): Corners {
  return [change(a), change(b), change(c), change(d)]
}

export function cornersOf([x, y, w, h]: Rect): Corners {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
}

/** The rectangle that holds all points. */
export function boundsOf(corners: readonly Point[]): Rect {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}

/** A line's slope in radians, clockwise, by the middles of its ends. */
export function slopeOf([tl, tr, br, bl]: Corners): number {
  return Math.atan2(tr[1] + br[1] - tl[1] - bl[1], tr[0] + br[0] - tl[0] - bl[0])
}

/** The line laid level: of its own length and height, turned about its middle. */
export function levelled(corners: Corners): Rect {
  const [tl, tr, br, bl] = corners
  const x = (tl[0] + tr[0] + br[0] + bl[0]) / 4
  const y = (tl[1] + tr[1] + br[1] + bl[1]) / 4
  const w = (distance(tl, tr) + distance(bl, br)) / 2
  const h = (distance(tl, bl) + distance(tr, br)) / 2
  return [x - w / 2, y - h / 2, w, h]
}

/** The same shape with this much more paper on every side, along its own edges. */
export function grown([tl, tr, br, bl]: Corners, by: number): Corners {
  const out = (corner: Point, along: Point, down: Point): Point => {
    const [ax, ay] = away(corner, along, by)
    const [dx, dy] = away(corner, down, by)
    return [corner[0] + ax + dx, corner[1] + ay + dy]
  }
  return [out(tl, tr, bl), out(tr, tl, br), out(br, bl, tr), out(bl, br, tl)]
}

/** A line turned about a point, by radians, clockwise. */
export function turnedAbout(corners: Corners, [cx, cy]: Point, by: number): Corners {
  const [cos, sin] = [Math.cos(by), Math.sin(by)]
  return eachCorner(corners, ([x, y]) => {
    const [dx, dy] = [x - cx, y - cy]
    return [cx + dx * cos - dy * sin, cy + dx * sin + dy * cos]
  })
}

/** A step of this length from a neighbouring corner on; none where the two are one. */
function away(corner: Point, neighbour: Point, by: number): Point {
  const length = distance(corner, neighbour)
  if (length === 0) return [0, 0]
  return [((corner[0] - neighbour[0]) / length) * by, ((corner[1] - neighbour[1]) / length) * by]
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay)
}

/** Per cent of `whole`, for CSS. */
export function percentOf(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(3)}%`
}
