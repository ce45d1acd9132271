/** The forward DCT of an 8×8 block of samples about 0 (T.81 A.3.3), separable. */
export class ForwardDct {
  private readonly basis = new Float32Array(64)
  private readonly rows = new Float32Array(64)
  private readonly out = new Float32Array(64)

  constructor() {
    for (let u = 0; u < 8; u++) {
      const c = u === 0 ? Math.SQRT1_2 : 1
      for (let x = 0; x < 8; x++) this.basis[u * 8 + x] = 0.5 * c * Math.cos(((2 * x + 1) * u * Math.PI) / 16)
    }
  }

  /** Row-major frequencies; the array is used again for the next block. */
  transform(block: Float32Array): Float32Array {
    const { basis, rows, out } = this
    for (let y = 0; y < 8; y++) {
      for (let u = 0; u < 8; u++) {
        let sum = 0
        for (let x = 0; x < 8; x++) sum += basis[u * 8 + x]! * block[y * 8 + x]!
        rows[y * 8 + u] = sum
      }
    }
    for (let v = 0; v < 8; v++) {
      for (let u = 0; u < 8; u++) {
        let sum = 0
        for (let y = 0; y < 8; y++) sum += basis[v * 8 + y]! * rows[y * 8 + u]!
        out[v * 8 + u] = sum
      }
    }
    return out
  }
}
