import type { PageReading, Word } from '../../document/page'

const letter = 12
const lineHeight = 40
const glyphHeight = 24
const margin = 80

/**
 * A page as an engine would read it from typed text: a line of text is a line of the page, a letter 12 pixels
 * wide; columns are where the text has them. A line that begins with a Hebrew letter stands at the right margin
 * and runs leftwards, as its paper would.
 */
export function pageOfText(lines: readonly string[], columns = 100): PageReading {
  const width = 2 * margin + columns * letter
  const words = lines.flatMap((text, line) => wordsOf(text, line, width))
  const frame = { width, height: 2 * margin + lines.length * lineHeight }
  const script = lines.some((text) => /[א-ת]/.test(text)) ? 'mixed' : 'latin'
  return { version: 1, source: frame, frame, toSource: [1, 0, 0, 0, 1, 0, 0, 0, 1], turn: 0, script, words }
}

function wordsOf(text: string, line: number, width: number): Word[] {
  const rtl = /^[^\p{L}]*[א-ת]/u.test(text)
  const y = margin + line * lineHeight
  return [...text.matchAll(/\S+/g)].map((match) => {
    const start = margin + match.index * letter
    const length = match[0].length * letter
    return { text: match[0], box: [rtl ? width - start - length : start, y, length - 2, glyphHeight], confidence: 0.95, line }
  })
}
