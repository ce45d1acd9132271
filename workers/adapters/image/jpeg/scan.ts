import { Refused } from '../refusal'
import { BitReader } from './bits'
import type { Component, Frame, Tables } from './frame'
import type { HuffmanTable } from './huffman'

export interface ScanComponent {
  readonly component: Component
  readonly index: number
  readonly dc: HuffmanTable | undefined
  readonly ac: HuffmanTable | undefined
}

export interface Scan {
  readonly parts: readonly ScanComponent[]
  readonly start: number
  readonly end: number
  readonly high: number
  readonly low: number
}

/** Parses SOS (T.81 B.2.3). */
export function parseScan(data: Uint8Array, frame: Frame, tables: Tables): Scan {
  const n = data[0] ?? 0
  if (n < 1 || n > frame.components.length || data.length < 4 + 2 * n) throw new Refused('damaged_image')
  const parts = Array.from({ length: n }, (_, i) => {
    const index = frame.components.findIndex((c) => c.id === data[1 + 2 * i])
    const component = frame.components[index]
    if (!component) throw new Refused('damaged_image')
    const selector = data[2 + 2 * i] as number
    return { component, index, dc: tables.dc[selector >> 4], ac: tables.ac[selector & 15] }
  })
  const at = 1 + 2 * n
  const [start, end, approximation] = [data[at] as number, data[at + 1] as number, data[at + 2] as number]
  if (start > 63 || end > 63 || start > end) throw new Refused('damaged_image')
  return { parts, start, end, high: approximation >> 4, low: approximation & 15 }
}

/** Decodes one block: `part` of the scan, its index in the component's padded grid. */
export type BlockDecoder = (bits: BitReader, part: ScanComponent, slot: number, block: number) => void

export interface ScanRun {
  readonly bytes: Uint8Array
  readonly from: number
  readonly frame: Frame
  readonly scan: Scan
  readonly restartInterval: number
  readonly decode: BlockDecoder
  readonly onRestart: () => void
  /** Called after each row of MCUs (or of blocks, in a scan of one component). */
  readonly onRow: (row: number) => void
}

/** Of a scan that breaks off, this share must be there for the picture to count as whole. */
const ENOUGH = 0.98

/** Walks the MCUs of a scan in order (T.81 A.2); returns where the entropy-coded bytes ended. */
export function runScan(run: ScanRun): number {
  const { frame, scan, restartInterval } = run
  const bits = new BitReader(run.bytes, run.from)
  const alone = scan.parts.length === 1 ? scan.parts[0]?.component : undefined
  const across = alone ? alone.blocksAcross : frame.mcusAcross
  const down = alone ? alone.blocksDown : frame.mcusDown
  let left = restartInterval
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      if (restartInterval > 0 && left-- === 0) {
        left = restartInterval - 1
        if (!bits.restart() && row < down * ENOUGH) throw new Refused('truncated_image')
        run.onRestart()
      }
      mcu(run, bits, row, column, alone)
    }
    run.onRow(row)
    if (bits.exhausted && row < down * ENOUGH - 1) throw new Refused('truncated_image')
    if (bits.starved > 1_000_000) break
  }
  return bits.at
}

function mcu(run: ScanRun, bits: BitReader, row: number, column: number, alone: Component | undefined): void {
  if (alone) {
    run.decode(bits, run.scan.parts[0] as ScanComponent, 0, row * alone.paddedAcross + column)
    return
  }
  for (let slot = 0; slot < run.scan.parts.length; slot++) {
    const part = run.scan.parts[slot] as ScanComponent
    const { h, v, paddedAcross } = part.component
    for (let y = 0; y < v; y++) {
      for (let x = 0; x < h; x++) {
        run.decode(bits, part, slot, (row * v + y) * paddedAcross + column * h + x)
      }
    }
  }
}
