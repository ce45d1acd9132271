/** Weights in few bytes: of each feature three of its name's code, how many labels, and of each the label and the weight. */

/** By the code of a feature: a label and its weight, each. */
export type Weights = ReadonlyMap<number, readonly (readonly [label: number, weight: number])[]>

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
    of.length,
    ...of.flatMap(([label, weight]) => [label, weight & 255]),
  ])
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))
}

export function readWeights(packed: string): Weights {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  const weights = new Map<number, (readonly [number, number])[]>()
  for (let at = 0; at < bytes.length;) {
    const code = (view.getUint16(at) << 8) | view.getUint8(at + 2)
    const many = view.getUint8(at + codeBytes)
    at += codeBytes + 1
    weights.set(
      code,
      Array.from({ length: many }, (_, n) => [view.getUint8(at + 2 * n), view.getInt8(at + 2 * n + 1)]),
    )
    at += 2 * many
  }
  return weights
}
