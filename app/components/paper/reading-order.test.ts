import { expect, it } from 'vitest'
import type { Rect } from '#core/paper/geometry'
import { levelBoxes, neighbour, readingOrder } from './reading-order'
import { tilted } from '#core/paper/testing/tilted'

const at = (name: string, ...box: [number, number, number, number]) => ({ name, box: box as Rect })
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).join('')

// Two columns, the right one 3 px lower; then a title above them, given last.
const page = [
  at('b', 300, 103, 50, 20),
  at('a', 10, 100, 50, 20),
  at('d', 300, 143, 50, 20),
  at('c', 10, 140, 50, 20),
  at('t', 100, 10, 99, 30),
]

it.each([
  ['left to right', false, 'tabcd'],
  ['right to left', true, 'tbadc'],
] as const)('reads %s', (_name, rightToLeft, order) => {
  expect(names(readingOrder(page, rightToLeft))).toBe(order)
})

it('keeps the lines of a paragraph apart', () => {
  const lines = [at('c', 0, 44, 9, 20), at('a', 40, 0, 9, 20), at('b', 20, 22, 9, 20)]
  expect(names(readingOrder(lines, false))).toBe('abc')
})

// On a sheet tilted by 12° the far end of one row lies lower than the near end of the next.
it.each([-12, 12])('reads a sheet tilted by %i°', (degrees) => {
  const about = ([x, y, w, h]: Rect) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const [cx, cy] = [x + w / 2, y + h / 2]
    return tilted([cx * cos - cy * sin - w / 2, cx * sin + cy * cos - h / 2, w, h], degrees)
  }
  const boxes = levelBoxes(page.map(({ box }) => about(box)))
  const placed = page.map(({ name }, index) => ({ name, box: boxes[index] ?? [0, 0, 0, 0] }))
  expect(names(readingOrder(placed, false))).toBe('tabcd')
})

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 0, 0],
  ['ArrowLeft', 3, 2],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['a', 1, null],
])('%s from %i of five leads to %s', (key, index, to) => expect(neighbour(key, index, 5)).toBe(to))
