import { withOwnDay } from '../values/own-day'
import { joinFields } from './fields'
import type { RowContext } from './row-context'
import type { Earlier, Field } from './types'

/** A number that is printed with its own day, without it: the day is kept for the number. */
export function withoutDay(field: Field, { order, days, fields }: RowContext): Field {
  const own = withOwnDay(field.words, order)
  if (!own) return field
  days.set(own.words[0]!, own.day)
  return fields.of(own.words)
}

/** The day that a number is printed with, else that of its column or row. */
export function dayOf(
  { words }: Field,
  { days }: RowContext,
  other: string | null,
): { date: string | null; unsure: 'day' | null } {
  const own = days.get(words[0]!)
  return own === undefined
    ? { date: other, unsure: null }
    : { date: own, unsure: own === null ? 'day' : null }
}

/**
 * The earlier results of a row that are told with their days, in one cell or in two. One without a day repeats what
 * another report says.
 */
export function earlierIn(cells: readonly Field[], { days, order, reader }: RowContext): Earlier[] {
  const dated = cells.flatMap((value): Earlier[] => {
    const date = days.get(value.words[0]!) ?? null
    return date === null ? [] : [{ value, date }]
  })
  const rest = joinFields(cells.filter(({ words }) => !days.has(words[0]!)))
  const own = rest && withOwnDay(rest.words, order)
  if (own && own.day !== null)
    dated.push({
      value: { words: own.words, text: own.words.map(({ text }) => text).join(' ') },
      date: own.day,
    })
  return dated.filter(({ value }) => reader.value(value.text)?.number != null)
}
