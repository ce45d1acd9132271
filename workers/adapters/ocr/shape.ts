const HEBREW_LETTER = /[\u05d0-\u05ea]/
/** Letters that stand only at a word's end, before another letter. */
const FINAL_INSIDE = /[ךםןףץ](?=[\u05d0-\u05ea])/g
const BEGINS_FINAL = /^[^\u05d0-\u05ea]*[ךםןףץ]/
/** The few letters that the Hebrew model sees in Latin small letters. */
const LOOKALIKE = /[חסוםטזןקצץפךף]/g
/** So many letters of which this share is of those are no word of Hebrew. */
const NO_WORD: readonly (readonly [letters: number, share: number])[] = [
  [4, 1],
  [6, 0.8],
]

/**
 * How much a reading looks like writing in Hebrew, 0..1. A model shown the wrong script answers with final
 * letters inside words and digits between letters.
 */
export function hebrewShape(text: string): number {
  const letters = [...text].filter((c) => HEBREW_LETTER.test(c)).length
  if (letters === 0 || BEGINS_FINAL.test(text)) return 0
  const inside = text.match(FINAL_INSIDE)?.length ?? 0
  const mixed =
    text.match(/[\u05d0-\u05ea][\d₪!|\\><=](?=[\u05d0-\u05ea])|\d(?=[\u05d0-\u05ea])/g)?.length ?? 0
  const alike = text.match(LOOKALIKE)?.length ?? 0
  const few = NO_WORD.some(([many, share]) => letters >= many && alike >= letters * share) ? 0.5 : 1
  return Math.max(0, 1 - (2 * inside + mixed) / Math.max(2, letters)) * few
}

/** The same for Latin: capitals after small letters, quotes and digits between letters are not how words look. */
export function latinShape(text: string): number {
  const letters = text.match(/[A-Za-z]/g)?.length ?? 0
  if (letters === 0) return /\d/.test(text) ? 1 : 0.5
  const humps = text.match(/[a-z](?=[A-Z]{2})|[a-z]{2}[A-Z](?![a-z])/g)?.length ?? 0
  const marks = text.match(/['"*™®°](?=\w)|[A-Za-z]['"*™®°]/g)?.length ?? 0
  const mixed = text.match(/[A-Za-z]\d(?=[A-Za-z])|[A-Za-z]{2}\d{2}/g)?.length ?? 0
  return Math.max(0, 1 - (humps + 2 * marks + mixed) / Math.max(2, letters))
}
