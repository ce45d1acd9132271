import type { Prepared } from '../image/prepare'
import type { Row } from '../image/rows'
import type { OcrEngine } from './engine'
import { readLatin } from './latin'
import { mergeScripts } from './merge'
import { readRow, rowOfWords } from './rows'
import { HEBREW } from './script'
import { HEBREW_SETTING } from './settings'
import { hebrewShape } from './shape'
import type { ReadWord } from './words'

/** A word of Hebrew letters at least this sure is not shown to the Latin model. */
const SURE = 0.8

/**
 * A row of Hebrew writing: the Hebrew model reads it, and the Latin one what is not surely Hebrew in it
 * (numbers, units, drug names), shown by itself, since among Hebrew words it loses its footing.
 */
export async function readHebrew(engine: OcrEngine, page: Prepared, row: Row): Promise<ReadWord[]> {
  const hebrew = await readRow(engine, 'heb', page, row, HEBREW_SETTING)
  const open = hebrew.filter((word) => !isHebrew(word))
  if (open.length === 0) return hebrew
  const latin = await readLatin(engine, page, rowOfWords(row, open))
  const merged = mergeScripts(open, latin)
  return [...hebrew.filter(isHebrew), ...merged].sort((a, b) => a.box[0] - b.box[0])
}

function isHebrew(word: ReadWord): boolean {
  return (
    word.confidence >= SURE && HEBREW.test(word.text) && !/\d/.test(word.text) && hebrewShape(word.text) > 0.8
  )
}
