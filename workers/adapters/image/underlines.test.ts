import { describe, expect, it } from 'vitest'
import { greyOf } from './grey'
import { removeUnderlines } from './underlines'

const [WIDTH, HEIGHT, LETTER] = [300, 100, 20]

/** Bars of black on paper: left, top, width, height. */
type Bar = readonly [number, number, number, number]

function drawn(...bars: readonly Bar[]) {
  const page = greyOf(WIDTH, HEIGHT, 250)
  const ink = new Uint8Array(WIDTH * HEIGHT)
  for (const [left, top, width, height] of bars)
    for (let y = top; y < top + height; y++) {
      page.data.fill(10, y * WIDTH + left, y * WIDTH + left + width)
      ink.fill(1, y * WIDTH + left, y * WIDTH + left + width)
    }
  removeUnderlines(page, ink, LETTER)
  return {
    inkAt: (x: number, y: number) => ink[y * WIDTH + x],
    lightAt: (x: number, y: number) => page.data[y * WIDTH + x],
  }
}

/** Four letters, each a stem that ends a little above the line. */
const letters: readonly Bar[] = [100, 116, 132, 148].map((left) => [left, 30, 9, 20])

describe('an underline', () => {
  it.each([2, 3])('%i pixels thick goes, and the letters stay', (thick) => {
    const { inkAt, lightAt } = drawn(...letters, [92, 54, 70, thick])
    expect([inkAt(112, 54), inkAt(96, 54), inkAt(104, 49)]).toEqual([0, 0, 1])
    expect(lightAt(112, 54)).toBe(250)
  })

  it('goes between letters that stand on it, whose feet stay', () => {
    const standing = letters.map(([left, top, width]): Bar => [left, top, width, 24])
    const { inkAt } = drawn(...standing, [92, 54, 70, 2])
    expect([inkAt(112, 54), inkAt(104, 54), inkAt(104, 53)]).toEqual([0, 1, 1])
  })

  it.each<[string, readonly Bar[]]>([
    ['a dash by itself', [[92, 54, 70, 2]]],
    [
      'one letter’s own foot',
      [
        [100, 30, 5, 20],
        [100, 50, 25, 2],
      ],
    ],
    ['as thick as a letter’s stroke', [...letters, [92, 54, 70, 5]]],
    [
      'of letters that all touch and leave no gap',
      [
        [92, 30, 70, 4],
        [92, 54, 70, 2],
      ],
    ],
    [
      'the foot of a large L',
      [
        [60, 20, 6, 36],
        [92, 30, 9, 26],
        [110, 30, 9, 26],
        [60, 54, 36, 2],
      ],
    ],
    ['above what is written right below it', [...letters, [92, 54, 70, 2], [92, 58, 70, 14]]],
  ])('%s is none', (_what, bars) => {
    const { inkAt } = drawn(...bars)
    const [left, top, width] = bars.find(([, y]) => y >= 50) as Bar
    expect(inkAt(left + width - 2, top)).toBe(1)
  })
})
