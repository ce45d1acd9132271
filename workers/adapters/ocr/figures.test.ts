import { describe, expect, test } from 'vitest'
import { bodiesBefore, figuresOf } from './figures'
import { DIGIT, drawn, FOOT } from './testing/drawn'

const look = (text: string, how: Parameters<typeof drawn>[1] = {}) => {
  const { page, blobs, box } = drawn(text, how)
  return figuresOf(page, blobs, box, FOOT, DIGIT, /[[\]]/.test(text))
}

describe('digits and points by their ink', () => {
  // text, how many bodies, after how many of them a point stands
  const cases: readonly (readonly [string, number, readonly number[]])[] = [
    ['79', 2, []],
    ['7.9', 2, [1]],
    ['0.3', 2, [1]],
    ['1.027', 4, [1]],
    ['312.4', 4, [3]],
    ['17,2', 3, [2]],
    ['111', 3, []],
    ['1.1', 2, [1]],
    ['407', 3, []],
    ['24', 2, []],
    ['3.5-12.5', 5, [1, 4]],
    ['10-115', 5, []],
    ['*15.9', 3, [2]],
    ['[1.6', 2, [1]],
    ['107]', 3, []],
  ]
  test.each(cases)('%s', (text, bodies, after) => {
    const figures = look(text)
    expect(figures?.bodies).toHaveLength(bodies)
    expect(figures && bodiesBefore(figures)).toEqual(after)
  })

  test.each(cases)('%s blurred', (text, bodies, after) => {
    const figures = look(text, { blur: 2 })
    expect(figures?.bodies).toHaveLength(bodies)
    expect(figures && bodiesBefore(figures)).toEqual(after)
  })

  test.each(['2.2', '0.3', '9.2', '8.6'])('%s, its point run into the digits', (text) => {
    const { blobs } = drawn(text, { blur: 2, tight: true })
    const small = blobs.filter((blob) => blob.bottom - blob.top < DIGIT / 2)
    expect(small).toEqual([])
    const figures = look(text, { blur: 2, tight: true })
    expect(figures && bodiesBefore(figures)).toEqual([1])
  })

  test('the band is that of the digits', () => {
    const figures = look('58')
    expect(Math.abs((figures?.top ?? 0) - (FOOT - DIGIT))).toBeLessThanOrEqual(1)
    expect(Math.abs((figures?.foot ?? 0) - FOOT)).toBeLessThanOrEqual(1)
  })

  test('flecks above the foot join nothing and are nothing', () => {
    const { page, box, blobs } = drawn('5.1')
    const fleck = { left: 40, right: 44, top: FOOT - DIGIT + 2, bottom: FOOT - DIGIT + 6, area: 16 }
    for (let y = fleck.top; y < fleck.bottom; y++)
      page.data.fill(20, y * page.width + fleck.left, y * page.width + fleck.right)
    const figures = figuresOf(page, [...blobs, fleck], box, FOOT, DIGIT)
    expect(figures?.bodies).toHaveLength(2)
    expect(figures && bodiesBefore(figures)).toEqual([1])
  })

  test('of white paper there is nothing to tell', () => {
    const { page, box } = drawn('  ')
    expect(figuresOf(page, [], box, FOOT, DIGIT)).toBeNull()
  })
})
