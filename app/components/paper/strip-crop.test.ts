import { expect, it } from 'vitest'
import { boundsOf, turnedAbout, type Rect } from './geometry'
import { stripOf } from './strip-crop'
import { tilted } from './testing/tilted'

const page = { width: 1700, height: 2200, turn: 0 }

it.each<[string, Rect]>([
  ['a whole row', [100, 500, 1500, 30]],
  ['one word', [800, 500, 90, 28]],
  ['a word at the edge', [0, 0, 60, 30]],
  ['two lines', [100, 500, 900, 75]],
  ['a line in large print', [100, 500, 900, 120]],
  ['a box that leaves the page', [1650, 2190, 300, 60]],
])('%s is legible, whole and on the page', (_name, box) => {
  const { crop, scale, line, turn } = stripOf({ box }, page, false)
  const [x, y, w, h] = crop
  expect([line, turn]).toEqual([box, -0])
  expect(x).toBeGreaterThanOrEqual(0)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(x + w).toBeLessThanOrEqual(1700)
  expect(y + h).toBeLessThanOrEqual(2200)
  expect(x).toBeLessThanOrEqual(box[0])
  expect(x + w).toBeGreaterThanOrEqual(Math.min(box[0] + box[2], 1700))
  expect(h * scale).toBeLessThanOrEqual(92.001)
  expect(Math.min(box[3], 35) * scale).toBeGreaterThanOrEqual(10)
})

it('gives a word its surroundings', () => {
  const { crop } = stripOf({ box: [800, 500, 90, 28] }, page, false)
  expect(crop[2]).toBeGreaterThan(400)
})

it('stands on the upright page', () => {
  const turned = { width: 2200, height: 1700, turn: 90 }
  // A line that runs upwards in the picture: 30 wide, 1500 tall.
  const { crop } = stripOf({ box: [500, 100, 30, 1500] }, turned, false)
  expect(crop[2]).toBeGreaterThan(crop[3] * 10)
})

it.each([-20, -3, 3, 20])(
  'a line of %i° is one level line, no taller than on a sheet that lies straight',
  (degrees) => {
    const straight = stripOf({ box: [300, 900, 1000, 30] }, page, false)
    const corners = tilted([300, 900, 1000, 30], degrees)
    const strip = stripOf({ box: boundsOf(corners), corners }, page, false)
    expect(strip.turn).toBeCloseTo(-degrees)
    for (const part of ['crop', 'line'] as const)
      for (const [index, n] of strip[part].entries()) expect(n).toBeCloseTo(straight[part][index] ?? NaN)
  },
)

it.each([
  ['one word of a line', { box: [800, 500, 90, 28] }, [800, 500, 90, 28]],
  ['a whole row', { box: [100, 500, 1500, 30] }, null],
] as const)('%s: %j is marked as %j', (_name, place, mark) =>
  expect(stripOf(place, page, false).mark).toEqual(mark),
)

it.each([-8, 0, 8])('marks the number of a row that is tilted by %i°, level with the row', (degrees) => {
  const angle = (degrees * Math.PI) / 180
  const middle = [800, 915] as const
  const turned = (rect: Rect) => turnedAbout(tilted(rect, 0), middle, angle)
  const corners = turned([300, 900, 1000, 30])
  const { mark } = stripOf({ box: boundsOf(corners), corners, mark: turned([900, 902, 80, 26]) }, page, false)
  expect(mark?.map(Math.round)).toEqual([900, 902, 80, 26])
})

it.each([
  ['the name of a row', false, [900, 904, 60, 22]],
  ['the name of a row that is read from the right', true, [900, 904, 60, 22]],
  ['no name where the number comes first', false, [110, 904, 60, 22]],
] as const)('%s is held', (name, rightToLeft, mark) => {
  const place = {
    box: [100, 900, 1500, 30],
    corners: tilted([100, 900, 1500, 30], 0),
    mark: tilted(mark, 0),
  } as const
  const { held, crop, scale } = stripOf(place, page, rightToLeft)
  if (name.startsWith('no ')) return expect(held).toBeNull()
  expect(held && held[2] * scale).toBeLessThanOrEqual(112.001)
  expect(held && [held[1], held[3]]).toEqual([crop[1], crop[3]])
  expect(held && (rightToLeft ? held[0] + held[2] : held[0])).toBe(rightToLeft ? crop[0] + crop[2] : crop[0])
  expect(held && (rightToLeft ? held[0] > mark[0] + mark[2] : held[0] + held[2] < mark[0])).toBe(true)
})
