import { describe, expect, it } from 'vitest'
import { components } from './components'
import { greyOf } from './grey'
import { removeSpecks } from './specks'

const SIZE = 600
const LETTER = 20

/**
 * A page with a line of stems, a point after the third of them, `more` close lines of 42, and `specks` dots of 2 × 2 strewn
 * below them.
 */
function faxed(specks: number, larger: readonly (readonly [x: number, y: number])[] = [], more = 0) {
  const page = greyOf(SIZE, SIZE, 250)
  const ink = new Uint8Array(SIZE * SIZE)
  const draw = (left: number, top: number, width: number, height: number): void => {
    for (let y = top; y < top + height; y++) {
      page.data.fill(0, y * SIZE + left, y * SIZE + left + width)
      ink.fill(1, y * SIZE + left, y * SIZE + left + width)
    }
  }
  for (let i = 0; i < 20; i++) draw(40 + i * 24, 40, 4, LETTER)
  for (let i = 0; i < 42 * more; i++) draw(40 + (i % 42) * 12, 70 + Math.floor(i / 42) * 26, 4, LETTER)
  const top = 120 + more * 26
  draw(98, 57, 2, 2)
  for (const [x, y] of larger) draw(x, y, 5, 5)
  for (let i = 0; i < specks; i++) draw(10 + (i % 36) * 16, top + Math.floor(i / 36) * 16, 2, 2)
  const blobs = components(ink, SIZE, SIZE)
  const dark = (x: number, y: number): boolean => (page.data[y * SIZE + x] as number) < 200
  return { left: removeSpecks(page, ink, blobs, LETTER), blobs, dark, ink }
}

describe('the specks of a fax', () => {
  it('go where a page is strewn with them', () => {
    const { left, dark, ink } = faxed(900)
    expect(left).toHaveLength(21)
    expect(dark(11, 121)).toBe(false)
    expect(ink[121 * SIZE + 11]).toBe(0)
  })

  it('go where a page is full of writing, too, and has hardly more of them than letters', () => {
    const { left, blobs } = faxed(540, [], 9)
    expect(blobs).toHaveLength(939)
    expect(left).toHaveLength(399)
  })

  it('stay where a letter is near: it can be its point', () => {
    expect(faxed(900).dark(98, 57)).toBe(true)
  })

  it('are no larger than most of them', () => {
    expect(faxed(900, [[300, 560]]).dark(302, 562)).toBe(true)
  })

  it('are not looked for on a page with a few marks', () => {
    const { left, blobs, dark } = faxed(60)
    expect(left).toBe(blobs)
    expect(dark(11, 121)).toBe(true)
  })
})
