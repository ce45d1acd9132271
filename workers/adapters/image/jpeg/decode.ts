import type { Grey } from '../grey'
import type { Plane } from '../plane'
import { Refused } from '../refusal'
import { AreaScaler, fitWithin } from '../scaler'
import { bandFirst, bandRefine, sequentialBlock } from './blocks'
import type { BandRun } from './blocks'
import { partsOf, type PlanePart } from './colour'
import type { Component, Frame, Tables } from './frame'
import { parseFrame, parseHuffman, parseQuantization } from './frame'
import type { BlockEdge } from './idct'
import { InverseDct, ZIGZAG } from './idct'
import { APP0, APP14, DHT, DQT, DRI, EOI, SOF0, SOF1, SOF2, SOS, isFrame, nextSegment } from './markers'
import type { BlockDecoder, Scan } from './scan'
import { parseScan, runScan } from './scan'
import { CoefficientStore } from './store'

/** A progressive picture larger than this is held at a smaller scale, so that its coefficients stay small. */
const LARGE = 16_000_000
/** Scans a sane encoder never comes near; each may cost a walk over the whole picture. */
const MAX_SCANS = 64

/**
 * A plane of a baseline or progressive JPEG, long edge at most `limit`; smaller where colour was sampled coarser than
 * light. Null where the picture has no colour. Throws `Refused`.
 */
export function decodeJpeg(bytes: Uint8Array, limit: number, plane: Plane): Grey | null {
  return new JpegDecoder(bytes, limit, plane).decode()
}

class JpegDecoder {
  private readonly tables: Tables = { quantization: [], dc: [], ac: [] }
  private restartInterval = 0
  private adobe: number | null = null
  private jfif = false
  private frame: Frame | null = null
  private parts: readonly PlanePart[] = []
  private stores: (CoefficientStore | undefined)[] = []
  private streamed: Grey | null = null

  constructor(
    private readonly bytes: Uint8Array,
    private readonly limit: number,
    private readonly plane: Plane,
  ) {}

  decode(): Grey | null {
    const { bytes } = this
    let at = 2
    let scans = 0
    for (;;) {
      const segment = nextSegment(bytes, at)
      if (!segment || segment.marker === EOI) break
      at = segment.to
      const data = bytes.subarray(segment.from, segment.to)
      if (segment.marker === SOS) {
        if (++scans > MAX_SCANS) throw new Refused('damaged_image')
        at = this.scan(data, segment.to)
        if (this.streamed) return this.streamed
      } else this.segment(segment.marker, data)
      if (this.frame && this.parts.length === 0) return null
    }
    if (!this.frame || scans === 0) throw new Refused('truncated_image')
    return this.render(this.frame)
  }

  private segment(marker: number, data: Uint8Array): void {
    if (marker === DQT) parseQuantization(data, this.tables)
    else if (marker === DHT) parseHuffman(data, this.tables)
    else if (marker === DRI) this.restartInterval = ((data[0] ?? 0) << 8) | (data[1] ?? 0)
    else if (marker === APP0) this.jfif ||= String.fromCharCode(...data.subarray(0, 4)) === 'JFIF'
    else if (marker === APP14 && String.fromCharCode(...data.subarray(0, 5)) === 'Adobe')
      this.adobe = data[11] ?? null
    else if (isFrame(marker)) {
      if (this.frame) throw new Refused('damaged_image')
      if (marker !== SOF0 && marker !== SOF1 && marker !== SOF2) throw new Refused('unsupported_image')
      this.frame = parseFrame(data, marker === SOF2)
      this.parts = partsOf(this.frame, { jfif: this.jfif, adobe: this.adobe }, this.plane)
    }
  }

  /** The smallest block that still gives the wanted size. */
  private edge(frame: Frame): BlockEdge {
    const long = Math.max(frame.width, frame.height)
    const large = frame.progressive && frame.width * frame.height > LARGE
    const wanted = Math.min(long, large ? this.limit * 0.8 : this.limit)
    for (const edge of [1, 2, 4] as const) if ((long * edge) / 8 >= wanted) return edge
    return 8
  }

  private scan(data: Uint8Array, from: number): number {
    const frame = this.frame
    if (!frame) throw new Refused('damaged_image')
    const scan = parseScan(data, frame, this.tables)
    const only = this.parts.length === 1 ? this.parts[0] : undefined
    if (!frame.progressive && only) {
      if (scan.parts.some((p) => p.index === only.index)) return this.stream(frame, scan, only.index, from)
      return from
    }
    return this.collect(frame, scan, from)
  }

  /** A sequential scan: luma blocks go straight through the IDCT to the scaler, one row of blocks at a time. */
  private stream(frame: Frame, scan: Scan, index: number, from: number): number {
    const component = frame.components[index] as Component
    const band = new Band(component, this.edge(frame), frame, this.limit)
    const table = this.quantization(component)
    const coefficients = new Float32Array(64)
    const predictions = new Int32Array(4)
    let [maxU, maxV] = [0, 0]
    const ignore = (): void => {}
    const put = (k: number, value: number): void => {
      const at = ZIGZAG[k] as number
      coefficients[at] = value * (table[k] as number)
      if ((at & 7) > maxU) maxU = at & 7
      if (at >> 3 > maxV) maxV = at >> 3
    }
    const decode: BlockDecoder = (bits, part, slot, block) => {
      if (part.index !== index) {
        predictions[slot] = sequentialBlock(bits, part.dc, part.ac, predictions[slot] as number, ignore)
        return
      }
      coefficients.fill(0)
      maxU = maxV = 0
      predictions[slot] = sequentialBlock(bits, part.dc, part.ac, predictions[slot] as number, put)
      band.add(block, coefficients, maxU, maxV, 1)
    }
    const alone = scan.parts.length === 1
    const end = runScan({
      bytes: this.bytes, from, frame, scan, decode,
      restartInterval: this.restartInterval,
      onRestart: () => predictions.fill(0),
      onRow: (row) => band.flush(alone ? row : row * component.v, alone ? 1 : component.v),
    }) // prettier-ignore
    this.streamed = band.finish()
    return end
  }

