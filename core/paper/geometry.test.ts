import { describe, expect, it } from 'vitest'
import { boundsOf, grown, levelled, slopeOf, uprightCorners, uprightSize, type Corners } from './geometry'
import { tilted } from './testing/tilted'

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
    expect(boundsOf(uprightCorners({ box: [5, 2, 40, 10] }, sheet(turn)))).toEqual(box),
  )

  it('a line that runs down the picture runs along the page, and begins where it begins', () => {
    const corners: Corners = [[100, 20], [104, 220], [84, 220], [80, 20]] // prettier-ignore
    const place = { box: [80, 20, 24, 200], corners } as const
    expect(uprightCorners(place, sheet(270))).toEqual([[20, 300], [220, 296], [220, 316], [20, 320]]) // prettier-ignore
  })
})

describe('a tilted line', () => {
  it.each([-30, -5, 0, 5, 30])('of %i° is as long and as high as it was printed', (degrees) => {
    const line = tilted([100, 100, 200, 20], degrees)
    expect((slopeOf(line) * 180) / Math.PI).toBeCloseTo(degrees)
    expect(levelled(line).map((n) => Math.round(n * 1000) / 1000)).toEqual([100, 100, 200, 20])
  })

  it('grows along its own edges', () => {
    const near = (corners: Corners) => corners.flat().map((n) => Math.round(n * 1000) / 1000)
    expect(near(grown(tilted([100, 100, 200, 20], 30), 4))).toEqual(near(tilted([96, 96, 208, 28], 30)))
  })

  it('of no size stays where it is', () => {
    expect(grown([[5, 5], [5, 5], [5, 5], [5, 5]], 4)).toEqual([[5, 5], [5, 5], [5, 5], [5, 5]]) // prettier-ignore
  })
})
