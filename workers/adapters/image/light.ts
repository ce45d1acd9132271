import type { Grey } from './grey'
import { greyOf } from './grey'

/** Edge of a tile in pixels of the reading frame: some line heights, so that each tile sees paper. */
const TILE = 48

/**
 * Evens the light: each pixel over the paper's brightness about it, the paper going to white.
 * The paper's brightness is the upper part of each tile, the brightest of its neighbours where a tile
 * is covered, and smoothly interpolated between tiles.
 */
export function evenLight(picture: Grey, tile = TILE): Grey {
  const paper = paperLight(picture, tile)
  const { width, height, data } = picture
  const out = greyOf(width, height)
  const columns = new Int32Array(width)
  const shares = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const at = Math.max(0, Math.min(paper.across - 1, (x + 0.5) / tile - 0.5))
    columns[x] = Math.min(paper.across - 2, Math.floor(at))
    if (paper.across < 2) columns[x] = 0
    shares[x] = at - (columns[x] as number)
  }
  const right = paper.across > 1 ? 1 : 0
  for (let y = 0; y < height; y++) {
    const at = Math.max(0, Math.min(paper.down - 1, (y + 0.5) / tile - 0.5))
    const row = Math.max(0, Math.min(paper.down - 2, Math.floor(at)))
    const part = at - row
    const upper = row * paper.across
    const lower = paper.down > 1 ? upper + paper.across : upper
    for (let x = 0; x < width; x++) {
      const c = columns[x] as number
      const s = shares[x] as number
      const a = (paper.light[upper + c] as number) * (1 - s) + (paper.light[upper + c + right] as number) * s
      const b = (paper.light[lower + c] as number) * (1 - s) + (paper.light[lower + c + right] as number) * s
      const value = ((data[y * width + x] as number) * 250) / (a * (1 - part) + b * part)
      out.data[y * width + x] = value > 255 ? 255 : value
    }
  }
  return out
}

interface PaperLight {
  readonly across: number
  readonly down: number
  readonly light: Float32Array
}

function paperLight(picture: Grey, tile: number): PaperLight {
  const across = Math.max(1, Math.ceil(picture.width / tile))
  const down = Math.max(1, Math.ceil(picture.height / tile))
  const raw = new Float32Array(across * down)
  for (let r = 0; r < down; r++) {
    for (let c = 0; c < across; c++) raw[r * across + c] = upperLight(picture, c * tile, r * tile, tile)
  }
  const filled = spread(raw, across, down, (values) => {
    values.sort((p, q) => p - q)
    return values[Math.floor(values.length * 0.75)] as number
  })
  const light = spread(filled, across, down, (values) => values.reduce((p, q) => p + q, 0) / values.length)
  return { across, down, light: light.map((v) => Math.max(16, v)) }
}

/** The brightness that a fifth of the tile's pixels exceed. */
function upperLight(picture: Grey, left: number, top: number, tile: number): number {
  const counts = new Uint32Array(256)
  const right = Math.min(picture.width, left + tile)
  const bottom = Math.min(picture.height, top + tile)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) counts[picture.data[y * picture.width + x] as number]!++
  }
  let rest = (right - left) * (bottom - top) * 0.2
  for (let value = 255; value > 0; value--) {
    rest -= counts[value] as number
    if (rest <= 0) return value
  }
  return 0
}

/** Each tile's value from its 3×3 neighbourhood. */
function spread(
  from: Float32Array,
  across: number,
  down: number,
  pick: (values: number[]) => number,
): Float32Array {
  const out = new Float32Array(from.length)
  for (let r = 0; r < down; r++) {
    for (let c = 0; c < across; c++) {
      const values: number[] = []
      for (let y = Math.max(0, r - 1); y <= Math.min(down - 1, r + 1); y++) {
        for (let x = Math.max(0, c - 1); x <= Math.min(across - 1, c + 1); x++) {
          values.push(from[y * across + x] as number)
        }
      }
      out[r * across + c] = pick(values)
    }
  }
  return out
}
