import { describe, expect, it } from 'vitest'
import type { Component } from './components'
import { dashesOf, removeDashes } from './dashes'
import { greyOf } from './grey'

const blob = (left: number, top: number, width: number, height: number): Component => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  area: width * height,
})
const run = (count: number, make: (at: number) => Component): Component[] =>
  Array.from({ length: count }, (_, at) => make(at))

describe('the dashes of broken rules', () => {
  it('are told along the page and down it', () => {
    const along = run(20, (at) => blob(10 + at * 16, 10, 9, 4))
    const down = run(20, (at) => blob(10, 30 + at * 15, 4, 9))
    expect(dashesOf([...along, ...down]).size).toBe(40)
  })

  it('are told where the rule is askew', () => {
    expect(dashesOf(run(20, (at) => blob(10 + at * 16, 10 + Math.round(at * 0.8), 9, 4))).size).toBe(20)
  })

  it('are no letters, no signs of minus of a column, and no few dashes in a row', () => {
    expect(dashesOf(run(40, (at) => blob(10 + at * 14, 10, 11, 17))).size).toBe(0)
    expect(dashesOf(run(12, (at) => blob(10, 10 + at * 30, 9, 4))).size).toBe(0)
    expect(dashesOf(run(5, (at) => blob(10 + at * 16, 10, 9, 4))).size).toBe(0)
  })

  it('are no column of ones, however closely these are set', () => {
    const ones = run(30, (at) => blob(10, 10 + at * 30, 6, 20))
    expect(removeDashes(greyOf(600, 1000, 250), new Uint8Array(600_000), ones, 20)).toHaveLength(30)
  })

  it('go from the page', () => {
    const page = greyOf(400, 60, 250)
    const ink = new Uint8Array(400 * 60)
    const dashes = run(20, (at) => blob(10 + at * 16, 10, 9, 4))
    for (const { left, right, top, bottom } of dashes)
      for (let y = top; y < bottom; y++) {
        page.data.fill(0, y * 400 + left, y * 400 + right)
        ink.fill(1, y * 400 + left, y * 400 + right)
      }
    expect(removeDashes(page, ink, dashes, 20)).toHaveLength(0)
    expect(page.data.every((light) => light > 200)).toBe(true)
    expect(ink.includes(1)).toBe(false)
  })
})
