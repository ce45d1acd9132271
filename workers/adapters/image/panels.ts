import type { Component } from './components'
import { components } from './components'
import type { Grey } from './grey'

/** Edge of a cell, in pixels, that is dark or not. */
const CELL = 8
/** A panel is darker than this share of the paper about it. */
const DARK = 0.66
/** Share of a panel's box that must be dark: white letters take little of it. */
const FILL = 0.6

/**
 * Turns dark panels with light writing (coloured heading bars) into dark writing on paper, in place.
 * `letterHeight` in pixels of the page.
 */
export function invertPanels(page: Grey, letterHeight: number): void {
  const across = Math.floor(page.width / CELL)
  const down = Math.floor(page.height / CELL)
  if (across < 4 || down < 4) return
  const light = cellLight(page, across, down)
  const paper = paperAround(light, across, down)
  const dark = Uint8Array.from(light, (value, i) => (value < (paper[i] as number) * DARK ? 1 : 0))
  for (const panel of components(dark, across, down)) {
    if (isPanel(panel, letterHeight / CELL)) invert(page, panel, paper[middle(panel, across)] as number)
  }
}

function isPanel(panel: Component, letter: number): boolean {
  const width = panel.right - panel.left
  const height = panel.bottom - panel.top
  // wider than high: a square of that kind is a logo
  return (
    height >= Math.max(2, letter) &&
    width >= 6 * letter &&
    width >= 2 * height &&
    panel.area >= FILL * width * height
  )
}

function middle(panel: Component, across: number): number {
  return ((panel.top + panel.bottom) >> 1) * across + ((panel.left + panel.right) >> 1)
}

/** How many pixels of a cell are lighter than what stands for it: a little more than its darker half. */
const LIGHTER = CELL * CELL - 1 - Math.floor(CELL * CELL * 0.6)

/** Median-like light of each cell, from its darker half, so that white letters do not lift it. */
function cellLight(page: Grey, across: number, down: number): Float32Array {
  const light = new Float32Array(across * down)
  const counts = new Uint8Array(256)
  for (let r = 0; r < down; r++) {
    for (let c = 0; c < across; c++) {
      counts.fill(0)
      for (let y = 0; y < CELL; y++) {
        const from = (r * CELL + y) * page.width + c * CELL
        for (let x = from; x < from + CELL; x++) counts[page.data[x]!]!++
      }
      let value = 255
      for (let rest = LIGHTER - counts[value]!; rest >= 0 && value > 0;) rest -= counts[--value]!
      light[r * across + c] = value
    }
  }
  return light
}

/** The paper's light about each cell: the ninth decile of coarse blocks, the brightest of those next to it. */
function paperAround(light: Float32Array, across: number, down: number): Float32Array {
  const block = 16
  const [columns, rows] = [Math.ceil(across / block), Math.ceil(down / block)]
  const coarse = new Float32Array(columns * rows)
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const values: number[] = []
      for (let y = r * block; y < Math.min(down, (r + 1) * block); y++) {
        for (let x = c * block; x < Math.min(across, (c + 1) * block); x++)
          values.push(light[y * across + x] as number)
      }
      values.sort((a, b) => a - b)
      coarse[r * columns + c] = values[Math.floor(values.length * 0.9)] ?? 0
    }
  }
  const paper = new Float32Array(across * down)
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const [r, c] = [Math.floor(y / block), Math.floor(x / block)]
      let best = 0
      for (let v = Math.max(0, r - 1); v <= Math.min(rows - 1, r + 1); v++) {
        for (let u = Math.max(0, c - 1); u <= Math.min(columns - 1, c + 1); u++) {
          best = Math.max(best, coarse[v * columns + u] as number)
        }
      }
      paper[y * across + x] = best
    }
  }
  return paper
}

function invert(page: Grey, panel: Component, paper: number): void {
  const { width, height, data } = page
  const [left, right] = [panel.left * CELL, Math.min(width, panel.right * CELL)]
  const [top, bottom] = [panel.top * CELL, Math.min(height, panel.bottom * CELL)]
  const ground = groundOf(page, left, top, right, bottom)
  const isDark = (value: number): boolean => value < (ground + paper) / 2
  if (isWriting(page, { left, top, right, bottom }, isDark)) return
  // the panel's edge lies within a cell of its box: grow each side while the line beyond is mostly dark
  const grown = grow(page, { left, top, right, bottom }, isDark)
  for (let y = grown.top; y < grown.bottom; y++) {
    for (let x = grown.left; x < grown.right; x++) {
      const value = paper + ground - (data[y * width + x] as number)
      data[y * width + x] = value < 0 ? 0 : value > 255 ? 255 : value
    }
  }
}

/** Shares of a line's pixels: from end to end a panel is dark above and below its writing, through which less is. */
const END_TO_END = { ground: 0.95, writing: 0.8 }

/** Bold letters fill their box nearly as a panel does, but no line above or below them is dark from end to end. */
function isWriting({ width, data }: Grey, box: Bounds, isDark: (value: number) => boolean): boolean {
  const { left, top, right, bottom } = box
  const shares = Array.from({ length: bottom - top }, (_, y) => {
    const row = data.subarray((top + y) * width + left, (top + y) * width + right)
    return row.reduce((sum, value) => sum + Number(isDark(value)), 0) / row.length
  })
  const third = Math.ceil(shares.length / 3)
  const [head, middle, foot] = [
    shares.slice(0, third),
    shares.slice(third, -third),
    shares.slice(-third),
  ].map((some) => Math.max(0, ...some)) as [number, number, number]
  return Math.min(head, foot) < END_TO_END.ground && middle < END_TO_END.writing
}

interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

function grow(page: Grey, bounds: Bounds, isDark: (value: number) => boolean): Bounds {
  const { width, height, data } = page
  const mostly = (from: number, step: number, n: number): boolean => {
    let dark = 0
    for (let i = 0; i < n; i++) if (isDark(data[from + i * step] as number)) dark++
    return dark > n * 0.6
  }
  const b = { ...bounds }
  for (let k = 0; k < CELL && b.top > 0 && mostly((b.top - 1) * width + b.left, 1, b.right - b.left); k++)
    b.top--
  for (
    let k = 0;
    k < CELL && b.bottom < height && mostly(b.bottom * width + b.left, 1, b.right - b.left);
    k++
  )
    b.bottom++
  for (let k = 0; k < CELL && b.left > 0 && mostly(b.top * width + b.left - 1, width, b.bottom - b.top); k++)
    b.left--
  for (
    let k = 0;
    k < CELL && b.right < width && mostly(b.top * width + b.right, width, b.bottom - b.top);
    k++
  )
    b.right++
  return b
}

/** The panel's own colour: the median of its pixels. */
function groundOf(page: Grey, left: number, top: number, right: number, bottom: number): number {
  const counts = new Uint32Array(256)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) counts[page.data[y * page.width + x] as number]!++
  }
  let rest = ((right - left) * (bottom - top)) / 2
  for (let value = 0; value < 256; value++) {
    rest -= counts[value] as number
    if (rest <= 0) return value
  }
  return 255
}
