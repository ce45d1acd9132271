/** U+200E…: marks that steer display and say nothing; Hebrew points and accents. */
const marks = /\p{Bidi_Control}|\ufeff|[\u0591-\u05bd]|\u05bf|[\u05c1-\u05c2]|[\u05c4-\u05c5]|\u05c7/gu

export const clean = (text: string): string => text.replace(marks, '').trim()

export const hasHebrew = (text: string): boolean => /[\u05d0-\u05ea]/.test(text)
export const hasLatin = (text: string): boolean => /[A-Za-z\u00c0-\u024f]/.test(text)
export const hasDigit = (text: string): boolean => /\d/.test(text)
/** A dash, or several, and nothing else. */
export const isDash = (text: string): boolean => /^[-–—]+$/.test(text)
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** 0..1: Hebrew among the Hebrew and Latin letters; 0 of none. */
export function hebrewShare(texts: readonly string[]): number {
  let hebrew = 0
  let latin = 0
  for (const text of texts) {
    hebrew += text.match(/[\u05d0-\u05ea]/g)?.length ?? 0
    latin += text.match(/[A-Za-z]/g)?.length ?? 0
  }
  return hebrew + latin === 0 ? 0 : hebrew / (hebrew + latin)
}

/**
 * Lower case, straight quotes and dashes, single spaces: the form in which wordings are compared.
 * Gershayim become `"` and geresh `'`, so that a title with either mark or with points is one.
 */
export function plain(text: string): string {
  return clean(text)
    .toLowerCase()
    .replace(/[\u05f4\u201c\u201d\u201e]/g, '"')
    .replace(/''/g, '"')
    .replace(/[\u05f3\u2018\u2019`\u00b4]/g, "'")
    .replace(/[\u2010-\u2015\u05be\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}
