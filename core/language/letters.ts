/** The letters of the Hebrew alphabet, as a range for use within a class of a pattern. */
export const hebrewLetters = '\\u05d0-\\u05ea'

/** A Hebrew word in plain letters with one letter for those that are spoken alike. */
export const spokenAlike = (word: string): string =>
  word.replace(/ט/g, 'ת').replace(/[קח]/g, 'כ').replace(/[עה]/g, 'א').replace(/ש/g, 'ס')

/** A Hebrew word that begins with the form that a letter has at the end of one alone, and ends with no such form: read backwards. */
export const turnedWord = /^[ךםןףץ][א-ת]{2,}(?<![ךםןףץ])$/u

/** The letter that a lone capital A is read as beside Latin ones by a reader of Hebrew. */
export const loneCapitalA = 'א'
