import type { Word } from '../../core/document/page'
import { extentOf, widthOf, type Font } from './fonts'

/** A word as it is printed; noise changes it after, and tells what became of it by this object. */
export interface Printed {
  text: string
  x: number
  y: number
  width: number
  height: number
  line: number
  confidence: number
  doubt: Word['doubt']
  /** What a reader made of it: unreadable where its text is another or gone. */
  fate: 'read' | 'misread' | 'lost'
}

const isHebrew = (text: string): boolean => /[\u05d0-\u05ea]/.test(text)
const isLatin = (text: string): boolean => /[A-Za-z\u00b5]/.test(text)

/** Words in logical order as they stand from left to right. */
export function visualOrder<T extends { text: string }>(words: readonly T[], base: 'ltr' | 'rtl'): T[] {
  const groups: T[][] = []
  const flips = (word: T): boolean => (base === 'rtl' ? !isHebrew(word.text) : isHebrew(word.text))
  const strong = (word: T): boolean => (base === 'rtl' ? isLatin(word.text) : isHebrew(word.text))
  for (let i = 0; i < words.length;) {
    let end = i + 1
    if (flips(words[i]!)) {
      let last = i
      for (let j = i; j < words.length && flips(words[j]!); j++)
        if (strong(words[j]!) || words.slice(i, j).some(strong)) last = j
      end = last + 1
    }
    const run = words.slice(i, end)
    groups.push(base === 'ltr' ? run.reverse() : run)
    i = end
  }
  return base === 'rtl' ? groups.reverse().flat() : groups.flat()
}

/** Paper on which words are set; positions in pixels, `y` the base line. */
export class Sheet {
  readonly words: Printed[] = []
  #lines = 0

  constructor(
    readonly width: number,
    readonly font: Font,
    readonly size: number,
    readonly direction: 'ltr' | 'rtl',
  ) {}

  measure(text: string, size = this.size): number {
    const words = text.split(' ').filter((word) => word !== '')
    const spaces = Math.max(0, words.length - 1) * this.font.space
    return size * (words.reduce((sum, word) => sum + widthOf(this.font, word), 0) + spaces)
  }

  /** Sets a text with its left edge at `x`; the words come back in logical order. */
  set(
    text: string,
    x: number,
    y: number,
    size = this.size,
    base: 'ltr' | 'rtl' = isHebrew(text) && !/^[A-Za-z]/.test(text) ? 'rtl' : 'ltr',
  ): Printed[] {
    const line = ++this.#lines
    const words = text
      .split(' ')
      .filter((word) => word !== '')
      .map((word): Printed => {
        const { rise, fall } = extentOf(this.font, word)
        return {
          text: word,
          x: 0,
          y: y - rise * size,
          width: 0.96 * size * widthOf(this.font, word),
          height: Math.max(2, (rise + fall) * size),
          line,
          confidence: 0.95,
          doubt: undefined,
          fate: 'read',
        }
      })
    let at = x
    for (const word of visualOrder(words, base)) {
      word.x = at
      at += word.width / 0.96 + this.font.space * size
    }
    this.words.push(...words)
    return words
  }

  /** Lines of a text that fit a width. */
  wrap(text: string, width: number, size = this.size): string[] {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const last = lines[lines.length - 1]
      if (last !== undefined && this.measure(`${last} ${word}`, size) <= width)
        lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  }
}
