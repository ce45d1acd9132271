import { crc32 } from 'node:zlib'
import type { Grey } from '../image/grey'

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const greyOf8Bits = Uint8Array.of(8, 0, 0, 0, 0)
/** Filter type 1: each pixel less the one before it, which photographs compress best with for its price. */
const sub = 1

/** An 8-bit grey PNG (W3C PNG 3rd edition, §5 and §9). */
export async function encodePng({ width, height, data }: Grey): Promise<Uint8Array> {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y += 1) {
    const [from, to] = [y * width, y * (width + 1)]
    rows[to] = sub
    for (let x = 0; x < width; x += 1) rows[to + 1 + x] = data[from + x]! - (x > 0 ? data[from + x - 1]! : 0)
  }
  const size = new Uint8Array(8)
  new DataView(size.buffer).setUint32(0, width)
  new DataView(size.buffer).setUint32(4, height)
  const parts = [
    signature,
    ...chunk('IHDR', [size, greyOf8Bits]),
    ...chunk('IDAT', [await deflate(rows)]),
    ...chunk('IEND', []),
  ]
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function chunk(type: string, body: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer>[] {
  const name = new TextEncoder().encode(type)
  const length = body.reduce((sum, part) => sum + part.length, 0)
  const check = [name, ...body].reduce((crc, part) => crc32(part, crc), 0)
  return [bytesOf(length), name, ...body, bytesOf(check)]
}

function bytesOf(number: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, number)
  return bytes
}

async function deflate(rows: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
