import { findDates, shortDay, type DateOrder } from './dates'
import type { Word } from './page'
import type { Cell } from './types'

/** Of titles that are days without their year. */
export interface ShortDays {
  readonly order: DateOrder
  /** The days that the page prints in full, ISO, in order. */
  readonly printed: readonly string[]
}

/** So many days lie between the first and the last of one table at most, and between these and a day printed in full. */
const reach = { table: 120, page: 31 }

/** In figures it is a day beyond doubt where one of them is no month's, or has its nought. */
const isEvident = (text: string): boolean =>
  /\p{L}/u.test(text) ||
  /(?:^|\D)0\d/.test(text) ||
  (text.match(/\d+/g) ?? []).some((one) => Number(one) > 12)

/** The days that some lines print in full, in order. */
export const printedDays = (lines: readonly { readonly text: string }[], order: DateOrder): string[] =>
  lines
    .flatMap(({ text }) => findDates(text, order))
    .flatMap(({ iso, precision, inferredYear }) => (precision === 'day' && !inferredYear ? [iso] : []))
    .sort()

/**
 * "13/07  16/07  19/07" over columns: days one after the other, of the year that the page's own days tell. By the first word of
 * the cell of each: its day and how many words it has. None where they are not in order, or far from any day of the page.
 */
export function shortDaysIn(
  cells: readonly Cell[],
  { order, printed }: ShortDays,
): ReadonlyMap<Word, { readonly iso: string; readonly length: number }> {
  const latest = printed.at(-1)
  const none = new Map<Word, never>()
  if (latest === undefined) return none
  const found = cells.flatMap(({ text, words }) => {
    const iso = shortDay(text, order, after(latest, reach.page))
    return iso ? [{ iso, text, words }] : []
  })
  const times = found.map(({ iso }) => Date.parse(iso))
  const rising = times.every((time, at) => at === 0 || time > times[at - 1]!)
  const falling = times.every((time, at) => at === 0 || time < times[at - 1]!)
  const isNear = times.some((time) =>
    printed.some((iso) => inDays(Math.abs(time - Date.parse(iso))) <= reach.page),
  )
  if (
    found.length < 2 ||
    !(rising || falling) ||
    !found.some(({ text }) => isEvident(text)) ||
    inDays(Math.max(...times) - Math.min(...times)) > reach.table ||
    !isNear
  )
    return none
  return new Map(found.map(({ iso, words }) => [words[0]!, { iso, length: words.length }]))
}

const day = 86_400_000
const inDays = (time: number): number => time / day
const after = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * day).toISOString().slice(0, 10)
