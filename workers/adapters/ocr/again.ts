import type { Prepared } from '../image/prepare'
import type { Row } from '../image/rows'
import type { Language, OcrEngine } from './engine'
import type { Setting } from './row-picture'
import { readRow, rowOfWords } from './rows'
import { latinShape } from './shape'
import type { ReadWord } from './words'

/**
 * Some words of a row read again. A number by itself has no height to be measured against (18 reads as is),
 * so a sure word of the same row is shown beside it, and left out of the answer.
 */
export async function readAgain(
  engine: OcrEngine,
  language: Language,
  page: Prepared,
  row: Row,
  words: readonly ReadWord[],
  context: readonly ReadWord[],
  setting: Setting,
  whitelist?: string,
): Promise<ReadWord[]> {
  const anchor = whitelist === undefined ? anchorOf(words, context) : undefined
  const shown = anchor ? [...words, anchor] : words
  const read = await readRow(engine, language, page, rowOfWords(row, shown), setting, whitelist)
  return anchor ? read.filter((word) => !sharesPlace(word, anchor)) : read
}

/** The sure word of Latin letters, large and small, that stands nearest and apart. */
function anchorOf(words: readonly ReadWord[], context: readonly ReadWord[]): ReadWord | undefined {
  const left = Math.min(...words.map((word) => word.box[0]))
  const away = (word: ReadWord): number => Math.abs(word.box[0] - left)
  return context
    .filter(
      (word) =>
        word.confidence > 0.85 && /^[A-Za-z]{4,12}[.,:;]?$/.test(word.text) && /[a-z]/.test(word.text) &&
        latinShape(word.text) > 0.9 && !words.some((other) => sharesPlace(word, other)),
    )
    .sort((a, b) => away(a) - away(b))[0] // prettier-ignore
}

function sharesPlace(a: ReadWord, b: ReadWord): boolean {
  const width = Math.min(a.box[0] + a.box[2], b.box[0] + b.box[2]) - Math.max(a.box[0], b.box[0])
  return width > 0.4 * Math.min(a.box[2], b.box[2])
}
