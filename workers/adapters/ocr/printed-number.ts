import { union } from '../../../core/document/page'
import type { Prepared } from '../image/prepare'
import type { Row } from '../image/rows'
import type { Figures } from './figures'
import { figuresOf, WIDEST_DIGIT } from './figures'
import type { ReadWord } from './words'
import { centre } from './words'

/** A number, by itself or with letters about it ("12.5mg"), beside what its ink shows. */
export interface PrintedNumber {
  /** The number's part of the word. */
  readonly word: ReadWord
  /** Text of the word before and after it. */
  readonly around: readonly [before: string, after: string]
  /** Null where the ink cannot be told apart. */
  readonly figures: Figures | null
  /** The bodies are the digits of the text, one to one. */
  readonly digits: boolean
  /** What stands there is no number, though it must be one. */
  readonly garbled: boolean
}

/** Of digits, what stands between them and what brackets or marks them. */
export const NUMBER = /^[*<>≤≥=~±+↑↓([-]*\d[\d.,:%–-]*[)\]*↑↓]*$/
/** A number in brackets whose last digit was taken for a letter, or a digit taken for a sign of money. */
const GARBLED = /^[([]\d[\d.,]*[€©§£CGcOoQ]$|^[([]?\d[\d.,]*[€©§£][\d.,]*[)\]]?$/
/** Letters run into a number: a label before it ("M:8.6", "Follicular3.5-12.5"), a unit after it ("12.5mg"). */
const WITH_LETTERS =
  /^(\p{L}+[:=]|\p{L}{3,}\.?)?(\d[\d.,–-]*\d)((?:mg|mcg|µg|ug|g|ml|mL|mmol|units?|IU)(?!\p{L}).*)?$/u

export function printedNumber(page: Prepared, row: Row, whole: ReadWord): PrintedNumber | null {
  if (!/\d/.test(whole.text)) return null
  const garbled = GARBLED.test(whole.text)
  const part = garbled || NUMBER.test(whole.text) ? { word: whole, around: ['', ''] as const } : partOf(whole)
  if (!part) return null
  const { word, around } = part
  const at = centre(word.box)
  const segment = row.segments.find(({ left, right }) => at >= left && at <= right) ?? row.segments[0]
  if (!segment) return { word, around, figures: null, digits: false, garbled }
  const bracketed = /[()[\]]/.test(word.text)
  const figures = figuresOf(page.grey, page.blobs, word.box, segment.foot, segment.letterHeight, bracketed)
  const digits = !garbled && figures !== null && areDigits(figures, digitsOf(word.text).length)
  return { word, around, figures, digits, garbled }
}

/** The number in a word of letters and a number, by the engine's boxes of its characters. */
function partOf(whole: ReadWord): Pick<PrintedNumber, 'word' | 'around'> | null {
  const [, before = '', text, after = ''] = WITH_LETTERS.exec(whole.text) ?? []
  if (text === undefined || whole.symbols.map((symbol) => symbol.text).join('') !== whole.text) return null
  const from = [...before].length
  const symbols = whole.symbols.slice(from, from + text.length)
  return {
    word: { ...whole, text, symbols, box: union(symbols.map(({ box }) => box)) },
    around: [before, after],
  }
}

/** From the first digit to the last. */
export const coreOf = (text: string): string => /\d(?:.*\d)?/.exec(text)?.[0] ?? ''

export const digitsOf = (text: string): string[] => text.match(/\d/g) ?? []

/** Whether the bodies are that many digits, each by itself. */
export function areDigits({ top, foot, bodies }: Figures, count: number): boolean {
  const widest = (foot - top) * WIDEST_DIGIT
  return bodies.length === count && bodies.every(({ left, right }) => right - left <= widest)
}

/** How many digits stand before each point, comma or colon between two digits. */
export function pointsRead(text: string): number[] {
  return [...text.matchAll(/(?<=\d)[.,:](?=\d)/g)].map(({ index }) => digitsOf(text.slice(0, index)).length)
}
