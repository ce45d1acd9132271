/**
 * The orientation (tag 0x0112, 1..8) of an Exif TIFF block; 1 when absent or damaged.
 * Exif 2.32 §4.6; the block starts at the byte-order mark, after `Exif\0\0`.
 */
export function readOrientation(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  if (tiff.length < 14) return 1
  const mark = view.getUint16(0)
  if (mark !== 0x4949 && mark !== 0x4d4d) return 1
  const little = mark === 0x4949
  if (view.getUint16(2, little) !== 42) return 1
  const directory = view.getUint32(4, little)
  if (directory + 2 > tiff.length) return 1
  const entries = view.getUint16(directory, little)
  for (let i = 0; i < entries; i++) {
    const at = directory + 2 + i * 12
    if (at + 12 > tiff.length) return 1
    if (view.getUint16(at, little) !== 0x0112) continue
    const value = view.getUint16(at + 8, little)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** The smallest TIFF block that says nothing but the orientation. */
export function orientationTiff(orientation: number): Uint8Array {
  return Uint8Array.of(
    0x4d, 0x4d, 0, 42, 0, 0, 0, 8, // big-endian, first directory at 8
    0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, // one SHORT
    0, 0, 0, 0, // no further directory
  ) // prettier-ignore
}
