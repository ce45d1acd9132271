import { parseDate, type DateOrder } from './dates'
import type { Word } from './page'

/** A day and a month, and nothing else. */
const short = /^\d{1,2}([/.])\d{1,2}$/
const full = /^\D{0,2}(\d{1,2}([/.-])\d{1,2}\2(?:20)?\d\d)\D{0,2}$/
/** In one row with the days: titles of the other columns. */
const mostTitles = 4
/** A stay, from its first day to its last. */
const longest = 120 * 86_400_000

/**
 * "13/07 16/07 19/07": days without a year at the head of columns have that of the two days of the page between which they
 * all lie, as those of coming and going. Where none or several years are such, they stay as they are.
 */
export function withShortDays(words: readonly Word[], order: DateOrder): readonly Word[] {
  const days = words.filter(({ text }) => short.test(text))
  if (days.length < 2) return words
  const known = words.flatMap(({ text }) => {
    const date = full.test(text) ? parseDate(full.exec(text)![1]!, order) : null
    return date?.precision === 'day' ? [Date.parse(date.iso)] : []
  })
  const years = new Map<Word, number>()
  for (const first of days) {
    const row = days.filter((day) => isLevel(first, day)).sort((a, b) => a.box[0] - b.box[0])
    if (row.length < 2 || row[0] !== first || !isHead(words, row)) continue
    const fitting = yearsOf(known).filter((year) => isWithin(row, year, known, order))
    if (fitting.length === 1) for (const day of row) years.set(day, fitting[0]!)
  }
  return words.map((word) => {
    const year = years.get(word)
    return year === undefined ? word : { ...word, text: word.text + short.exec(word.text)![1]! + year }
  })
}

const isLevel = (a: Word, b: Word): boolean =>
  Math.abs(a.box[1] + a.box[3] / 2 - b.box[1] - b.box[3] / 2) < 0.6 * Math.max(a.box[3], b.box[3])

/** Beside the days of a head stand no numbers, and few words. */
function isHead(words: readonly Word[], row: readonly Word[]): boolean {
  const beside = words.filter((word) => !row.includes(word) && isLevel(row[0]!, word))
  return !beside.some(({ text }) => /\d/.test(text)) && beside.length <= mostTitles
}

const yearsOf = (days: readonly number[]): number[] => [
  ...new Set(days.map((day) => new Date(day).getUTCFullYear())),
]

/** One after the other, from left or from right, and all of them between two days of the page that are not far apart. */
function isWithin(row: readonly Word[], year: number, known: readonly number[], order: DateOrder): boolean {
  const days = row.map(({ text }) => {
    const date = parseDate(text + short.exec(text)![1]! + year, order)
    return date?.precision === 'day' ? Date.parse(date.iso) : NaN
  })
  const rising = days.every((day, at) => at === 0 || day > days[at - 1]!)
  const falling = days.every((day, at) => at === 0 || day < days[at - 1]!)
  const [from, to] = [Math.min(...days), Math.max(...days)]
  return (rising || falling) && known.some((a) => a <= from && known.some((b) => b >= to && b - a <= longest))
}
