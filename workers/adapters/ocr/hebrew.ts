import type { Prepared } from '../image/prepare'
import type { Row } from '../image/rows'
import type { OcrEngine } from './engine'
import { cleaned } from './clean'
import { capitals } from './glyphs'
import { readLatin } from './latin'
import { isKnownHebrew } from './lexicon'
import { mergeScripts } from './merge'
import { readRow, rowOfWords } from './rows'
import { HEBREW } from './script'
import { HEBREW_SETTING, LATIN_SETTING } from './settings'
import { hebrewShape } from './shape'
import type { ReadWord } from './words'

/** A word of Hebrew letters at least this sure may be Hebrew beyond doubt. */
const SURE = 0.8
/** The Hebrew model reads a Latin abbreviation as a short word, and can be sure of it (MCH as הסוא). */
const SHORT = 5

/**
 * A row of Hebrew writing. The Hebrew model reads it; what is not Hebrew beyond doubt (numbers, units, names of
 * drugs and tests) is shown to the Latin one, both as it stands and by itself, since among Hebrew words that
 * model loses its footing.
 */
export async function readHebrew(engine: OcrEngine, page: Prepared, row: Row): Promise<ReadWord[]> {
  const hebrew = await readRow(engine, 'heb', page, row, HEBREW_SETTING)
  const tall = capitals(hebrew.filter(isPlain), hebrew, row, page.blobs)
  const plain = hebrew.filter((word) => isPlain(word) && tall(word) !== true)
  if (plain.length === hebrew.length) return hebrew
  const open = hebrew.filter((word) => !plain.includes(word))
  const own = await readLatin(engine, page, rowOfWords(row, open))
  const among = plain.length > 0 ? await readRow(engine, 'eng', page, row, LATIN_SETTING) : []
  return mergeScripts({ plain, open, own: own.map(cleaned), among: among.map(cleaned), tall })
}

/** True for what nothing but Hebrew looks like: sure, well formed, and a known word or a long one. */
function isPlain(word: ReadWord): boolean {
  if (word.confidence < SURE || !HEBREW.test(word.text) || /\d/.test(word.text)) return false
  if (hebrewShape(word.text) <= 0.8) return false
  return isKnownHebrew(word.text) || (word.text.match(/[\u05d0-\u05ea]/g) ?? []).length >= SHORT
}
