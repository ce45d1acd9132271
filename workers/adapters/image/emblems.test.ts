import { describe, expect, it } from 'vitest'
import type { Component } from './components'
import { findSegments } from './segments'

const LETTER = 26

/** A blob that fills `fill` of its box. */
const blob = (left: number, top: number, width: number, height: number, fill = 0.5): Component => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  area: Math.round(width * height * fill),
})

/** A line of `count` letters that stand on `foot`. */
const line = (left: number, foot: number, count: number, height = LETTER): Component[] =>
  Array.from({ length: count }, (_, i) => blob(left + i * height, foot - height, height * 0.7, height))

const places = (blobs: readonly Component[]): number[][] =>
  findSegments(blobs, LETTER)
    .map(({ left, foot, letters }) => [left, foot, letters])
    .sort((a, b) => (a[1] as number) - (b[1] as number))

describe('what is no writing', () => {
  it('a logo beside two lines joins neither', () => {
    const star = blob(100, 110, 90, 95)
    expect(places([star, ...line(270, 158, 8, 44), ...line(220, 205, 12)])).toEqual([
      [270, 158, 8],
      [220, 205, 12],
    ])
  })

  it('what of a logo was linked to the letters beside it goes: rings that hang below them, bars', () => {
    const rings = blob(100 + 12 * 44, 130, 96, 84, 0.5)
    const bars = [45, 65, 85].map((tall, i) => blob(100 + (12 + i) * LETTER, 302 - tall, 18, tall, 0.95))
    expect(places([...line(100, 160, 12, 44), rings])).toEqual([[100, 160, 12]])
    expect(places([...line(100, 300, 12), ...bars])).toEqual([[100, 300, 12]])
    // A bracket and a large first letter stay.
    const bracket = blob(60, 128, 12, 44, 0.4)
    const first = blob(50, 258, 34, 42, 0.45)
    expect(places([bracket, ...line(100, 160, 9), first, ...line(100, 300, 9)])).toEqual([
      [60, 160, 10],
      [50, 300, 10],
    ])
  })

  it('bars beside a heading and the line under it link the two no more', () => {
    const bars = [32, 56, 76].map((tall, i) => blob(100 + 10 * 40 + i * 32, 205 - tall, 18, tall, 0.97))
    expect(places([...line(100, 150, 10, 40), ...line(110, 190, 15), ...bars.slice(1)])).toEqual([
      [100, 150, 10],
      [110, 190, 15],
    ])
  })

  it('a barcode, and what thin bars leave of it', () => {
    const bars = [0, 20, 34, 52, 70, 90].map((x) => blob(100 + x, 100, 9, 64, 0.95))
    const remains = blob(129, 102, 3, 28, 0.9)
    expect(places([...bars, remains, ...line(400, 160, 5)])).toEqual([[400, 160, 5]])
  })

  it('a large heading is writing', () => {
    expect(places([...line(100, 160, 6, 70), ...line(100, 300, 9)])).toEqual([
      [100, 160, 6],
      [100, 300, 9],
    ])
  })
})
