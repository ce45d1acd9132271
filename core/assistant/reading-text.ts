import { inRecordWords } from './lay'
import { withDecimals } from './numbers'
import { withWholeYears } from './periods'

/** "75mg": the unit that is written onto a number. */
const unitOnto = /(?<![\p{L}\d])(\d+(?:\.\d+)?)(?=(?:mg|mcg|\u05de["\u05f4\u2033]?\u05d2)(?![\p{L}\d]))/giu

/** Hebrew initials with dots between them, with or without a particle before them. */
const dotted = /(?<![\u05d0-\u05ea])[\u05d0-\u05ea]{1,2}(?:\.[\u05d0-\u05ea]){2}(?![\u05d0-\u05ea])/gu

/** A question as its words are looked at: in the words of a record, its numbers, years and units apart. */
export const readingText = (text: string): string =>
  inRecordWords(
    withWholeYears(
      withDecimals(text.replaceAll(unitOnto, '$1 ').replaceAll(dotted, (one) => one.replaceAll('.', ''))),
    ),
  )
