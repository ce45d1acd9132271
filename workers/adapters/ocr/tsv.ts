import type { Box } from '../../../core/document/page'

/** A word as one pass of the engine gave it. */
export interface ReadWord {
  readonly text: string
  readonly box: Box
  /** 0..1 */
  readonly confidence: number
  /** Numbered over the page: block, paragraph and line together. */
  readonly line: number
}

/** Words of Tesseract's TSV (level, page, block, paragraph, line, word, left, top, width, height, conf, text). */
export function parseTsv(tsv: string): ReadWord[] {
  const words: ReadWord[] = []
  let line = -1
  for (const row of tsv.split('\n')) {
    const fields = row.split('\t')
    if (fields[0] === '4') line++
    if (fields[0] !== '5') continue
    const [left, top, width, height, confidence] = fields.slice(6, 11).map(Number) as [
      number, number, number, number, number,
    ] // prettier-ignore
    const text = (fields[11] ?? '').trim()
    if (text === '' || !(width > 0) || !(height > 0)) continue
    words.push({ text, box: [left, top, width, height], confidence: Math.max(0, confidence) / 100, line })
  }
  return words
}
