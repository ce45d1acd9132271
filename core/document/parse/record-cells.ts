import { remembered } from '../../vocabulary/remembered'
import { directionVocabulary, measureWords, tellingWords } from '../../language/doses'
import { parseDate, type DateOrder } from '../dates'
import { plain } from '../script'

/** What a cell beside a drug or a condition says of it. */
export type RecordCell = 'dose' | 'directions' | 'code' | 'date' | 'text'

/** An ICD-10 code, the point of which is printed or not. */
const code = /^\(?[A-TV-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?\)?$/

const known = {
  dmy: remembered((text) => readCell(text, 'dmy')),
  mdy: remembered((text) => readCell(text, 'mdy')),
}

export const recordCellOf = (text: string, order: DateOrder): RecordCell => known[order](text)

function readCell(text: string, order: DateOrder): RecordCell {
  if (code.test(text)) return 'code'
  if (isDose(text)) return 'dose'
  const words = wordsOf(text)
  const said = words.filter((word) => directionVocabulary.has(word) || /^\d/.test(word))
  if (said.length >= 0.6 * words.length && words.some((word) => tellingWords.has(word))) return 'directions'
  return /\d/.test(text) && text.length < 20 && parseDate(text, order) !== null ? 'date' : 'text'
}

/** A number and what it is counted in; no concentration, which is a result's. */
export const isDose = (text: string): boolean =>
  [...plain(text).matchAll(/\d\s?([\p{L}µμ%"']+)(?![\p{L}\d]*\s?\/\s?[dmµu]?l)/gu)].some(([, unit = '']) =>
    measureWords.has(unit),
  )

const wordsOf = (text: string): string[] =>
  plain(text)
    .replace(/(?<=\p{L})\.(?=\p{L}|\s|$)/gu, '')
    .split(/[\s,;()]+/)
    .filter((word) => word !== '')
