import { expect, test } from 'vitest'
import type { GreyPicture } from '../records/picture-faults'
import type { Corners, Point } from './geometry'
import { findPage } from './page-edges'
import { tilted } from './testing/tilted'

const [width, height] = [240, 320]

interface Scene {
  readonly sheet: Corners
  readonly paper?: number
  readonly table?: number
  /** How much darker the far side is lit. */
  readonly shade?: number
}

/** A printed sheet on a table, with the noise of a camera. */
function photo({ sheet, paper = 225, table = 80, shade = 0 }: Scene): GreyPicture {
  let state = 7
  const noise = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 24) / 16 - 8
  }
  const data = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const print = y % 9 < 3 && x % 7 < 5
    const bare = isWithin([x, y], sheet) ? (print && isWithin([x, y], shrunk(sheet)) ? 90 : paper) : table
    return Math.max(0, Math.min(255, bare * (1 - (shade * x) / width) + noise()))
  })
  return { width, height, data }
}

const isWithin = ([x, y]: Point, corners: Corners): boolean =>
  corners.every(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % 4] as Point
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
  })
/** The print leaves a margin. */
function shrunk(corners: Corners): Corners {
  const [mx, my] = [0, 1].map((axis) => corners.reduce((sum, point) => sum + (point[axis] ?? 0) / 4, 0))
  const inward = ([x, y]: Point): Point => [x + ((mx ?? 0) - x) * 0.15, y + ((my ?? 0) - y) * 0.15]
  return [inward(corners[0]), inward(corners[1]), inward(corners[2]), inward(corners[3])]
}

const fromBelow: Corners = [
  [70, 30],
  [170, 30],
  [215, 290],
  [25, 290],
]
const lamp: GreyPicture = {
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) =>
    Math.hypot((at % width) - 20, Math.floor(at / width) - 20) < 150 ? 240 : 40,
  ),
}

test.each<[string, Scene]>([
  ['straight', { sheet: tilted([40, 40, 160, 230], 0) }],
  ['turned a little', { sheet: tilted([40, 40, 150, 220], 8) }],
  ['turned the other way', { sheet: tilted([45, 50, 150, 220], -15) }],
  ['seen from below', { sheet: fromBelow }],
  ['in a shadow', { sheet: tilted([40, 40, 160, 230], 4), shade: 0.35 }],
  ['on a light table', { sheet: tilted([40, 40, 160, 230], 3), table: 165 }],
])('a sheet %s', (_name, scene) => {
  const found = findPage(photo(scene))
  expect(found).not.toBeNull()
  for (const [index, [x, y]] of scene.sheet.entries()) {
    const [foundX, foundY] = found?.[index] ?? [-100, -100]
    // Within three in a hundred of the picture's width: what a frame on the screen is drawn by.
    expect(Math.hypot(foundX - x, foundY - y)).toBeLessThan(0.03 * width)
  }
})

test.each<[string, GreyPicture]>([
  ['a bare table', photo({ sheet: tilted([0, 0, 1, 1], 0) })],
  ['a sheet on one as light', photo({ sheet: tilted([40, 40, 160, 230], 0), table: 222 })],
  ['a card far away', photo({ sheet: tilted([100, 120, 50, 40], 0) })],
  ['a lamp', lamp],
])('none in %s', (_name, picture) => expect(findPage(picture)).toBeNull())
