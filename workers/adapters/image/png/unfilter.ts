import { Refused } from '../refusal'

/** Undoes a scanline's filter in place (PNG §9.2). `step`: bytes of a whole pixel, at least 1. */
export function unfilter(filter: number, line: Uint8Array, above: Uint8Array, step: number): void {
  const n = line.length
  switch (filter) {
    case 0:
      return
    case 1:
      for (let i = step; i < n; i++) line[i]! += line[i - step] as number
      return
    case 2:
      for (let i = 0; i < n; i++) line[i]! += above[i] as number
      return
    case 3:
      for (let i = 0; i < n; i++) {
        const left = i >= step ? (line[i - step] as number) : 0
        line[i]! += (left + (above[i] as number)) >> 1
      }
      return
    case 4:
      for (let i = 0; i < n; i++) {
        const left = i >= step ? (line[i - step] as number) : 0
        const corner = i >= step ? (above[i - step] as number) : 0
        line[i]! += paeth(left, above[i] as number, corner)
      }
      return
    default:
      throw new Refused('damaged_image')
  }
}

function paeth(a: number, b: number, c: number): number {
  const p = a + b - c
  const pa = Math.abs(p - a)
  const pb = Math.abs(p - b)
  const pc = Math.abs(p - c)
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
}
