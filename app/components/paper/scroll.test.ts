import { expect, it } from 'vitest'
import { scrollOffset, sidewaysInto } from './scroll'

const pane = { width: 300, height: 200 }

it.each([
  ['a short line stands in the middle', [400, 500, 100, 20], 1, false, { left: 300, top: 410 }],
  ['a long line is read from its left end', [100, 500, 800, 20], 1, false, { left: 88, top: 410 }],
  ['a long Hebrew line is read from its right end', [100, 500, 800, 20], 1, true, { left: 612, top: 410 }],
  ['at half the size a line may fit', [100, 500, 500, 20], 0.5, true, { left: 25, top: 155 }],
] as const)('%s', (_name, box, scale, rightToLeft, offset) => {
  expect(scrollOffset(box, scale, pane, rightToLeft)).toEqual(offset)
})

it.each([
  ['what is seen stays', [100, 200], 0],
  ['what lies beyond the right end is brought in', [250, 350], 122],
  ['what lies beyond the left end is brought in', [-30, 40], -102],
  ['what stands at the right end is brought in with what follows', [220, 295], 67],
  ['what nearly fills its place is centred', [100, 260], 30],
  ['what is wider than its place is seen from its left end', [200, 900], 188],
] as const)('%s', (_name, [left, right], by) => {
  expect(sidewaysInto({ left: 0, right: 300 }, { left, right })).toBe(by)
})
