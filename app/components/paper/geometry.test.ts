import { describe, expect, it } from 'vitest'
import { clip, stripOf, uprightBox, uprightSize, type Rect } from './geometry'

const sheet = (turn: number) => ({ width: 400, height: 300, turn })

describe('upright', () => {
  it.each([
    [0, { width: 400, height: 300 }],
    [90, { width: 300, height: 400 }],
    [180, { width: 400, height: 300 }],
    [270, { width: 300, height: 400 }],
  ])('a sheet turned by %i° measures %j', (turn, size) => expect(uprightSize(sheet(turn))).toEqual(size))

  // The box of 40 × 10 in the picture's top left corner goes round the corners clockwise.
  it.each([
    [0, [5, 2, 40, 10]],
    [90, [288, 5, 10, 40]],
    [180, [355, 288, 40, 10]],
    [270, [2, 355, 10, 40]],
    [-90, [2, 355, 10, 40]],
  ] as const)('a box turned by %i° lies at %j', (turn, box) =>
    expect(uprightBox([5, 2, 40, 10], sheet(turn))).toEqual(box),
  )
})

describe('stripOf', () => {
  const page = { width: 1700, height: 2200, turn: 0 }

  it.each<[string, Rect]>([
    ['a whole row', [100, 500, 1500, 30]],
    ['one word', [800, 500, 90, 28]],
    ['a word at the edge', [0, 0, 60, 30]],
    ['two lines', [100, 500, 900, 75]],
    ['a line in large print', [100, 500, 900, 120]],
    ['a box that leaves the page', [1650, 2190, 300, 60]],
  ])('%s is legible, whole and on the page', (_name, source) => {
    const { crop, scale, box } = stripOf(source, page)
    const [x, y, w, h] = crop
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
    const { crop } = stripOf([800, 500, 90, 28], page)
    expect(crop[2]).toBeGreaterThan(400)
  })

  it('stands on the upright page', () => {
    const turned = { width: 2200, height: 1700, turn: 90 }
    // A line that runs upwards in the picture: 30 wide, 1500 tall.
    const { crop } = stripOf([500, 100, 30, 1500], turned)
    expect(crop[2]).toBeGreaterThan(crop[3] * 10)
  })
})

describe('clip', () => {
  it.each<[Rect, Rect]>([
    [
      [-5, -5, 20, 20],
      [0, 0, 15, 15],
    ],
    [
      [90, 45, 20, 20],
      [90, 45, 10, 5],
    ],
    [
      [500, 500, 5, 5],
      [99, 49, 1, 1],
    ],
  ])('%j → %j', (rect, clipped) => expect(clip(rect, { width: 100, height: 50 })).toEqual(clipped))
})
