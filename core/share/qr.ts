/** The squares of a code: `size` a side, dark where `dark` says so. */
export interface QrMatrix {
  readonly size: number
  dark(row: number, column: number): boolean
}

/** Light squares around a code: what ISO/IEC 18004 §9.1 asks for. */
export const quietZone = 4
/** Of a square's side: dots that just meet. With smaller ones a reader loses its grid (qr.test.ts). */
const dotRadius = 0.55
/** Of the three corners' frames: their side in squares, and how much their corners are rounded. */
const frames = [
  [7, 1.2],
  [5, 0.8],
  [3, 0.6],
] as const
const finder = 7

/** A shape of the drawing, in squares, the quiet zone included. */
export type QrShape =
  | { readonly kind: 'dot'; readonly x: number; readonly y: number; readonly r: number }
  /** A rounded frame around a rounded middle, by their outer sides: one of the three corners. */
  | { readonly kind: 'finder'; readonly x: number; readonly y: number }

/** A code as rounded dots; its three corners stay whole, since readers look for their proportions. */
export function qrShapes({ size, dark }: QrMatrix): readonly QrShape[] {
  const far = size - finder
  const corners = [
    [0, 0],
    [0, far],
    [far, 0],
  ] as const
  const inCorner = (row: number, column: number) =>
    corners.some(
      ([top, left]) => row >= top && row < top + finder && column >= left && column < left + finder,
    )
  const shapes: QrShape[] = corners.map(([top, left]) => ({
    kind: 'finder',
    x: left + quietZone,
    y: top + quietZone,
  }))
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (dark(row, column) && !inCorner(row, column))
        shapes.push({
          kind: 'dot',
          x: column + quietZone + 0.5,
          y: row + quietZone + 0.5,
          r: dotRadius,
        })
  return shapes
}

/** Squares a side, the quiet zone included. */
export const qrSide = ({ size }: Pick<QrMatrix, 'size'>): number => size + 2 * quietZone

/** What an SVG draws: dots that overlap a little, and frames within frames, to be filled by `evenodd`. */
export function qrPaths(shapes: readonly QrShape[]): { readonly dots: string; readonly corners: string } {
  const drawn = (kind: QrShape['kind'], write: (shape: QrShape) => string) =>
    shapes
      .filter((shape) => shape.kind === kind)
      .map(write)
      .join('')
  return {
    dots: drawn('dot', (shape) => (shape.kind === 'dot' ? circle(shape.x, shape.y, shape.r) : '')),
    corners: drawn('finder', ({ x, y }) =>
      frames.map(([side, r], inset) => rounded(x + inset, y + inset, side, r)).join(''),
    ),
  }
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

function rounded(x: number, y: number, side: number, r: number): string {
  const straight = side - 2 * r
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${straight}${corner(r, r)}v${straight}${corner(-r, r)}h${-straight}${corner(-r, -r)}v${-straight}${corner(r, -r)}z`
}
