import { inRecordWords } from './lay'
import { withDecimals } from './numbers'
import { withWholeYears } from './periods'

/** "75mg": the unit that is written onto a number. */
const unitOnto = /(?<![\p{L}\d])(\d+(?:\.\d+)?)(?=(?:mg|mcg|\u05de["\u05f4\u2033]?\u05d2)(?![\p{L}\d]))/giu

/** A question as its words are looked at: in the words of a record, its numbers, years and units apart. */
export const readingText = (text: string): string =>
  inRecordWords(withWholeYears(withDecimals(text.replaceAll(unitOnto, '$1 '))))
