import type { Component } from './components'

/** In letter heights: from here on a blob is a letter of a large heading, or part of a logo. */
export const EMBLEM = 2.2

/** The groups of blobs that are writing: without logos and barcodes. `letterHeight` is the page's usual one. */
export function written(groups: readonly Component[][], letterHeight: number): Component[][] {
  const codes = groups.filter((group) => isBarcode(group, letterHeight)).map(boundsOf)
  const isIn = (c: Component): boolean =>
    codes.some(
      (b) => c.left >= b.left && c.right <= b.right && c.top >= b.top - 2 && c.bottom <= b.bottom + 2,
    )
  return groups.filter((group) => !isEmblem(group, letterHeight) && !group.every(isIn))
}

/** By itself and much taller than the page's letters: the star of a logo, a stroke of a signature. */
function isEmblem(group: readonly Component[], letterHeight: number): boolean {
  const [only] = group
  return group.length === 1 && only !== undefined && only.bottom - only.top > letterHeight * EMBLEM
}

/** In letter heights of its neighbours: what stands at the end of a line and is taller may be part of a logo. */
const TALL = 1.6
/** Of its own height, this far below the other letters no letter hangs, however large. */
const BELOW = 0.15

/** A line's letters without the logo that was linked to them at either end: rings, bars, a shield. */
export function withoutLogo(group: readonly Component[]): readonly Component[] {
  const sorted = [...group].sort((a, b) => a.left - b.left)
  const heights = sorted.map((c) => c.bottom - c.top).sort((a, b) => a - b)
  const letterHeight = heights[heights.length >> 1] ?? 0
  const tall = (c: Component) => c.bottom - c.top > letterHeight * TALL
  const letters = sorted.filter((c) => !tall(c))
  const line = boundsOf(letters)
  const isLogo = (c: Component): boolean => {
    const [width, height] = [c.right - c.left, c.bottom - c.top]
    const below = c.bottom - line.bottom > height * BELOW
    return tall(c) && (c.area > width * height * 0.75 || (width > height * 0.6 && below))
  }
  const first = sorted.findIndex((c) => !isLogo(c))
  const last = sorted.findLastIndex((c) => !isLogo(c))
  return last - first < 3 ? group : sorted.slice(first, last + 1)
}

/** Tall solid bars and hardly anything else. */
function isBarcode(group: readonly Component[], letterHeight: number): boolean {
  const bars = group.filter((c) => {
    const [width, height] = [c.right - c.left, c.bottom - c.top]
    return height > letterHeight * 1.2 && width < height * 0.5 && c.area > width * height * 0.7
  })
  return bars.length >= 5 && bars.length >= group.length * 0.8
}

function boundsOf(group: readonly Component[]): { left: number; top: number; right: number; bottom: number } {
  return {
    left: Math.min(...group.map((c) => c.left)),
    top: Math.min(...group.map((c) => c.top)),
    right: Math.max(...group.map((c) => c.right)),
    bottom: Math.max(...group.map((c) => c.bottom)),
  }
}
