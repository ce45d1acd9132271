import { expect, it } from 'vitest'
import type { Rect } from './geometry'
import { neighbour, readingOrder } from './reading-order'

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

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 0, 0],
  ['ArrowLeft', 3, 2],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['a', 1, null],
])('%s from %i of five leads to %s', (key, index, to) => expect(neighbour(key, index, 5)).toBe(to))
