import type { PageReading, Word } from '../../document/page'
import { hasHebrew } from '../../document/script'

const letter = 12
const lineHeight = 40
const glyphHeight = 24
const margin = 80

/**
 * A page as an engine would read it from typed text: a line of text is a line of the page, a letter 12 pixels
 * wide; columns are where the text has them. A line with Hebrew letters stands at the right margin and runs
 * leftwards, as its paper would.
 */
export function pageOfText(lines: readonly string[], columns = 100): PageReading {
  const width = 2 * margin + columns * letter
  const words = lines.flatMap((text, line) => wordsOf(text, line, width))
  const frame = { width, height: 2 * margin + lines.length * lineHeight }
  const script = lines.some(hasHebrew) ? 'mixed' : 'latin'
  return { version: 1, source: frame, frame, toSource: [1, 0, 0, 0, 1, 0, 0, 0, 1], turn: 0, script, words }
}

function wordsOf(text: string, line: number, width: number): Word[] {
  const rtl = hasHebrew(text)
  const y = margin + line * lineHeight
  const words = [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
  return words.map((word): Word => {
    const length = (word.end - word.start) * letter
    const { from, to } = runOf(words, word, text)
    // Within a run of Latin words a right-to-left line is written from left to right.
    const left = rtl
      ? width - margin - to * letter + (word.start - from) * letter
      : margin + word.start * letter
    const alone = rtl && from === word.start && to === word.end
    return {
      text: word.text,
      box: [alone ? width - margin - word.end * letter : left, y, length - 2, glyphHeight],
      confidence: 0.95,
      line,
    }
  })
}

interface Placed { readonly text: string; readonly start: number; readonly end: number } // prettier-ignore

/** The run of words without Hebrew letters, set apart by single spaces, that a word belongs to; a Hebrew word is its own. */
function runOf(words: readonly Placed[], word: Placed, text: string): { from: number; to: number } {
  const latin = (one: Placed): boolean => !hasHebrew(one.text)
  if (!latin(word)) return { from: word.start, to: word.end }
  const at = words.indexOf(word)
  let first = at
  let last = at
  const beside = (a: Placed | undefined, b: Placed | undefined): boolean =>
    a !== undefined && b !== undefined && latin(a) && latin(b) && text.slice(a.end, b.start) === ' '
  while (beside(words[first - 1], words[first])) first--
  while (beside(words[last], words[last + 1])) last++
  return { from: words[first]?.start ?? word.start, to: words[last]?.end ?? word.end }
}
