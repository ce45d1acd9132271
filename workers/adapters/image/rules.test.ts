import { describe, expect, it } from 'vitest'
import { greyOf } from './grey'
import type { Grey } from './grey'
import { darkerThanAround } from './ink'
import { removeRules } from './rules'

const [WIDTH, HEIGHT, LETTER] = [400, 300, 20]

interface Bar {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly light: number
}

const pageOf = (...bars: readonly Bar[]): Grey => {
  const page = greyOf(WIDTH, HEIGHT, 250)
  for (const { left, top, width, height, light } of bars) {
    for (let y = top; y < top + height; y++) page.data.fill(light, y * WIDTH + left, y * WIDTH + left + width)
  }
  return page
}

const cleaned = (page: Grey): Grey => {
  removeRules(page, darkerThanAround(page, 24, 0.16), LETTER)
  return page
}

const at = (page: Grey, x: number, y: number): number => page.data[y * WIDTH + x] as number

it('tells where writing touched a rule down the page', () => {
  const rule = { left: 100, top: 10, width: 2, height: 280, light: 20 }
  const beside = { left: 102, top: 100, width: 3, height: 12, light: 20 }
  const touchedOf = (page: Grey) => removeRules(page, darkerThanAround(page, 24, 0.16), LETTER)
  expect(touchedOf(pageOf(rule))).toEqual([])
  const touched = touchedOf(pageOf(rule, beside))
  expect(touched.length).toBeGreaterThan(8)
  expect(touched.every(([x, y]) => Math.abs(x - 101) < 3 && y >= 100 && y < 112)).toBe(true)
})

describe('ruling lines', () => {
  it.each([
    ['a black rule down the page', { left: 100, top: 10, width: 2, height: 280, light: 20 }, 100, 150],
    ['a faint streak down the page', { left: 100, top: 10, width: 2, height: 280, light: 170 }, 100, 150],
    ['a rule across the page', { left: 0, top: 150, width: 400, height: 2, light: 60 }, 80, 150],
  ])('%s is removed', (_what, rule, x, y) => {
    expect(at(cleaned(pageOf(rule)), x, y)).toBeGreaterThan(235)
  })

  it('keeps the stem of a letter that a faint streak runs through', () => {
    const streak = { left: 100, top: 10, width: 2, height: 280, light: 170 }
    const stem = { left: 99, top: 140, width: 4, height: 20, light: 30 }
    const page = cleaned(pageOf(streak, stem))
    expect([at(page, 100, 150), at(page, 102, 150)]).toEqual([30, 30])
    expect(at(page, 100, 60)).toBeGreaterThan(235)
  })

  it('keeps a stroke that crosses a black rule', () => {
    const rule = { left: 100, top: 10, width: 2, height: 280, light: 20 }
    const stroke = { left: 80, top: 150, width: 40, height: 3, light: 20 }
    expect(at(cleaned(pageOf(rule, stroke)), 100, 151)).toBe(20)
  })

  it.each([
    ['a stem as tall as a letter', { left: 100, top: 140, width: 3, height: 20, light: 30 }],
    ['a dash', { left: 100, top: 150, width: 14, height: 3, light: 30 }],
  ])('%s is none', (_what, bar) => {
    expect(at(cleaned(pageOf(bar)), 101, 151)).toBe(30)
  })
})
