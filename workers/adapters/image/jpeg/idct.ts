/** Where the k-th coefficient of the zigzag order stands in an 8×8 block, row-major (T.81 Figure 5). */
export const ZIGZAG = Uint8Array.of(
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5,
  12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51,
  58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
) // prettier-ignore

/** Edge in samples that a block is decoded to. */
export type BlockEdge = 1 | 2 | 4 | 8

/**
 * The inverse DCT of the low `edge`×`edge` coefficients, which is the block scaled by edge/8 without
 * ever being decoded whole. Separable; rows and columns of zeroes are not visited.
 */
export class InverseDct {
  private readonly basis: Float32Array
  private readonly columns: Float32Array

  constructor(readonly edge: BlockEdge) {
    this.basis = new Float32Array(edge * edge)
    this.columns = new Float32Array(edge * edge)
    for (let x = 0; x < edge; x++) {
      for (let u = 0; u < edge; u++) {
        const c = u === 0 ? Math.SQRT1_2 : 1
        this.basis[x * edge + u] = 0.5 * c * Math.cos(((2 * x + 1) * u * Math.PI) / (2 * edge))
      }
    }
  }

  /**
   * `block`: dequantised coefficients, row-major with stride 8, none beyond row `maxV` or column `maxU`.
   * Adds `weight` times the samples (centred on 0) to `out`.
   */
  add(
    block: Float32Array,
    maxU: number,
    maxV: number,
    weight: number,
    out: Float32Array,
    at: number,
    stride: number,
  ): void {
    const { edge, basis, columns } = this
    const lastU = Math.min(maxU, edge - 1)
    const lastV = Math.min(maxV, edge - 1)
    if (lastU === 0 && lastV === 0) {
      const flat = (block[0] as number) * 0.125 * weight
      for (let y = 0; y < edge; y++) for (let x = 0; x < edge; x++) out[at + y * stride + x]! += flat
      return
    }
    for (let u = 0; u <= lastU; u++) {
      for (let y = 0; y < edge; y++) {
        let sum = 0
        for (let v = 0; v <= lastV; v++) sum += (basis[y * edge + v] as number) * (block[v * 8 + u] as number)
        columns[y * edge + u] = sum * weight
      }
    }
    for (let y = 0; y < edge; y++) {
      const row = y * edge
      for (let x = 0; x < edge; x++) {
        let sum = 0
        for (let u = 0; u <= lastU; u++) sum += (basis[x * edge + u] as number) * (columns[row + u] as number)
        out[at + y * stride + x]! += sum
      }
    }
  }
}
