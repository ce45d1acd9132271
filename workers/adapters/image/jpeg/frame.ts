import { Refused } from '../refusal'
import { HuffmanTable } from './huffman'

export interface Component {
  readonly id: number
  readonly h: number
  readonly v: number
  readonly quantization: number
  /** Samples of this component across and down. */
  readonly width: number
  readonly height: number
  /** Blocks across and down in a scan of its own, and padded to whole MCUs. */
  readonly blocksAcross: number
  readonly blocksDown: number
  readonly paddedAcross: number
  readonly paddedDown: number
}

export interface Frame {
  readonly progressive: boolean
  readonly width: number
  readonly height: number
  readonly mcusAcross: number
  readonly mcusDown: number
  readonly components: readonly Component[]
}

/** Parses SOFn (T.81 B.2.2). */
export function parseFrame(data: Uint8Array, progressive: boolean): Frame {
  const at = (i: number): number => {
    const byte = data[i]
    if (byte === undefined) throw new Refused('damaged_image')
    return byte
  }
  if (at(0) !== 8) throw new Refused('unsupported_image')
  const height = (at(1) << 8) | at(2)
  const width = (at(3) << 8) | at(4)
  const n = at(5)
  if (n !== 1 && n !== 3) throw new Refused('unsupported_image') // CMYK, YCCK
  const raw = Array.from({ length: n }, (_, i) => {
    const [id, hv, quantization] = [at(6 + i * 3), at(7 + i * 3), at(8 + i * 3)]
    const [h, v] = n === 1 ? [1, 1] : [hv >> 4, hv & 15]
    if (h < 1 || h > 4 || v < 1 || v > 4 || quantization > 3) throw new Refused('damaged_image')
    return { id, h, v, quantization }
  })
  const hMax = Math.max(...raw.map((c) => c.h))
  const vMax = Math.max(...raw.map((c) => c.v))
  const mcusAcross = Math.ceil(width / (8 * hMax))
  const mcusDown = Math.ceil(height / (8 * vMax))
  const components = raw.map((c) => {
    const w = Math.ceil((width * c.h) / hMax)
    const h = Math.ceil((height * c.v) / vMax)
    return {
      ...c,
      width: w,
      height: h,
      blocksAcross: Math.ceil(w / 8),
      blocksDown: Math.ceil(h / 8),
      paddedAcross: mcusAcross * c.h,
      paddedDown: mcusDown * c.v,
    }
  })
  return { progressive, width, height, mcusAcross, mcusDown, components }
}

/** Quantisation (zigzag order) and Huffman tables as the segments so far have set them. */
export interface Tables {
  readonly quantization: (Float32Array | undefined)[]
  readonly dc: (HuffmanTable | undefined)[]
  readonly ac: (HuffmanTable | undefined)[]
}

/** DQT, T.81 B.2.4.1. */
export function parseQuantization(data: Uint8Array, into: Tables): void {
  for (let i = 0; i < data.length;) {
    const head = data[i++] as number
    const wide = head >> 4 !== 0
    if (i + (wide ? 128 : 64) > data.length || (head & 15) > 3) throw new Refused('damaged_image')
    const table = new Float32Array(64)
    for (let k = 0; k < 64; k++) {
      table[k] = wide ? ((data[i] as number) << 8) | (data[i + 1] as number) : (data[i] as number)
      i += wide ? 2 : 1
    }
    into.quantization[head & 15] = table
  }
}

/** DHT, T.81 B.2.4.2. */
export function parseHuffman(data: Uint8Array, into: Tables): void {
  for (let i = 0; i + 17 <= data.length;) {
    const head = data[i] as number
    const counts = data.subarray(i + 1, i + 17)
    const total = counts.reduce((sum, n) => sum + n, 0)
    i += 17
    if (total > 256 || i + total > data.length || (head & 15) > 3 || head >> 4 > 1) {
      throw new Refused('damaged_image')
    }
    const table = new HuffmanTable(counts, data.subarray(i, i + total))
    if (head >> 4 === 0) into.dc[head & 15] = table
    else into.ac[head & 15] = table
    i += total
  }
}
