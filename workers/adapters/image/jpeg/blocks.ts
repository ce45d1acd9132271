import { Refused } from '../refusal'
import type { BitReader } from './bits'
import type { HuffmanTable } from './huffman'
import type { CoefficientStore } from './store'

function need(table: HuffmanTable | undefined): HuffmanTable {
  if (!table) throw new Refused('damaged_image')
  return table
}

/** One block of a sequential scan (T.81 F.2.2): quantised values by zigzag index go to `put`; returns the DC. */
export function sequentialBlock(
  bits: BitReader,
  dc: HuffmanTable | undefined,
  ac: HuffmanTable | undefined,
  prediction: number,
  put: (k: number, value: number) => void,
): number {
  const value = prediction + bits.takeSigned(Math.min(16, need(dc).decode(bits)))
  put(0, value)
  const table = need(ac)
  for (let k = 1; k < 64;) {
    const symbol = table.decode(bits)
    const size = symbol & 15
    const run = symbol >> 4
    if (size === 0) {
      if (run < 15) break
      k += 16
      continue
    }
    k += run
    const coefficient = bits.takeSigned(size)
    if (k > 63) break
    put(k++, coefficient)
  }
  return value
}

/** The state a progressive scan carries from block to block: the run of blocks that end at once. */
export interface BandRun {
  left: number
}

/** First scan of a band of AC coefficients (T.81 G.1.2.2). */
export function bandFirst(
  bits: BitReader,
  ac: HuffmanTable | undefined,
  band: { start: number; end: number; low: number },
  run: BandRun,
  store: CoefficientStore,
  block: number,
): void {
  if (run.left > 0) {
    run.left--
    return
  }
  const table = need(ac)
  for (let k = band.start; k <= band.end;) {
    const symbol = table.decode(bits)
    const size = symbol & 15
    const zeroes = symbol >> 4
    if (size === 0) {
      if (zeroes < 15) {
        run.left = (1 << zeroes) - 1 + bits.take(zeroes)
        return
      }
      k += 16
      continue
    }
    k += zeroes
    const value = bits.takeSigned(size) * (1 << band.low)
    if (k > 63) return
    store.set(block, k++, value)
  }
}

/** Later scan of a band: one more bit of each coefficient (T.81 G.1.2.3). */
export function bandRefine(
  bits: BitReader,
  ac: HuffmanTable | undefined,
  band: { start: number; end: number; low: number },
  run: BandRun,
  store: CoefficientStore,
  block: number,
): void {
  const bit = 1 << band.low
  const table = need(ac)
  let k = band.start
  if (run.left === 0) {
    while (k <= band.end) {
      const symbol = table.decode(bits)
      const size = symbol & 15
      let zeroes = symbol >> 4
      let fresh = 0
      if (size !== 0) fresh = bits.take(1) === 1 ? bit : -bit
      else if (zeroes < 15) {
        run.left = (1 << zeroes) + bits.take(zeroes)
        break
      }
      for (; k <= band.end; k++) {
        if (store.get(block, k) !== 0) {
          if (bits.take(1) === 1) store.refine(block, k, bit)
        } else if (zeroes-- === 0) {
          if (fresh !== 0) store.set(block, k, fresh)
          k++
          break
        }
      }
    }
  }
  if (run.left === 0) return
  for (; k <= band.end; k++) {
    if (store.get(block, k) !== 0 && bits.take(1) === 1) store.refine(block, k, bit)
  }
  run.left--
}
