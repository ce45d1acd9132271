import { Refused } from '../refusal'
import type { BitReader } from './bits'

const FAST = 9

/** A canonical Huffman table (T.81 Annex C) with a direct look-up for codes of up to nine bits. */
export class HuffmanTable {
  /** length << 8 | symbol, 0 where the code is longer. */
  private readonly fast = new Uint16Array(1 << FAST)
  private readonly maxCode = new Int32Array(18).fill(-1)
  private readonly offset = new Int32Array(17)
  private readonly symbols: Uint8Array

  /** `counts`: 16 numbers, codes of length 1..16; `symbols` in code order. */
  constructor(counts: Uint8Array, symbols: Uint8Array) {
    this.symbols = symbols
    let code = 0
    let index = 0
    for (let length = 1; length <= 16; length++) {
      const n = counts[length - 1] ?? 0
      this.offset[length] = index - code
      if (code + n > 1 << length) throw new Refused('damaged_image')
      for (let i = 0; i < n && length <= FAST; i++) {
        const entry = (length << 8) | (symbols[index + i] ?? 0)
        const first = (code + i) << (FAST - length)
        this.fast.fill(entry, first, first + (1 << (FAST - length)))
      }
      index += n
      code += n
      this.maxCode[length] = n > 0 ? code - 1 : -1
      code <<= 1
    }
  }

  decode(bits: BitReader): number {
    const ahead = bits.peek16()
    const entry = this.fast[ahead >> (16 - FAST)] as number
    if (entry !== 0) {
      bits.skip(entry >> 8)
      return entry & 0xff
    }
    for (let length = FAST + 1; length <= 16; length++) {
      const code = ahead >> (16 - length)
      if (code <= (this.maxCode[length] as number)) {
        bits.skip(length)
        return this.symbols[(this.offset[length] as number) + code] ?? 0
      }
    }
    throw new Refused('damaged_image')
  }
}
