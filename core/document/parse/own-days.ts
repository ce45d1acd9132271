import { withOwnDay, withoutBracket } from '../values/own-day'
import { joinFields } from './fields'
import type { RowContext } from './row-context'
import type { Title } from './roles'
import type { Earlier, Field, Role } from './types'

/** A number that is printed with its own day, without it: the day is kept for the number. */
export function withoutDay(field: Field, { order, days, fields }: RowContext): Field {
  const own = withOwnDay(field.words, order)
  if (!own) return field
  days.set(own.words[0]!, own.day)
  return fields.of(own.words)
}

/** A day, and whether one was printed and not read. */
interface Day {
  readonly date: string | null
  readonly unsure: 'day' | null
}

/** The day that a number is printed with, else that of its column or row. */
export function dayOf({ words }: Field, { days }: RowContext, other: Day): Day {
  const own = days.get(words[0]!)
  return own === undefined ? other : { date: own, unsure: own === null ? 'day' : null }
}

/**
 * The day of a column: that of its title, else the one printed in the row. Beside columns that are titled with days, one
 * under no title has a day that was not read.
 */
export function dayOfColumn(
  roles: readonly Role[],
  titles: readonly (Title | null)[],
  at: number,
  printed: string | null,
): Day {
  const title = titles[at] ?? null
  const isDated = roles.some((role, one) => role === 'value' && titles[one]?.date)
  const unread = title?.unsureDay === true || title?.unreadDay === true || (title === null && isDated)
  return unread ? { date: null, unsure: 'day' } : { date: title?.date ?? printed, unsure: null }
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
  return dated
    .map(({ value, date }) => ({ value: { ...value, text: withoutBracket(value.text) }, date }))
    .filter(({ value }) => reader.value(value.text)?.number != null)
}
