import { expect, test } from 'vitest'
import { greyOf } from './grey'
import { invertPanels } from './panels'

const LETTER = 20
const WHITE = 255

/** Paper with a box of some rows of pixels, each given by how dark its columns are: `#` black, `.` white. */
function paperWith(rows: readonly string[]) {
  const page = greyOf(480, 240, WHITE)
  rows.forEach((row, y) =>
    [...row.repeat(Math.ceil(320 / row.length))].slice(0, 320).forEach((mark, x) => {
      if (mark === '#') page.data[(80 + y) * page.width + 80 + x] = 0
    }),
  )
  return page
}

const lines = (count: number, row: string): string[] => Array.from({ length: count }, () => row)

test('a dark bar with light writing becomes dark writing on paper', () => {
  const page = paperWith([...lines(12, '#'), ...lines(24, '####..'), ...lines(12, '#')])
  invertPanels(page, LETTER)
  const at = (x: number, y: number) => page.data[(80 + y) * page.width + 80 + x]
  expect([at(30, 4), at(24, 24), at(28, 24)]).toEqual([WHITE, WHITE, 0])
})

test('bold letters that fill their box nearly as a bar does stay dark on light', () => {
  const page = paperWith([...lines(8, '######..'), ...lines(16, '#####...'), ...lines(8, '######..')])
  const before = page.data.slice()
  invertPanels(page, LETTER)
  expect(page.data).toEqual(before)
})
