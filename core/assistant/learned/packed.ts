/** Weights in few bytes: of each feature three of its name's code, how many labels, and of each the label and the weight. */

/** By the code of a feature: a label and its weight, and so on. */
export type Weights = ReadonlyMap<number, Int8Array | readonly number[]>

const codeBytes = 3
const mask = 0xff_ff_ff

/** A number that stands for a feature (FNV-1a). */
export function codeOf(feature: string): number {
  let code = 2_166_136_261
  for (let at = 0; at < feature.length; at += 1)
    code = Math.imul(code ^ feature.charCodeAt(at), 16_777_619) >>> 0
  return (code ^ (code >>> 24)) & mask
}

export function packWeights(weights: Weights): string {
  const bytes = [...weights].flatMap(([code, of]) => [
    code >>> 16,
    (code >>> 8) & 255,
    code & 255,
    of.length / 2,
    ...Array.from(of, (one) => one & 255),
  ])
  return encoded(bytes)
}

/** Rows are views of the same bytes: nothing is made of a weight before it is looked at. */
export function readWeights(packed: string): Weights {
  const bytes = decoded(packed)
  const view = new DataView(bytes.buffer)
  const weights = new Map<number, Int8Array>()
  for (let at = 0; at < bytes.length;) {
    const code = (view.getUint16(at) << 8) | view.getUint8(at + 2)
    const from = at + codeBytes + 1
    at = from + 2 * view.getUint8(at + codeBytes)
    weights.set(code, bytes.subarray(from, at))
  }
  return weights
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const bitsOfLetter = 6

/** Base64 (RFC 4648) without padding: a rule has no `btoa`. */
function encoded(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const letters = Math.min(bytes.length - at, 3) + 1
    for (let letter = 0; letter < letters; letter += 1)
      text += alphabet[(three >>> (18 - bitsOfLetter * letter)) & 63] ?? ''
  }
  return text
}

function decoded(text: string): Int8Array {
  const valueOf = new Map([...alphabet].map((letter, value) => [letter, value]))
  const letters = text.replace(/[\s=]+/g, '')
  const bytes = new Int8Array(Math.floor((letters.length * bitsOfLetter) / 8))
  let [bits, held, at] = [0, 0, 0]
  for (const letter of letters) {
    bits = ((bits << bitsOfLetter) | (valueOf.get(letter) ?? 0)) & 0xff_ff
    held += bitsOfLetter
    if (held >= 8) {
      held -= 8
      bytes[at] = (bits >>> held) & 255
      at += 1
    }
  }
  return bytes
}
