import type { Component } from './components'
import type { Grey } from './grey'
import { soften } from './soften'

/** A page is speckled where its bare paper holds this many dots for each letter, and this many at all. */
const SPECKLED = { each: 0.5, least: 500 }
/** Nothing larger than this share of the letters' height squared is a speck: there points begin. */
const LARGEST = 0.025
/** What stands nearer to a letter, in letter heights, can be its dot, its point or a worn part of it. */
const APART = 0.35
const PAPER = 250

/**
 * Removes the specks of a fax from a page, in place: dots of the size that its bare paper is strewn with, where no
 * letter is near; and smooths what is left. Returns the blobs that remain. `blobs` are all of the page's ink, `ink`
 * its bitmap.
 */
export function removeSpecks(
  page: Grey,
  ink: Uint8Array,
  blobs: readonly Component[],
  letterHeight: number,
): readonly Component[] {
  const letters = blobs.filter((b) => heightOf(b) > letterHeight * 0.5 && heightOf(b) < letterHeight * 2.5)
  const dots = blobs.filter((b) => heightOf(b) < letterHeight * 0.3 && b.right - b.left < letterHeight * 0.3)
  const near = coarseMap(page, letters, letterHeight)
  const bare = dots.filter((b) => !near(b))
  if (bare.length < Math.max(SPECKLED.least, letters.length * SPECKLED.each)) return blobs
  const areas = bare.map((b) => b.area).sort((a, b) => a - b)
  const usual = areas[Math.floor(areas.length * 0.99)] as number
  const largest = Math.min(usual + 1, LARGEST * letterHeight ** 2)
  const reach = Math.round(letterHeight * APART)
  const writing = withoutDots(page, ink, dots)
  const specks = new Set(dots.filter((b) => b.area <= largest && isBare(page, writing, b, reach)))
  for (const speck of specks) wipe(page, ink, speck)
  // the same noise frays the letters' edges
  soften(page)
  soften(page)
  return blobs.filter((b) => !specks.has(b))
}

const heightOf = (b: Component): number => b.bottom - b.top

function withoutDots({ width }: Grey, ink: Uint8Array, dots: readonly Component[]): Uint8Array {
  const writing = ink.slice()
  for (const { left, right, top, bottom } of dots) {
    for (let y = top; y < bottom; y++) writing.fill(0, y * width + left, y * width + right)
  }
  return writing
}

function isBare({ width, height }: Grey, writing: Uint8Array, b: Component, reach: number): boolean {
  const [from, to] = [Math.max(0, b.left - reach), Math.min(width, b.right + reach)]
  for (let y = Math.max(0, b.top - reach); y < Math.min(height, b.bottom + reach); y++) {
    if (writing.subarray(y * width + from, y * width + to).includes(1)) return false
  }
  return true
}

/** Tells whether a letter stands in the same or a neighbouring square of a letter's height. */
function coarseMap(
  page: Grey,
  letters: readonly Component[],
  letterHeight: number,
): (dot: Component) => boolean {
  const across = Math.ceil(page.width / letterHeight) + 2
  const down = Math.ceil(page.height / letterHeight) + 2
  const taken = new Uint8Array(across * down)
  const cell = (at: number): number => Math.floor(at / letterHeight) + 1
  for (const { left, right, top, bottom } of letters) {
    for (let y = cell(top) - 1; y <= Math.min(down - 1, cell(bottom) + 1); y++) {
      for (let x = cell(left) - 1; x <= Math.min(across - 1, cell(right) + 1); x++) taken[y * across + x] = 1
    }
  }
  return (dot) => taken[cell(dot.top) * across + cell(dot.left)] === 1
}

/** Paper where the blob was, and at the frayed edge around it; in place. */
export function wipe(page: Grey, ink: Uint8Array, { left, right, top, bottom }: Component): void {
  for (let y = Math.max(0, top - 1); y < Math.min(page.height, bottom + 1); y++) {
    for (let x = Math.max(0, left - 1); x < Math.min(page.width, right + 1); x++) {
      const pixel = y * page.width + x
      const inside = y >= top && y < bottom && x >= left && x < right
      if (!inside && ink[pixel] === 1) continue
      ink[pixel] = 0
      page.data[pixel] = Math.max(page.data[pixel] as number, PAPER)
    }
  }
}
