/** Of a JPEG (ITU-T T.81 Annex B): the application segments and the comment, in which cameras write what they know. */
const firstApp = 0xe0
const lastApp = 0xef
const comment = 0xfe
const startOfScan = 0xda
/** The uses of them that say no more than how pixels are to be shown. */
const harmless = ['JFIF\0', 'JFXX\0', 'ICC_PROFILE\0', 'Adobe']

const pngSignature = '\x89PNG\r\n\x1a\n'
/** Of a PNG: words of every kind, and by which keyword they are XMP (part 3 §1.1.5) or what an editor kept of a JPEG. */
const words: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt'])
const tellingWords = ['XML:com.adobe.xmp\0', 'Raw profile type ']

/**
 * Whether a JPEG or PNG carries that in which the place where it was taken may stand, wherever in the file: Exif, XMP,
 * IPTC, a second picture. True of what is damaged; false of what is neither, which is refused when it arrives.
 */
export function tellsPlace(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegTells(bytes)
  return startsWith(bytes, 0, pngSignature) && pngTells(bytes)
}

/** Segments of marker, length (of these two bytes and the content), content. */
function jpegTells(bytes: Uint8Array): boolean {
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || marker === comment) return true
    const isApp = marker >= firstApp && marker <= lastApp
    if (isApp && !harmless.some((use) => startsWith(bytes, at + 4, use))) return true
    if (marker === startOfScan) return false
    // Before a marker there may be any number of these.
    at += marker === 0xff ? 1 : 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
  }
  return true
}

/** Chunks of length, type, content and check (W3C PNG §5.3). */
function pngTells(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = pngSignature.length; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (type === 'IEND') return false
    if (type === 'eXIf') return true
    if (words.has(type) && tellingWords.some((use) => startsWith(bytes, at + 8, use))) return true
  }
  return true
}

const startsWith = (bytes: Uint8Array, from: number, text: string): boolean =>
  [...text].every((sign, by) => bytes[from + by] === sign.charCodeAt(0))
