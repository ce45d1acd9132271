import { wordOfDay } from '../../language/bracketed-days'
import { monthPattern } from '../../language/months'
import { parseDate, type DateOrder } from '../dates'
import type { Word } from '../page'

/** Of a result that is printed with its own day: ISO; null where that is a month alone or was not read. */
export type OwnDays = Map<Word, string | null>

/** In figures, or with the month by its name: "14/04/2026", "14-Apr-2026". */
const day = new RegExp(
  `^\\W*(?:\\d{1,4}([/.-])\\d{1,2}\\1\\d{2,4}|\\d{1,2}([/.-])(?:${monthPattern})\\2\\d{2,4})\\W*$`,
  'iu',
)
const month = /^\(\d{1,2}[/.]\d{2,4}\)$/
/** "2240" beside a day is the hour of it. */
const amount = /^(?!(?:[01]\d|2[0-3])[0-5]\d$)[<>]?\d+(?:[.,]\d+)?(?: (?:H|L|HH|LL|\*|high|low))?$/i

/**
 * The words of a cell without the day that it prints with its number ("7.1 (12/03/2025)", "12.03.25 / 7.1",
 * "(7.1 on 12/03/2025)"), and that day; null of any other cell.
 */
export function withOwnDay(
  words: readonly Word[],
  order: DateOrder,
): { words: readonly Word[]; day: string | null } | null {
  const [dated, ...more] = words.filter(({ text }) => day.test(text) || month.test(text))
  if (!dated || more.length > 0) return null
  const rest = words.filter(
    (word) => word !== dated && /[\p{L}\d*]/u.test(word.text) && !wordOfDay.test(word.text),
  )
  if (!amount.test(withoutBracket(rest.map(({ text }) => text).join(' ')))) return null
  const read = day.test(dated.text) ? parseDate(dated.text, order) : null
  return { words: rest, day: read?.precision === 'day' ? read.iso : null }
}

/** "(12.8 on 07/12/2025)": the bracket of an earlier result is none of its number. */
export const withoutBracket = (text: string): string => text.replace(/^[([](?=[<>]?\d)|(?<=\d)[)\],:]$/gu, '')

/** The number of a text that prints it with a day of its own, and nothing else; null of any other text. */
export function amountWithDay(text: string): string | null {
  const words = text.split(' ')
  if (words.filter((one) => day.test(one) || month.test(one)).length !== 1) return null
  const rest = words.filter((one) => !day.test(one) && !month.test(one) && /[\p{L}\d*]/u.test(one)).join(' ')
  return amount.test(rest) ? rest : null
}

/** Whether a word is a day, and nothing else. */
export const isDay = ({ text }: Word): boolean => day.test(text)

/** Whether a word is a number as a result is. */
export const isAmount = ({ text }: Word): boolean => amount.test(text)
