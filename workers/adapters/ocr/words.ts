import type { Box } from '../../../core/records/place'
import type { NumberDoubt } from '../../../core/document/page'

export interface ReadSymbol {
  readonly text: string
  readonly box: Box
  readonly confidence: number
}

/** A word as one pass of the engine gave it; symbols in logical order. */
export interface ReadWord {
  readonly text: string
  readonly box: Box
  /** 0..1 */
  readonly confidence: number
  readonly symbols: readonly ReadSymbol[]
  /** What of a number two readings and its ink do not agree on. */
  readonly doubt?: NumberDoubt
}

interface JsonBox {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

interface JsonSymbol {
  readonly bbox: JsonBox
  readonly text: string
  readonly confidence: number
}

interface JsonWord extends JsonSymbol {
  readonly symbols: readonly JsonSymbol[]
}

interface JsonPage {
  readonly blocks: readonly {
    readonly paragraphs: readonly { readonly lines: readonly { readonly words: readonly JsonWord[] }[] }[]
  }[]
}

/** Marks of direction that the engine writes into Hebrew. */
const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The words of the engine's JSON, boxes in the picture that it read. */
export function parseWords(json: string): ReadWord[] {
  const page = JSON.parse(json) as JsonPage
  const lines = page.blocks.flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
  return lines
    .flatMap((line) => line.words)
    .map((word) => ({
      text: word.text.replace(INVISIBLE, '').trim(),
      box: boxOf(word.bbox),
      confidence: share(word.confidence),
      symbols: word.symbols.map((s) => ({
        text: s.text,
        box: boxOf(s.bbox),
        confidence: share(s.confidence),
      })),
    }))
    .filter((word) => word.text !== '' && word.box[2] > 0 && word.box[3] > 0)
}

const boxOf = ({ x0, y0, x1, y1 }: JsonBox): Box => [x0, y0, x1 - x0, y1 - y0]
const share = (percent: number): number => Math.min(1, Math.max(0, percent / 100))

/** The same word with its boxes moved. */
export function moved(word: ReadWord, move: (box: Box) => Box): ReadWord {
  return {
    ...word,
    box: move(word.box),
    symbols: word.symbols.map((symbol) => ({ ...symbol, box: move(symbol.box) })),
  }
}

export const centre = (box: Box): number => box[0] + box[2] / 2
