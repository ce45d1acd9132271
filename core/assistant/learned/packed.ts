/** Weights in few bytes: of each feature three of its name's code, how many labels, and of each the label and the weight. */

/** By the code of a feature: a label and its weight, and so on. */
export type Weights = ReadonlyMap<number, ArrayLike<number>>

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
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))
}

/** Rows are views of the same bytes: nothing is made of a weight before it is looked at. */
export function readWeights(packed: string): Weights {
  const letters = atob(packed)
  const bytes = new Int8Array(letters.length)
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at)
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
