// Copies of a drawn page that differ in one pixel of its corner: other pictures to the store, the same to a reader.
import { crc32, deflateSync, inflateSync } from 'node:zlib'

/**
 * @param {Buffer} png of three samples of eight bits, not interlaced
 * @param {number} number of the copy, from 0: each below 16 million is another picture
 * @returns {Buffer}
 */
export function copyOf(png, number) {
  const chunks = chunksOf(png)
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ body }) => body))
  const pixels = inflateSync(data)
  // The last pixel: whatever the filter of its row, no other one is told by it.
  pixels.writeUIntBE(number, pixels.length - 3, 3)
  const at = chunks.findIndex(({ type }) => type === 'IDAT')
  const others = chunks.filter(({ type }) => type !== 'IDAT')
  others.splice(at, 0, { type: 'IDAT', body: deflateSync(pixels) })
  return Buffer.concat([png.subarray(0, 8), ...others.map(written)])
}

/** @param {Buffer} png */
function chunksOf(png) {
  const chunks = []
  for (let at = 8; at < png.length;) {
    const size = png.readUInt32BE(at)
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), body: png.subarray(at + 8, at + 8 + size) })
    at += 12 + size
  }
  return chunks
}

/** @param {{ type: string, body: Buffer }} chunk */
function written({ type, body }) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}
