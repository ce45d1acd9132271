import { across, overlap } from '../../document/geometry'
import { labelledDates, type LabelledDate } from '../../document/facts/document-date'
import { hasLostDay } from '../../document/facts/lost-days'
import type { Document } from '../../document/types'
import type { Box } from '../../records/place'
import { daysBetween } from '../../records/days'
import { bracketedDays } from './bracketed-days'
import { dayHeadings } from './day-headings'
import { openingDates } from './opening-dates'
import { rowDays } from './row-days'
import type { LabReading } from './reading'

/** The day of a result, and whether the page leaves it open which of its days that is. */
export interface ResultDay {
  readonly date: string | null
  readonly open: boolean
  /** What tells it: printed for this result alone, a line that heads several (its number), or the page as a whole. */
  readonly source: DaySource
}

export type DaySource = 'beside' | 'page' | number

/** The date that results without one of their own have: when the specimen of a laboratory report was taken. */
export function datesFor(
  document: Document,
  readings: readonly LabReading[],
): (reading: LabReading) => ResultDay {
  const { facts, lines, results, records } = document
  const opened = openingDates(document)
  const ofRow = rowDays(document)
  const report = facts.category.value === 'lab'
  const own = report ? (facts.date?.value ?? null) : null
  const labelled = labelledDates({ lines, results, records, dateOrder: facts.dateOrder })
  const bracketed = bracketedDays(document, readings)
  const headings = dayHeadings(document, readings, labelled, bracketed)
  // Of a patient who was born long before the page, no result is of the day of birth, whatever it stands beside.
  const births = labelled.filter(({ kind, iso }) => kind === 'birth' && isLongPast(iso, facts.date?.value))
  const isBirth = (day: string | null): boolean => births.some(({ iso }) => iso === day)
  const isBracketed = ({ box }: LabelledDate): boolean =>
    lines.some((line) => line.cells.some((cell) => bracketed.isIn(line, cell) && areTogether(cell.box, box)))
  const collected = labelled
    .filter((one) => one.kind === 'collected' && !isBracketed(one))
    .sort((a, b) => a.box[1] - b.box[1])
  const stay = dayOfStay(labelled)
  const isOfTaking = labelled.some(
    ({ kind, iso }) => iso === own && (kind === 'collected' || kind === 'exam'),
  )
  const isLost = !isOfTaking && hasLostDay({ lines, dateOrder: facts.dateOrder })
  const open = own !== null && (isLost || hasRival(own, labelled))
  const dateOf = (reading: LabReading): ResultDay => {
    if (reading.dayUnread) return { date: null, open: true, source: 'beside' }
    const head = headings.over(reading)
    const lent = headings.lend(reading) || isOfNextLabel(collected, reading) || bracketed.isOfAnother(reading)
    const date = [opened(reading), ofRow(reading), bracketed.of(reading), lent ? null : reading.date].find(
      (one) => one !== null && !isBirth(one),
    )
    if (date) return { date, open: false, source: 'beside' }
    if (head) return { date: head.iso, open: head.iso === own && open, source: head.at }
    const days = new Set(collected.map(({ iso }) => iso)).size
    if (days === 0 && own !== null && results.some(({ upright }) => upright))
      return { date: own, open: true, source: 'page' }
    if (days < 2) {
      // Beyond reports, the one date of collection speaks for what is listed, not for what is told in sentences.
      const one = reading.form === 'prose' ? null : (collected[0]?.iso ?? stay)
      return report ? { date: own, open, source: 'page' } : { date: one, open: false, source: 'page' }
    }
    return dayOfSeveral(collected, reading) ?? { date: own, open: false, source: 'page' }
  }
  return (reading) => {
    const day = dateOf(reading)
    return { ...day, open: day.open || (day.date !== null && facts.unsureDays.has(day.date)) }
  }
}

const areTogether = (a: Box, b: Box): boolean =>
  across(a, b) > 0 && overlap(a[1], a[1] + a[3], b[1], b[1] + b[3]) > 0

/** Of a visit that began and ended in one day, that day; null of any other. */
function dayOfStay(labelled: readonly LabelledDate[]): string | null {
  const [begun, ended] = (['admission', 'discharge'] as const).map(
    (one) => new Set(labelled.filter(({ kind }) => kind === one).map(({ iso }) => iso)),
  )
  const [day] = begun!
  return day !== undefined && begun!.size === 1 && ended!.size === 1 && ended!.has(day) ? day : null
}

/** A page of a child's first weeks may tell of the day of birth. */
const isLongPast = (birth: string, own: string | null | undefined): boolean =>
  !own || daysBetween(birth, own) > 60

/** "PLT 318 [130-440]", and in the next line "Chemistry, taken 15/12/2025": where labels head results, that day is of those under it. */
const isOfNextLabel = (
  collected: readonly LabelledDate[],
  { date, form, words, valueWords }: LabReading,
): boolean => {
  const [, y = 0, , height = 0] = valueWords[0]?.box ?? []
  const end = Math.max(...words.map(({ box }) => box[1] + 0.5 * box[3]))
  return (
    form === 'prose' &&
    collected.some(({ iso, box }) => iso === date && box[1] > end) &&
    collected.some(({ iso, box }) => iso !== date && box[1] + box[3] < y + 0.5 * height)
  )
}

/** Of several collections on one page, that of a result's own row, else the last one above; one right below may be it. */
function dayOfSeveral(collected: readonly LabelledDate[], { top, box }: LabReading): ResultDay | null {
  const level = collected.find(
    ({ box: [, y, , height] }) => overlap(y, y + height, top, top + box[3]) > 0.5 * height,
  )
  if (level) return { date: level.iso, open: false, source: 'beside' }
  const above = collected.filter(({ box: [, y] }) => y <= top).at(-1)
  const below = collected.find(({ box: [, y, , height] }) => y > top && y - top < 2.5 * height)
  if (!above) return null
  return { date: above.iso, open: below !== undefined && below.iso !== above.iso, source: 'page' }
}

/** How long before its report a specimen may have been taken, in days. */
const sampling = 60

/**
 * The day of a report is that of another table's column; or it is not labelled as that of sampling, and a day before it has a
 * label that nobody knows, or one that no report has.
 */
function hasRival(own: string, labelled: readonly LabelledDate[]): boolean {
  // The title of the names ("Examination") is no label of the first column's day.
  const isOfColumn = ({ kind, box: [, y, , height] }: LabelledDate): boolean =>
    /alone|exam/.test(kind) &&
    labelled.filter((other) => other.kind === 'alone' && Math.abs(other.box[1] - y) < height).length > 1
  const kinds = labelled.flatMap((date) =>
    date.iso === own && date.kind !== 'ignored' && !isOfColumn(date) ? [date.kind] : [],
  )
  if (kinds.length === 0) return true
  if (kinds.some((kind) => /collected|exam|visit/.test(kind))) return false
  return labelled.some(({ iso, kind, strange }) => {
    const days = daysBetween(iso, own)
    return (strange || kind === 'prescription') && days > 0 && days <= sampling
  })
}
