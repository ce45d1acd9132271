import { across, centerY } from './geometry'
import { canonicalUnit } from '../vocabulary/units'
import type { Word } from './page'

/** A gram per litre whose letter was read as a figure. */
const grams = /^9\/(?=(?:[1lI]|d[1lI]|m[1lI])$)/i

/** So many units one above another make a column of them. */
const fewest = 3

/** How far their left edges may be from one another, in their heights. */
const aside = 1.5

/** "74,1 9/1" in a column of units is 74.1 g/l: elsewhere a figure stays one, and may be a day. */
export function withGramsRead(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => grams.test(text))) return [...words]
  const units = words.filter(
    ({ text }) => !grams.test(text) && text.includes('/') && canonicalUnit(text) !== null,
  )
  return words.map((word) => {
    if (!grams.test(word.text)) return word
    const column = units.filter(({ box }) => Math.abs(box[0] - word.box[0]) < aside * word.box[3])
    return isBehindNumber(word, words) && column.length >= fewest
      ? { ...word, text: word.text.replace(grams, 'g/') }
      : word
  })
}

/** In its row, before it and not far: what it may be the unit of. */
const isBehindNumber = ({ box }: Word, words: readonly Word[]): boolean =>
  words.some(
    (one) =>
      /^\d+(?:[.,]\d+)?$/.test(one.text) &&
      one.box[0] < box[0] &&
      Math.abs(centerY(one.box) - centerY(box)) < 0.5 * box[3] &&
      -across(one.box, box) < 12 * box[3],
  )

/** What a percent sign is read as: "$%", "$", "=" in type of one width, "9", "9%", "96", "Go" in small print. */
const percents = /^(?:\$%?|%\$|=|9%?|96|[GYT][o0])$/

/** "39.8  $%" in a column of percent signs is 39.8 %. */
export function withPercentsRead(words: readonly Word[]): Word[] {
  const misread = words.filter(({ text }) => percents.test(text))
  if (misread.length === 0) return [...words]
  const signs = words.filter(({ text }) => text === '%' || text === '$%')
  const inColumn = (word: Word): boolean =>
    signs.filter((sign) => sign !== word && Math.abs(sign.box[0] - word.box[0]) < aside * word.box[3])
      .length >= 2
  // "Monocytes 9" below two signs that head its column is a result.
  const isSign = (word: Word): boolean =>
    inColumn(word) && (!/^\d/.test(word.text) || isBehindNumber(word, words))
  return words.map((word) => (misread.includes(word) && isSign(word) ? { ...word, text: '%' } : word))
}
