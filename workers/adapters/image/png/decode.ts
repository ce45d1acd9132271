import { Unzlib } from 'fflate'
import type { Grey } from '../grey'
import { greyOf } from '../grey'
import type { Plane } from '../plane'
import { Refused } from '../refusal'
import { AreaScaler, fitWithin } from '../scaler'
import { chunks } from './chunks'
import type { PngHeader } from './header'
import { channelsOf, readPngHeader } from './header'
import type { Pass } from './passes'
import { passesOf } from './passes'
import { lineReader, paperOf } from './samples'
import { unfilter } from './unfilter'

/** Bytes given to the inflater at a time: at deflate's best ratio (1032:1) 8 MB come out of one slice. */
const SLICE = 8192
/** Of a picture that breaks off, this share of its lines must be there for it to count as whole. */
const ENOUGH = 0.98

/**
 * A plane of the picture, long edge at most `limit`, inflated and shrunk row by row. Null where the picture has no
 * colour. Throws `Refused`.
 */
export function decodePng(bytes: Uint8Array, limit: number, plane: Plane): Grey | null {
  const header = readPngHeader(bytes)
  if (!header.ok) throw new Refused(header.error)
  if (plane !== 'y' && header.value.colour.startsWith('grey')) return null
  const lines = new LineBuffer(header.value, bytes, limit, plane)
  const inflater = new Unzlib((chunk) => lines.push(chunk))
  try {
    for (const chunk of chunks(bytes)) {
      if (chunk.type !== 'IDAT') continue
      for (let at = chunk.from; at < chunk.to && !lines.done; at += SLICE) {
        inflater.push(bytes.subarray(at, Math.min(chunk.to, at + SLICE)))
      }
    }
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused('damaged_image')
  }
  return lines.finish()
}

/** Gathers inflated bytes into scanlines and sends each on as grey samples. */
class LineBuffer {
  private readonly passes: readonly Pass[]
  private readonly step: number
  private readonly bitsPerPixel: number
  private readonly read: ReturnType<typeof lineReader>
  private readonly scaler: AreaScaler
  /** The whole picture, only where passes interleave. */
  private readonly whole: Grey | null
  private readonly samples: Uint8Array
  private pass = 0
  private row = 0
  private filter = -1
  private filled = 0
  private linesRead = 0
  private line = new Uint8Array(0)
  private above = new Uint8Array(0)

  constructor(
    private readonly header: PngHeader,
    bytes: Uint8Array,
    limit: number,
    plane: Plane,
  ) {
    const { width, height, depth, interlaced } = header
    this.bitsPerPixel = depth * channelsOf(header.colour)
    this.step = Math.max(1, this.bitsPerPixel >> 3)
    this.passes = passesOf(width, height, interlaced)
    let palette: Uint8Array | null = null
    let transparency: Uint8Array | null = null
    for (const chunk of chunks(bytes)) {
      if (chunk.type === 'PLTE') palette = bytes.subarray(chunk.from, chunk.to)
      if (chunk.type === 'tRNS') transparency = bytes.subarray(chunk.from, chunk.to)
    }
    if (header.colour === 'palette' && !palette) throw new Refused('damaged_image')
    this.read = lineReader(header, palette, transparency, plane)
    const size = fitWithin(width, height, limit)
    this.scaler = new AreaScaler(width, height, size.width, size.height)
    this.whole = interlaced ? greyOf(width, height, paperOf(plane)) : null
    this.samples = new Uint8Array(width)
    this.startPass()
  }

  get done(): boolean {
    return this.pass >= this.passes.length
  }

  push(chunk: Uint8Array): void {
    let at = 0
    while (at < chunk.length && !this.done) {
      if (this.filter < 0) {
        this.filter = chunk[at++] as number
        continue
      }
      const n = Math.min(chunk.length - at, this.line.length - this.filled)
      this.line.set(chunk.subarray(at, at + n), this.filled)
      this.filled += n
      at += n
      if (this.filled === this.line.length) this.endLine()
    }
  }

  finish(): Grey {
    const total = this.passes.reduce((sum, pass) => sum + pass.height, 0)
    if (this.linesRead < total * ENOUGH) throw new Refused('truncated_image')
    if (this.whole) {
      for (let y = 0; y < this.whole.height; y++) this.scaler.row(this.whole.data, y * this.whole.width)
    }
    return this.scaler.finish()
  }

  private startPass(): void {
    const width = this.passes[this.pass]?.width ?? 0
    const bytes = Math.ceil((width * this.bitsPerPixel) / 8)
    this.line = new Uint8Array(bytes)
    this.above = new Uint8Array(bytes)
    this.row = 0
  }

  private endLine(): void {
    const pass = this.passes[this.pass] as Pass
    unfilter(this.filter, this.line, this.above, this.step)
    this.read(this.line, pass.width, this.samples)
    this.place(pass)
    ;[this.line, this.above] = [this.above, this.line]
    this.filter = -1
    this.filled = 0
    this.linesRead++
    if (++this.row === pass.height) {
      this.pass++
      this.startPass()
    }
  }

  private place(pass: Pass): void {
    if (!this.whole) {
      this.scaler.row(this.samples, 0)
      return
    }
    const base = (pass.y0 + this.row * pass.dy) * this.header.width + pass.x0
    for (let x = 0; x < pass.width; x++) this.whole.data[base + x * pass.dx] = this.samples[x] as number
  }
}
