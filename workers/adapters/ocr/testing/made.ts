import type { Row } from '../../image/rows'
import type { Span } from '../../image/segments'
import type { ReadWord } from '../words'

/** Width of each letter of a made word, and the foot and height of its line, in pixels. */
export const LETTER = 20
export const FOOT = 100
export const HEIGHT = 26

const isHebrew = (text: string): boolean => /[א-ת]/.test(text)

/** A word as an engine would give it: its first pixel column, its letters side by side (Hebrew from the right). */
export function made(text: string, left: number, confidence = 0.95, width = text.length * LETTER): ReadWord {
  const letters = [...text]
  const each = width / Math.max(1, letters.length)
  const symbols = letters.map((letter, i) => {
    const column = isHebrew(text) ? letters.length - 1 - i : i
    return {
      text: letter,
      box: [left + column * each, FOOT - HEIGHT, each, HEIGHT] as const,
      confidence,
    }
  })
  return { text, box: [left, FOOT - HEIGHT, width, HEIGHT], confidence, symbols }
}

/** A row of one segment whose words stand where `spans` say. */
export function rowOf(spans: readonly Span[]): Row {
  const [left, right] = [Math.min(...spans.map((s) => s.left)), Math.max(...spans.map((s) => s.right))]
  const segment = {
    left,
    right,
    top: FOOT - HEIGHT,
    bottom: FOOT,
    foot: FOOT,
    letterHeight: HEIGHT,
    letters: spans.length,
    spans,
    above: -Infinity,
    below: Infinity,
  }
  return { segments: [segment], letterHeight: HEIGHT }
}

export const texts = (words: readonly ReadWord[]): string => words.map((word) => word.text).join(' ')
