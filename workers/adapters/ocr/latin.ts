import type { Prepared } from '../image/prepare'
import type { Row } from '../image/rows'
import { readAgain } from './again'
import type { OcrEngine } from './engine'
import { readRow } from './rows'
import { LATIN_SETTING, WIDE_SETTING } from './settings'
import { latinShape } from './shape'
import { voteRow } from './vote'
import type { ReadWord } from './words'

/** Below this a word is read a second time. */
const SURE = 0.85

/** A row, or some words of one, by the Latin model: numbers and doubtful words are read twice and settled. */
export async function readLatin(engine: OcrEngine, page: Prepared, row: Row): Promise<ReadWord[]> {
  const first = await readRow(engine, 'eng', page, row, LATIN_SETTING)
  const open = first.filter(
    (word) => word.confidence < SURE || /\d/.test(word.text) || latinShape(word.text) < 0.8,
  )
  if (open.length === 0) return first
  const sure = first.filter((word) => !open.includes(word))
  const second = await readAgain(engine, 'eng', page, row, open, sure, WIDE_SETTING)
  const settled = await voteRow(engine, page, row, [open, second], sure)
  return [...sure, ...settled].sort((a, b) => a.box[0] - b.box[0])
}
