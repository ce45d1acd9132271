import { findDates } from '../../document/dates'
import type { Document } from '../../document/types'

/** Every date that a page prints, and the months and years of them, as ISO. */
export function pageDates({ lines, facts }: Document): ReadonlySet<string> {
  const context = { reference: facts.date?.value ?? null, years: true }
  const found = lines.flatMap((line) => findDates(line.text, facts.dateOrder, context))
  const printed = [...found.map((date) => date.iso), ...(facts.date ? [facts.date.value] : [])]
  return new Set(printed.flatMap((iso) => [iso, iso.slice(0, 7), iso.slice(0, 4)]))
}
