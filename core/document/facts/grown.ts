import { statedAge } from '../../language/patients'
import { daysBetween } from '../../records/days'
import type { Document } from '../types'
import { labelledDates } from './document-date'

/** Years from which nobody is small. */
const grownFrom = 16
/** In how many lines a page tells of whom it is. */
const head = 14

/** Whether the page says that its patient is grown: by an age in its head, else by the birth. */
export function isGrown({ lines, results, records, facts }: Document): boolean {
  const [age] = lines
    .slice(0, head)
    .flatMap(({ text }) => statedAge.exec(text)?.slice(1).filter(Boolean) ?? [])
  if (age !== undefined) return Number(age) >= grownFrom
  const own = facts.date?.value
  const birth = labelledDates({ lines, results, records, dateOrder: facts.dateOrder }).find(
    ({ kind }) => kind === 'birth',
  )
  return own !== undefined && birth !== undefined && daysBetween(birth.iso, own) > grownFrom * 365.25
}
