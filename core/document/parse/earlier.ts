import { wordOfDay } from '../../language/bracketed-days'
import { earlierLabels, noEarlier } from '../../language/earlier-results'
import { canonicalUnit } from '../../vocabulary/units'
import { findDates, type DateOrder } from '../dates'
import type { Word } from '../page'
import type { Earlier, Field } from './types'

const amount = /^[<>]?\d+(?:[.,]\d+)?$/

/** A number, or the day of one, and its words. */
interface Token {
  readonly text: string
  /** ISO: of a day. */
  readonly date: string | null
  readonly words: readonly Word[]
}

/**
 * What a line under a result repeats of earlier ones: "Previous: 10/11/2024: 1.48  21/04/2024: 1.33", or each number
 * before its day; none where it says so, or tells no day. Null where anything of the line is neither, for then it is not
 * known which number is of which day.
 */
export function earlierOf(field: Field, order: DateOrder): Earlier[] | null {
  if (noEarlier.test(field.text)) return []
  const label = field.words.filter(
    ({ text }) =>
      !/\d/.test(text) && /\p{L}/u.test(text) && canonicalUnit(text) === null && !wordOfDay.test(text),
  )
  const told = tokensOf(field, order)
  const isDay = ({ date }: Token): boolean => date !== null
  if (!earlierLabels.test(field.text) && !isDayWithNumber(field, order)) return null
  if (label.length > 3 || !told.every((one) => isDay(one) || amount.test(one.text))) return null
  if (!told.some(isDay)) return []
  const turns = told.every((one, at) => isDay(one) === (at % 2 === told.findIndex(isDay) % 2))
  if (!turns || told.length % 2 > 0) return null
  return told.flatMap((one, at): Earlier[] => {
    const beside = told[at - (at % 2) + ((at + 1) % 2)]!
    return isDay(one) ? [] : [{ value: { text: one.text, words: one.words }, date: beside.date! }]
  })
}

/** "14 Nov 2025: 138 g/L": a day with one number behind its colon needs no label. */
function isDayWithNumber({ text }: Field, order: DateOrder): boolean {
  const [day] = findDates(text, order)
  if (day?.precision !== 'day' || day.inferredYear || /[\p{L}\d]/u.test(text.slice(0, day.start)))
    return false
  const behind = /^\s*:\s*[<>]?\d+(?:[.,]\d+)?(?![\d:/])\s*(.*)$/u.exec(text.slice(day.end))
  return behind !== null && (behind[1] === '' || canonicalUnit(behind[1]!) !== null)
}

/** The numbers of a line and its days, also one that is told by its month's name or was read in pieces. */
function tokensOf({ words }: Field, order: DateOrder): Token[] {
  let text = ''
  const placed = words.map((word) => {
    const start = text.length
    text += `${word.text} `
    return { word, start, end: text.length - 1 }
  })
  const days = findDates(text, order).filter(
    ({ precision, inferredYear }) => precision === 'day' && !inferredYear,
  )
  const inDay = ({ start, end }: (typeof placed)[number]) =>
    days.findIndex((day) => start < day.end && end > day.start)
  return placed.flatMap((one, at): Token[] => {
    const day = inDay(one)
    if (day >= 0) {
      const first = placed.findIndex((other) => inDay(other) === day) === at
      return first ? [{ text: '', date: days[day]!.iso, words: [one.word] }] : []
    }
    const bare = one.word.text.replace(/^[^\d<>]+|[^\d]+$/g, '')
    return !/\d/.test(bare) || canonicalUnit(one.word.text) !== null
      ? []
      : [{ text: bare, date: null, words: [one.word] }]
  })
}
