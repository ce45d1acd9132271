/** The letters of the Hebrew alphabet, as a range for use within a class of a pattern. */
export const hebrewLetters = '\\u05d0-\\u05ea'
