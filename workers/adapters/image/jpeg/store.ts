import type { Component } from './frame'
import type { BlockEdge } from './idct'
import { ZIGZAG } from './idct'

/**
 * Quantised coefficients of one component of a progressive picture. Only the low `edge`×`edge` of each
 * block are kept; of the others just whether they are zero, which refinement scans need (T.81 G.1.2.3).
 */
export class CoefficientStore {
  /** Zigzag index → place in the block's kept values, or -1. */
  private readonly slot = new Int8Array(64)
  private readonly size: number
  readonly values: Int16Array
  private readonly known: Uint8Array | null

  constructor(
    readonly component: Component,
    readonly edge: BlockEdge,
  ) {
    const blocks = component.paddedAcross * component.paddedDown
    this.size = edge * edge
    for (let k = 0; k < 64; k++) {
      const [row, column] = [(ZIGZAG[k] as number) >> 3, (ZIGZAG[k] as number) & 7]
      this.slot[k] = row < edge && column < edge ? row * edge + column : -1
    }
    this.values = new Int16Array(blocks * this.size)
    this.known = edge === 8 ? null : new Uint8Array(blocks * 8)
  }

  get(block: number, k: number): number {
    const slot = this.slot[k] as number
    if (slot >= 0) return this.values[block * this.size + slot] as number
    return ((this.known as Uint8Array)[block * 8 + (k >> 3)] as number) & (1 << (k & 7))
  }

  set(block: number, k: number, value: number): void {
    const slot = this.slot[k] as number
    if (slot >= 0) this.values[block * this.size + slot] = value
    else (this.known as Uint8Array)[block * 8 + (k >> 3)]! |= 1 << (k & 7)
  }

  /** Refines a coefficient that is known to be non-zero. */
  refine(block: number, k: number, bit: number): void {
    const slot = this.slot[k] as number
    if (slot < 0) return
    const i = block * this.size + slot
    const value = this.values[i] as number
    if ((value & bit) === 0) this.values[i] = value + (value > 0 ? bit : -bit)
  }

  /** Writes a block's dequantised coefficients, row-major stride 8; returns its last non-zero row and column. */
  load(block: number, quantization: Float32Array, into: Float32Array): { maxU: number; maxV: number } {
    into.fill(0)
    let [maxU, maxV] = [0, 0]
    for (let k = 0; k < 64; k++) {
      const slot = this.slot[k] as number
      const value = slot < 0 ? 0 : (this.values[block * this.size + slot] as number)
      if (value === 0) continue
      const at = ZIGZAG[k] as number
      into[at] = value * (quantization[k] as number)
      if ((at & 7) > maxU) maxU = at & 7
      if (at >> 3 > maxV) maxV = at >> 3
    }
    return { maxU, maxV }
  }
}
