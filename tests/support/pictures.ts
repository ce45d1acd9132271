import { crc32, deflateSync } from 'node:zlib'

/** A small valid PNG of noise, different for each seed. */
export function picture(seed: number, edge = 96): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(edge * (edge + 1))
  let state = seed + 1
  for (let i = 0; i < rows.length; i += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    rows[i] = i % (edge + 1) === 0 ? 0 : state >>> 24
  }
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, edge)
  header.setUint32(4, edge)
  header.setUint8(8, 8)
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ])
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