  /** Any other scan: coefficients of the wanted components are kept until the last scan. */
  private collect(frame: Frame, scan: Scan, from: number): number {
    const wanted = scan.parts.filter((p) => this.parts.some((g) => g.index === p.index))
    if (wanted.length === 0) return from
    for (const p of wanted) this.stores[p.index] ??= new CoefficientStore(p.component, this.edge(frame))
    const predictions = new Int32Array(4)
    const run: BandRun = { left: 0 }
    return runScan({
      bytes: this.bytes, from, frame, scan,
      decode: this.collector(frame, scan, predictions, run),
      restartInterval: this.restartInterval,
      onRestart: () => {
        predictions.fill(0)
        run.left = 0
      },
      onRow: () => {},
    }) // prettier-ignore
  }

  private collector(frame: Frame, scan: Scan, predictions: Int32Array, run: BandRun): BlockDecoder {
    const { stores } = this
    const { start, high, low } = scan
    if (!frame.progressive) {
      return (bits, part, slot, block) => {
        const store = stores[part.index]
        const put = store ? (k: number, v: number) => store.set(block, k, v) : () => {}
        predictions[slot] = sequentialBlock(bits, part.dc, part.ac, predictions[slot] as number, put)
      }
    }
    if (start > 0) {
      if (scan.parts.length !== 1) throw new Refused('damaged_image')
      const step = high === 0 ? bandFirst : bandRefine
      return (bits, part, _slot, block) => {
        step(bits, part.ac, scan, run, stores[part.index] as CoefficientStore, block)
      }
    }
    if (high === 0) {
      return (bits, part, slot, block) => {
        if (!part.dc) throw new Refused('damaged_image')
        predictions[slot]! += bits.takeSigned(Math.min(16, part.dc.decode(bits)))
        stores[part.index]?.set(block, 0, (predictions[slot] as number) * (1 << low))
      }
    }
    return (bits, part, _slot, block) => {
      if (bits.take(1) === 1)
        stores[part.index]?.set(block, 0, (stores[part.index]?.get(block, 0) ?? 0) | (1 << low))
    }
  }

  private render(frame: Frame): Grey {
    const first = frame.components[this.parts[0]?.index ?? 0] as Component
    const band = new Band(first, this.edge(frame), frame, this.limit)
    const coefficients = new Float32Array(64)
    for (let row = 0; row < first.blocksDown; row++) {
      for (const part of this.parts) {
        const store = this.stores[part.index]
        if (!store) throw new Refused('truncated_image')
        const table = this.quantization(store.component)
        for (let column = 0; column < first.blocksAcross; column++) {
          const block = row * store.component.paddedAcross + column
          const { maxU, maxV } = store.load(block, table, coefficients)
          band.add(block, coefficients, maxU, maxV, part.weight)
        }
      }
      band.flush(row, 1)
    }
    return band.finish()
  }

  private quantization(component: Component): Float32Array {
    const table = this.tables.quantization[component.quantization]
    if (!table) throw new Refused('damaged_image')
    return table
  }
}

/** A few rows of blocks being put together, before they go to the scaler. */
class Band {
  private readonly dct: InverseDct
  private readonly samples: Float32Array
  private readonly stride: number
  private readonly scaler: AreaScaler

  constructor(
    private readonly component: Component,
    private readonly edge: BlockEdge,
    frame: Frame,
    limit: number,
  ) {
    this.dct = new InverseDct(edge)
    this.stride = component.paddedAcross * edge
    this.samples = new Float32Array(this.stride * edge * component.v)
    const width = Math.ceil((component.width * edge) / 8)
    const height = Math.ceil((component.height * edge) / 8)
    const size = fitWithin(frame.width, frame.height, limit)
    // a component sampled below the picture's own rate, or one held at a smaller scale, is not blown up here
    const shrink = Math.min(1, width / size.width, height / size.height)
    this.scaler = new AreaScaler(
      width, height,
      Math.max(1, Math.round(size.width * shrink)),
      Math.max(1, Math.round(size.height * shrink)),
    ) // prettier-ignore
  }

  add(block: number, coefficients: Float32Array, maxU: number, maxV: number, weight: number): void {
    const { paddedAcross, v } = this.component
    const row = Math.floor(block / paddedAcross) % v
    const at = row * this.edge * this.stride + (block % paddedAcross) * this.edge
    this.dct.add(coefficients, maxU, maxV, weight, this.samples, at, this.stride)
  }

  flush(firstRow: number, rows: number): void {
    const { samples, stride, edge } = this
    for (let i = 0; i < samples.length; i++) samples[i]! += 128
    for (let r = 0; r < rows; r++) {
      const base = ((firstRow + r) % this.component.v) * edge
      for (let y = 0; y < edge; y++) this.scaler.row(samples, (base + y) * stride)
    }
    samples.fill(0)
  }

  finish(): Grey {
    return this.scaler.finish()
  }
}
