/** Nothing but figures and strokes, long enough for a day. */
const inNumbers = /^[^\p{L}]{6,}$/u
/** "17 Feb 25", "17-Feb-2025"; "26Jan 26" and "200ct 25", of which a space was not read. */
const dayFirst = /^\D{0,4}\d{1,2}[\s-]?(?:\p{L}{3,9}|0ct)\.?[\s-]?'?\d{2,4}$/iu
const monthFirst = /^\p{L}{3,9}\.?\s?\d{1,2},?\s\d{4}$/u

/** Whether a column's title may be a day: it has the shape of one and nothing beside it. */
export const isDayLike = (text: string): boolean =>
  inNumbers.test(text) || dayFirst.test(text) || monthFirst.test(text)
