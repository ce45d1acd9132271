import { expect, test } from 'vitest'
import { lightingMs, litAfter } from './lighting'

const countsOf = (lines: number) => {
  const seen = new Set<number>()
  for (let ms = 0; ms <= lightingMs(lines); ms += 1) seen.add(litAfter(ms, lines))
  return [...seen]
}

test('few lines light up one by one, 140 ms apart', () => {
  expect(countsOf(3)).toEqual([0, 1, 2, 3])
  expect(litAfter(139, 3)).toBe(0)
  expect(litAfter(140, 3)).toBe(1)
  expect(lightingMs(3)).toBe(420)
})

test.each([15, 60, 400])('%i lines take no more than two seconds, and all are lit at their end', (lines) => {
  expect(lightingMs(lines)).toBeLessThanOrEqual(2000)
  const counts = countsOf(lines)
  expect(counts.at(-1)).toBe(lines)
  expect(counts.length).toBeGreaterThan(10)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
})

test('a page without lines has nothing to light', () => {
  expect(lightingMs(0)).toBe(0)
  expect(litAfter(5000, 0)).toBe(0)
})
