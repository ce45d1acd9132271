import { expect, test } from 'vitest'
import type { Word } from './page'
import { levelWidths } from './widths'

const word = (text: string, x: number, width: number): Word => ({
  text,
  box: [x, 0, width, 20],
  confidence: 1,
  line: 1,
})

test('a box that runs over the next word of its line is cut back to its letters', () => {
  const [name, first] = levelWidths([word('CRP', 0, 900), word('2', 800, 12), word('4', 1000, 12)])
  expect(name!.box[2]).toBeLessThan(100)
  expect(first!.box[2]).toBe(12)
})

test('a wide word with nothing over it stays as it is', () => {
  const words = [word('Report', 0, 600), word('2024', 700, 48)]
  expect(levelWidths(words)).toEqual(words)
})
