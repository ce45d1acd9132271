import type { Grey } from './grey'
import { greyOf } from './grey'

/** What a decoder hands its rows to, top to bottom. */
export interface RowSink {
  row(samples: Float32Array | Uint8Array, from: number): void
}

/**
 * Shrinks rows as they come (area average), so that a large picture is never held whole.
 * With equal sizes it copies.
 */
export class AreaScaler implements RowSink {
  readonly out: Grey
  private readonly sums: Float32Array
  private readonly first: Int32Array
  private readonly share: Float32Array
  private y = 0
  private outY = 0
  private readonly stepY: number

  constructor(
    private readonly width: number,
    private readonly height: number,
    outWidth: number,
    outHeight: number,
  ) {
    this.out = greyOf(outWidth, outHeight)
    this.sums = new Float32Array(outWidth)
    this.stepY = height / outHeight
    const step = width / outWidth
    // each input column gives `share` of itself to output column `first`, the rest to the next one
    this.first = new Int32Array(width)
    this.share = new Float32Array(width)
    for (let x = 0; x < width; x++) {
      const column = Math.min(outWidth - 1, Math.floor(x / step + 1e-6))
      const edge = (column + 1) * step
      this.first[x] = column
      this.share[x] = Math.max(0, Math.min(1, edge - x))
    }
  }

  row(samples: Float32Array | Uint8Array, from: number): void {
    if (this.y >= this.height || this.outY >= this.out.height) return
    const bottom = (this.outY + 1) * this.stepY
    const part = Math.max(0, Math.min(1, bottom - this.y))
    this.spread(samples, from, part)
    this.y++
    if (this.y >= bottom - 1e-6) {
      this.emit()
      if (part < 1 - 1e-6) this.spread(samples, from, 1 - part)
    }
  }

  /** Fills what is missing at the foot with the last row that came. */
  finish(): Grey {
    const { out } = this
    for (; this.outY > 0 && this.outY < out.height; this.outY++) {
      out.data.copyWithin(this.outY * out.width, (this.outY - 1) * out.width, this.outY * out.width)
    }
    return out
  }

  private spread(samples: Float32Array | Uint8Array, from: number, weight: number): void {
    const { sums, first, share, width } = this
    const last = this.out.width - 1
    for (let x = 0; x < width; x++) {
      const value = (samples[from + x] as number) * weight
      const column = first[x] as number
      const kept = share[x] as number
      sums[column]! += value * kept
      if (kept < 1 && column < last) sums[column + 1]! += value * (1 - kept)
    }
  }

  private emit(): void {
    const { out, sums } = this
    const area = (this.width / out.width) * this.stepY
    const row = this.outY * out.width
    for (let x = 0; x < out.width; x++) {
      const value = (sums[x] as number) / area + 0.5
      out.data[row + x] = value < 0 ? 0 : value > 255 ? 255 : value
    }
    sums.fill(0)
    this.outY++
  }
}

/** The size, long edge at most `limit`, that a picture is decoded to. */
export function fitWithin(width: number, height: number, limit: number): { width: number; height: number } {
  const scale = Math.min(1, limit / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
