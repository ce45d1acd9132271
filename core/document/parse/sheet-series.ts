import { hourOfDay } from '../../language/day-headings'
import { parseDate } from '../dates'
import { overlap } from '../geometry'
import { union, type Word } from '../page'
import { isDay } from '../values/own-day'
import type { RowContext } from './row-context'
import { testOf } from './sheet-titles'
import { resultRow, type Placed, type Rows } from './sheet-parts'
import type { Field, ResultRow, ResultTable } from './types'

/** A result of a series: its number, and the words of the day or hour that stands with it. */
interface Told {
  readonly value: Field
  readonly when: readonly Word[]
  readonly date: string | null
  /** A day is printed and could not be read. */
  readonly unread: boolean
}

/** In heights of a word: how far below one another its lines may stand, and how far beside its day a number. */
const reach = { down: 3, beside: 10, aside: 2, wide: 12 }

/**
 * Series of one test under its name, as a box beside a letter has them: a day and its number in each line, or days or hours
 * in one line and their numbers under them.
 */
export function seriesIn(rows: Rows, context: RowContext): ResultTable[] {
  return rows.flatMap((row, at) =>
    row.flatMap((title): ResultTable[] => {
      const test = testOf(title.field)
      if (!test || row.some((other) => other !== title && isBeside(other, title, context))) return []
      const told = [downFrom, acrossFrom]
        .map((read) => read(rows, at, title, context))
        .find((some) => some.length > 1)
      if (!told) return []
      const facts = told.map(({ value, when, date, unread }): ResultRow => {
        const { unit, range } = context.reader.rest(context.reader.result(value.text)!.rest)
        const own = {
          name: test.name,
          unit: unit ?? test.unit,
          range,
          date,
          unsure: unread ? ('day' as const) : null,
        }
        return resultRow(value, when, own)
      })
      const words = [...title.field.words, ...facts.flatMap((fact) => fact.words)]
      return [{ rows: facts, words: new Set(words), box: union(words.map(({ box }) => box)) }]
    }),
  )
}

/** A number beside a name is its own. */
const isBeside = (one: Placed, title: Placed, { height, reader }: RowContext): boolean =>
  overlap(one.from, one.to, title.from, title.to) > -reach.beside * height &&
  reader.result(one.field.text)?.number != null

function downFrom(rows: Rows, at: number, title: Placed, context: RowContext): Told[] {
  const { fields, height, order, reader } = context
  const out: Told[] = []
  let last = title.y
  for (const row of rows.slice(at + 1)) {
    const dated = row.find(
      ({ field, from, to }) =>
        isDay(field.words[0]!) &&
        Math.min(Math.abs(from - title.from), Math.abs(to - title.to)) < reach.aside * height,
    )
    if (!dated || dated.y - last > reach.down * height) break
    const [day, ...rest] = dated.field.words
    const next = row.filter(
      (one) => one !== dated && -overlap(one.from, one.to, dated.from, dated.to) < reach.beside * height,
    )
    const value = rest.length > 0 ? fields.of(rest) : next.length === 1 ? next[0]!.field : null
    const date = parseDate(day!.text, order)
    if (!value || date?.precision !== 'day' || reader.result(value.text)?.number == null) break
    out.push({ value, when: [day!], date: date.iso, unread: false })
    last = dated.y
  }
  return out
}

function acrossFrom(rows: Rows, at: number, title: Placed, context: RowContext): Told[] {
  const { height, order, reader } = context
  const near = (row: readonly Placed[] | undefined, y: number): Placed[] =>
    (row ?? []).filter(
      (one) =>
        overlap(one.from, one.to, title.from, title.to) > -reach.wide * height &&
        one.y - y < reach.down * height,
    )
  const times = near(rows[at + 1], title.y)
  const isTime = ({ field }: Placed): boolean =>
    field.words.every((word) => isDay(word) || hourOfDay.test(word.text))
  if (times.length < 2 || !times.every(isTime)) return []
  const values = near(rows[at + 2], times[0]!.y)
  if (values.length !== times.length) return []
  return times.flatMap((time): Told[] => {
    const under = values.filter(({ x }) => Math.abs(x - time.x) < reach.aside * height)
    const value = under.length === 1 ? under[0]!.field : null
    if (!value || reader.result(value.text)?.number == null) return []
    const day = time.field.words.find(isDay)
    const date = day ? parseDate(day.text, order) : null
    const iso = date?.precision === 'day' ? date.iso : null
    return [{ value, when: time.field.words, date: iso, unread: day !== undefined && iso === null }]
  })
}
