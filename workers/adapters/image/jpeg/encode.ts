import type { Grey } from '../grey'
import { ForwardDct } from './forward-dct'
import { ZIGZAG } from './idct'
import { BitWriter } from './bit-writer'
import { acLuminance, codesOf, dcLuminance, type HuffmanCodes, type HuffmanSpec } from './standard-tables'

/** T.81 Tables K.1 and K.2, row-major: how coarsely each frequency of light and of colour may be told at quality 50. */
const luminance = Uint8Array.of(
  16, 11, 10, 16, 24, 40, 51, 61,
  12, 12, 14, 19, 26, 58, 60, 55,
  14, 13, 16, 24, 40, 57, 69, 56,
  14, 17, 22, 29, 51, 87, 80, 62,
  18, 22, 37, 56, 68, 109, 103, 77,
  24, 35, 55, 64, 81, 104, 113, 92,
  49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
) // prettier-ignore
const chrominance = new Uint8Array(64).fill(99)
chrominance.set([17, 18, 24, 47], 0)
chrominance.set([18, 21, 26, 66], 8)
chrominance.set([24, 26, 56], 16)
chrominance.set([47, 66], 24)

const dc = codesOf(dcLuminance)
const ac = codesOf(acLuminance)

/** Of half the picture's width and height, rounded up. */
export type Chroma = readonly [cb: Grey, cr: Grey]

/**
 * A baseline JPEG (ITU-T T.81, JFIF 1.02), grey or in colour: each plane is a scan of its own.
 * `quality`: 1..100, as the IJG library scales Tables K.1 and K.2.
 */
export function encodeJpeg(
  picture: Grey,
  quality: number,
  chroma: Chroma | null = null,
): Uint8Array<ArrayBuffer> {
  const planes = [picture, ...(chroma ?? [])]
  const steps = [scaled(luminance, quality), ...(chroma ? [scaled(chrominance, quality)] : [])]
  const bits = new BitWriter()
  writeHeader(bits, picture, steps, planes.length)
  planes.forEach((plane, index) => writeScan(bits, plane, index, steps[Math.min(index, 1)]!))
  bits.bytes(0xff, 0xd9)
  return bits.done()
}

function writeScan(bits: BitWriter, picture: Grey, index: number, steps: Uint8Array): void {
  bits.segment(0xda, [1, index + 1, 0x00, 0, 63, 0])
  const dct = new ForwardDct()
  const block = new Float32Array(64)
  let before = 0
  for (let y = 0; y < picture.height; y += 8) {
    for (let x = 0; x < picture.width; x += 8) {
      takeBlock(picture, x, y, block)
      before = writeBlock(bits, dct.transform(block), steps, before)
    }
  }
  bits.pad()
}

function scaled(table: Uint8Array, quality: number): Uint8Array {
  const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality
  return table.map((step) => Math.min(255, Math.max(1, Math.round((step * scale) / 100))))
}

/** Samples about 0; beyond the picture's edge its last row and column go on. */
function takeBlock({ data, width, height }: Grey, left: number, top: number, block: Float32Array): void {
  for (let y = 0; y < 8; y++) {
    const row = Math.min(top + y, height - 1) * width
    for (let x = 0; x < 8; x++) block[y * 8 + x] = data[row + Math.min(left + x, width - 1)]! - 128
  }
}

/** One block (T.81 F.1.2); returns its DC, which the next one is told against. */
function writeBlock(bits: BitWriter, frequencies: Float32Array, steps: Uint8Array, before: number): number {
  const level = (k: number) => Math.round(frequencies[ZIGZAG[k]!]! / steps[ZIGZAG[k]!]!)
  const flat = level(0)
  writeValue(bits, dc, 0, flat - before)
  let zeroes = 0
  for (let k = 1; k < 64; k++) {
    const value = level(k)
    if (value === 0) {
      zeroes++
      continue
    }
    for (; zeroes > 15; zeroes -= 16) bits.put(ac.code[0xf0]!, ac.length[0xf0]!)
    writeValue(bits, ac, zeroes, value)
    zeroes = 0
  }
  if (zeroes > 0) bits.put(ac.code[0]!, ac.length[0]!)
  return flat
}

function writeValue(bits: BitWriter, codes: HuffmanCodes, zeroes: number, value: number): void {
  const size = 32 - Math.clz32(Math.abs(value))
  const symbol = (zeroes << 4) | size
  bits.put(codes.code[symbol]!, codes.length[symbol]!)
  if (size > 0) bits.put(value < 0 ? value + (1 << size) - 1 : value, size)
}

function writeHeader(
  bits: BitWriter,
  { width, height }: Grey,
  steps: readonly Uint8Array[],
  planes: number,
): void {
  bits.bytes(0xff, 0xd8)
  // JFIF 1.02, no unit of density, no thumbnail.
  bits.segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 0, 0, 1, 0, 1, 0, 0])
  steps.forEach((table, at) => bits.segment(0xdb, [at, ...Array.from(ZIGZAG, (place) => table[place]!)]))
  const components = Array.from({ length: planes }, (_, index) =>
    // Light at every pixel, colour at every second one of every second row.
    [index + 1, planes > 1 && index === 0 ? 0x22 : 0x11, Math.min(index, 1)],
  )
  const size = [height >> 8, height & 255, width >> 8, width & 255]
  bits.segment(0xc0, [8, ...size, planes, ...components.flat()])
  bits.segment(0xc4, tableOf(0x00, dcLuminance))
  bits.segment(0xc4, tableOf(0x10, acLuminance))
}

const tableOf = (place: number, { counts, symbols }: HuffmanSpec): number[] => [place, ...counts, ...symbols]
