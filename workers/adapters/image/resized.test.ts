import { expect, test } from 'vitest'
import type { Grey } from './grey'
import { warp } from './warp'

const picture: Grey = {
  width: 37,
  height: 29,
  data: Uint8Array.from({ length: 37 * 29 }, (_, i) => (i * i * 31 + i * 17) % 256),
}

/** So little of a turn that no pixel shows it, and the picture is taken point by point. */
const nothing = 1e-300

test.each([
  ['larger, a little off', [0.41, 0, -1.3, 0, 0.37, 2.2, 0, 0, 1], 80, 70],
  ['smaller', [2.3, 0, 4, 0, 1.7, -3, 0, 0, 1], 18, 21],
  ['as it is', [1, 0, 0, 0, 1, 0, 0, 0, 1], 37, 29],
  ['mirrored', [-1, 0, 37, 0, -1, 29, 0, 0, 1], 37, 29],
  ['mostly outside', [1, 0, 30, 0, 1, -25, 0, 0, 1], 37, 29],
] as const)(
  'a picture that is only moved and scaled gives the bytes of any other: %s',
  (_, map, width, height) => {
    const [a, , c, d, e, f, g, h, i] = map
    const pointByPoint = warp(picture, [a, nothing, c, d, e, f, g, h, i], width, height, 7)
    expect(warp(picture, map, width, height, 7)).toEqual(pointByPoint)
  },
)
