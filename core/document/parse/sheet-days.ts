import { hourOfDay } from '../../language/day-headings'
import { findDates } from '../dates'
import type { Word } from '../page'
import { joinFields } from './fields'
import type { RowContext } from './row-context'
import type { SheetColumn } from './sheet-titles'
import type { Placed } from './sheet-parts'
import type { Field } from './types'

/** What stands beside the numbers of a sheet's row. */
export interface RowLabel {
  readonly field: Field
  readonly y: number
  /** It has figures of a day or an hour, whether they could be read or not. */
  readonly time: boolean
  /** ISO. */
  readonly day: string | null
  /** A day and a month as printed, without a year. */
  readonly bare: string | null
}

/** The day of a row: known, or one that was printed and not read. */
export interface RowDay {
  readonly date: string | null
  readonly bare: string | null
  readonly unread: boolean
  /** What tells it. */
  readonly words: readonly Word[]
}

const bareDay = /^\W*(\d{1,2}[/.]\d{1,2})(?=$|[\s,)])(?!\s*%)/

/** The label of a row, of what stands beside its columns: what has a day or an hour, else what is nearest to them. */
export function labelOf(
  beside: readonly Placed[],
  columns: readonly SheetColumn[],
  { order, direction, height }: RowContext,
): RowLabel | null {
  const edge =
    direction === 'rtl'
      ? Math.max(...columns.map(({ to }) => to))
      : Math.min(...columns.map(({ from }) => from))
  const away = ({ from, to }: Placed): number => Math.min(Math.abs(from - edge), Math.abs(to - edge))
  const near = beside.filter((one) => away(one) < 25 * height)
  const timed = near.filter(({ field }) => isTime(field.text))
  const kept = timed.length > 0 ? timed : near.toSorted((a, b) => away(a) - away(b)).slice(0, 1)
  const field = joinFields(kept.map((one) => one.field))
  if (!field) return null
  const dates = findDates(field.text, order).filter(
    ({ precision, inferredYear }) => precision === 'day' && !inferredYear,
  )
  const days = new Set(dates.map(({ iso }) => iso))
  return {
    field,
    y: kept[0]!.y,
    time: timed.length > 0,
    day: days.size === 1 ? [...days][0]! : null,
    bare: days.size === 0 ? (bareDay.exec(field.text)?.[1] ?? null) : null,
  }
}

const isTime = (text: string): boolean =>
  /\d{1,4}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?\d{2,4}/.test(text) ||
  /\d{1,2}\s\p{L}{3,9}\.?\s\d{2,4}/u.test(text) ||
  bareDay.test(text) ||
  text.split(' ').some((word) => hourOfDay.test(word))

/**
 * The day of each row: of its own label, else of the line of a day nearest to it, each of one row alone. Where some rows
 * have a day, one without is of a day that was not read. Null where neither days nor labels tell the rows apart.
 */
export function daysOfRows(
  rows: readonly { readonly y: number; readonly label: RowLabel | null }[],
  labels: readonly RowLabel[],
  height: number,
): RowDay[] | null {
  const loose = labels.filter(({ day, bare }) => (day ?? bare) !== null)
  const isNearest = (label: RowLabel, row: { y: number }): boolean =>
    rows.every((other) => other === row || Math.abs(other.y - label.y) > 1.3 * Math.abs(row.y - label.y))
  const told = rows.map((row): RowLabel | null => {
    if ((row.label?.day ?? row.label?.bare ?? null) !== null) return row.label
    const near = loose.filter((label) => Math.abs(label.y - row.y) < 2 * height && isNearest(label, row))
    return near.length === 1 ? near[0]! : null
  })
  const dated = told.some((label) => label !== null)
  const labelled = rows.every(
    ({ label }) => label !== null && (label.time || /\p{L}{2}/u.test(label.field.text)),
  )
  if (!dated && !labelled) return null
  return told.map((label) => ({
    date: label?.day ?? null,
    bare: label?.day ? null : (label?.bare ?? null),
    unread: dated && label === null,
    words: label?.field.words ?? [],
  }))
}
