import { crc32, deflateSync } from 'node:zlib'

/** A small valid PNG of noise, different for each seed. */
export function picture(seed: number, width = 96, height = width): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(height * (width + 1))
  let state = seed + 1
  for (let i = 0; i < rows.length; i += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    rows[i] = i % (width + 1) === 0 ? 0 : state >>> 24
  }
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  header.setUint8(8, 8)
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}

/** A PNG with a text chunk, as cameras and editors write them (PNG §11.3.4). */
export function withSecret(plain: Uint8Array, secret: string): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(`Comment\u0000${secret}`)
  const chunk = new Uint8Array(12 + text.length)
  new DataView(chunk.buffer).setUint32(0, text.length)
  chunk.set(new TextEncoder().encode('tEXt'), 4)
  chunk.set(text, 8)
  const bytes = new Uint8Array(plain.length + chunk.length)
  bytes.set(plain.subarray(0, 33))
  bytes.set(chunk, 33)
  bytes.set(plain.subarray(33), 33 + chunk.length)
  return bytes
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const name = new TextEncoder().encode(type)
  const frame = new DataView(new ArrayBuffer(8))
  frame.setUint32(0, data.length)
  const body = joined([name, data])
  frame.setUint32(4, crc32(body))
  const bytes = new Uint8Array(frame.buffer)
  return joined([bytes.subarray(0, 4), body, bytes.subarray(4)])
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
