import { expect, test } from 'vitest'
import { greyOf, type Grey } from './grey'
import { findSheet } from './sheet'

const [width, height] = [620, 880]

function fill({ data }: Grey, [left, top, right, bottom]: readonly number[], light: number): void {
  for (let y = top!; y < bottom!; y++) for (let x = left!; x < right!; x++) data[y * width + x] = light
}

test('a dark band across a scan, with the margin of the page around it, is no edge of a sheet', () => {
  const scan = greyOf(width, height, 255)
  // A pink head with its dark row of titles, as a record book has.
  fill(scan, [30, 30, 590, 150], 215)
  fill(scan, [30, 150, 590, 172], 90)
  expect(findSheet(scan)).toBeNull()
})

test('a heading in white on a colour, up to the borders of the picture, belongs to the page', () => {
  const screen = greyOf(width, height, 250)
  fill(screen, [0, 0, width, 90], 70)
  for (let x = 400; x < 560; x += 16) fill(screen, [x, 30, x + 8, 56], 255)
  expect(findSheet(screen)).toBeNull()
  // Without writing it may be the dark margin of a scan.
  fill(screen, [0, 0, width, 90], 70)
  expect([...(findSheet(screen)?.seen ?? [])]).toEqual(['top'])
})

test('a letterhead on a colour with darker writing, and a rule under its details, are no edges of a sheet', () => {
  const yellow = greyOf(width, height, 255)
  fill(yellow, [0, 0, width, 40], 190)
  for (let x = 40; x < 200; x += 16) fill(yellow, [x, 10, x + 8, 30], 40)
  expect(findSheet(yellow)).toBeNull()
  const ruled = greyOf(width, height, 255)
  fill(ruled, [0, 0, width, 150], 80)
  for (let x = 80; x < 300; x += 16) fill(ruled, [x, 50, x + 10, 90], 255)
  // The patient's details, between the letterhead and a rule.
  fill(ruled, [20, 219, 600, 223], 60)
  expect(findSheet(ruled)).toBeNull()
})

test('a sheet on a dark table is found on all its sides', () => {
  const photograph = greyOf(width, height, 60)
  fill(photograph, [50, 60, 570, 820], 240)
  const sheet = findSheet(photograph)
  expect([...(sheet?.seen ?? [])].sort()).toEqual(['bottom', 'left', 'right', 'top'])
  for (const [at, [x, y]] of [
    [50, 60],
    [570, 60],
    [570, 820],
    [50, 820],
  ].entries()) {
    expect(Math.abs((sheet?.corners[at as 0][0] ?? 0) - x!)).toBeLessThan(8)
    expect(Math.abs((sheet?.corners[at as 0][1] ?? 0) - y!)).toBeLessThan(8)
  }
})
