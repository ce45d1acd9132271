import { describe, expect, it } from 'vitest'
import { project } from '../../../core/document/page'
import type { Quad } from './homography'
import { compose, invert, rectangleToQuad, rotation, scaling, translation } from './homography'

const quad: Quad = [
  [112, 64],
  [1441, 98],
  [1502, 1873],
  [71, 1902],
]

describe('rectangleToQuad', () => {
  const map = rectangleToQuad(1240, 1754, quad)

  it('takes the corners to the corners', () => {
    const corners = [[0, 0], [1240, 0], [1240, 1754], [0, 1754]] as const // prettier-ignore
    corners.forEach(([x, y], i) => {
      const [u, v] = project(map, x, y)
      expect(u).toBeCloseTo(quad[i as 0][0], 6)
      expect(v).toBeCloseTo(quad[i as 0][1], 6)
    })
  })

  it('keeps lines straight: the diagonals’ crossing stays their crossing', () => {
    const [u, v] = project(map, 620, 877)
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = quad
    const cross = (px: number, py: number, qx: number, qy: number): number =>
      (qx - px) * (v - py) - (qy - py) * (u - px)
    expect(cross(ax, ay, cx, cy) / 1e6).toBeCloseTo(0, 6)
    expect(cross(bx, by, dx, dy) / 1e6).toBeCloseTo(0, 6)
  })

  it('is undone by its inverse', () => {
    const [x, y] = project(compose(invert(map), map), 333, 777)
    expect(x).toBeCloseTo(333, 6)
    expect(y).toBeCloseTo(777, 6)
  })
})

it('compose applies the right one first', () => {
  const [x, y] = project(compose(translation(10, 0), scaling(2)), 3, 4)
  expect([x, y]).toEqual([16, 8])
})

it('rotation turns clockwise as seen on a screen', () => {
  const [x, y] = project(rotation(Math.PI / 2), 1, 0)
  expect(x).toBeCloseTo(0)
  expect(y).toBeCloseTo(1)
})
