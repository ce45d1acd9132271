import { expect, it } from 'vitest'
import { scrollOffset } from './scroll'

const pane = { width: 300, height: 200 }

it.each([
  ['a short line stands in the middle', [400, 500, 100, 20], 1, false, { left: 300, top: 410 }],
  ['a long line is read from its left end', [100, 500, 800, 20], 1, false, { left: 88, top: 410 }],
  ['a long Hebrew line is read from its right end', [100, 500, 800, 20], 1, true, { left: 612, top: 410 }],
  ['at half the size a line may fit', [100, 500, 500, 20], 0.5, true, { left: 25, top: 155 }],
] as const)('%s', (_name, box, scale, rightToLeft, offset) => {
  expect(scrollOffset(box, scale, pane, rightToLeft)).toEqual(offset)
})
