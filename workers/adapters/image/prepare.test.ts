import { expect, test } from 'vitest'
import { greyOf, type Grey } from './grey'
import { turnedOver } from './prepare'

const [width, height, letterHeight] = [400, 200, 20]

/** Three frames of boxes, one of them marked, on white. */
function form(): Grey {
  const grey = greyOf(width, height, 250)
  const fill = (x: number, y: number, w: number, h: number): void => {
    for (let row = y; row < y + h; row++) grey.data.fill(0, row * width + x, row * width + x + w)
  }
  for (const y of [20, 70, 120]) {
    fill(40, y, 24, 2)
    fill(40, y + 22, 24, 2)
    fill(40, y, 2, 24)
    fill(62, y, 2, 24)
  }
  fill(48, 30, 8, 4)
  return grey
}

test('what was not taken for a box before a page is turned over is none behind it: nothing is wiped out and told nowhere', () => {
  const dark = ({ data }: Grey): number => data.filter((value) => value < 128).length
  const grey = form()
  const inked = dark(grey)
  const toPicture = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const
  const page = { grey, letterHeight, blobs: [], rows: [], touched: [], boxes: [], toPicture }
  const over = turnedOver(page)
  expect(dark(over.grey)).toBe(inked)
  expect(over.boxes).toEqual([])
})
