import { findDates, type FoundDate } from '../../document/dates'
import { across, right } from '../../document/geometry'
import type { LabelledDate } from '../../document/facts/document-date'
import type { Cell, Document, Line, SectionKind } from '../../document/types'
import type { Box } from '../../records/place'
import { askedBy, hourOfDay, isDayHeadingWord } from '../../language/day-headings'
import type { BracketedDays } from './bracketed-days'
import type { LabReading } from './reading'

/** A line that holds a day and heads the results under it. */
export interface DayHeading {
  /** ISO. */
  readonly iso: string
  /** Index of its line in the document. */
  readonly at: number
  /** Of its cell up to what stands beside it, where others are: it heads what stands under it. */
  readonly box: Box | null
  readonly cell: Box
}

interface DayHeadings {
  /** The heading over a result; null where none is. */
  readonly over: (reading: LabReading) => DayHeading | null
  /** Whether the day that a result was read with is that of such a line, wherever it stands. */
  readonly lend: (reading: LabReading) => boolean
}

/** How many lines may stand between a day and the first result that it heads: titles of a panel, of columns. */
const reach = 3

/** Days on which something was done with what had been taken before. */
const later = /^(?:received|reported|signed|print)$/

/** Under these headings stands no result of the day above. */
const elsewhere: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'recommendations',
  'medications',
  'medications-admission',
  'medications-discharge',
  'medications-stopped',
  'family-history',
  'social-history',
  'history',
  'diagnoses',
  'allergies',
  'reason',
  'indication',
  'technique',
])

/**
 * The days that stand alone in a line over the results of that day ("02/19/2026 05:50", "Results of 12 March", "Draw 2 …").
 */
export function dayHeadings(
  document: Document,
  readings: readonly LabReading[],
  labelled: readonly LabelledDate[],
  bracketed: Pick<BracketedDays, 'isIn'>,
): DayHeadings {
  const { lines } = document
  const lineOf = new Map(lines.flatMap((line, at) => line.words.map((word) => [word, at] as const)))
  const places = new Map(readings.map((reading) => [reading, lineOf.get(reading.valueWords[0]!)] as const))
  const told = new Set(places.values())
  const ends = endsOf(document, labelled)
  const sampled = labelled.some(({ kind }) => kind === 'collected' || kind === 'exam')
  const ofRows = new Set(document.results.flatMap(({ rows }) => rows.flatMap(({ words }) => [...words])))
  const days = lines.flatMap((line, at): DayHeading[] => {
    // A label of sampling may stand under its results, too: of these, those who read the labels decide.
    const labels = labelled.flatMap(({ kind, box }) => (holds(line, box) ? [kind] : []))
    if (labels.some((kind) => kind === 'collected' || kind === 'birth')) return []
    // "Date of result: 13.01.2026" beside "Date of sampling: 12.01.2026": of the day of sampling are the results.
    if (sampled && labels.some((kind) => later.test(kind))) return []
    if (line.words.every((word) => ofRows.has(word))) return []
    const date = dayAlone({ text: line.cells.map(({ text }) => withoutAsker(text)).join(' ') }, document)
    if (date) return [{ iso: date.iso, at, box: besideTables(line, document), cell: line.box }]
    return line.cells.flatMap((cell) => {
      const own = line.cells.length > 1 && !bracketed.isIn(line, cell) ? dayAlone(cell, document) : null
      const rest = own ? cell.text.slice(0, own.start) + cell.text.slice(own.end) : ''
      return own && /\p{L}/u.test(rest)
        ? [{ iso: own.iso, at, box: columnOf(cell, line), cell: cell.box }]
        : []
    })
  })
  const { category, date } = document.facts
  const heads = days.filter(({ at, box, cell }) => {
    // The day of a letter stands over all of it, and is told of nothing in it.
    if (category.value !== 'lab' && date?.box && holds(lines[at]!, date.box)) return false
    const next = days.find((one) => one.at > at && areOver({ box, cell }, one))?.at ?? lines.length
    const first = lines.findIndex((_, place) => place > at && told.has(place))
    return first > at && first < next && first - at <= reach + 1
  })
  const tabled = new Set(readings.filter(({ form }) => form === 'table').map((one) => places.get(one)))
  /** Sentences under a title of their own, behind a table: the day over it tells of nothing in them. */
  const isBehindTable = ({ form }: LabReading, place: number, from: number): boolean => {
    const lastRow = lines.findLastIndex((_, at) => at > from && at < place && tabled.has(at))
    return form === 'prose' && lastRow >= 0 && lines.slice(lastRow + 1, place).some(isTitle)
  }
  const over = (reading: LabReading): DayHeading | null => {
    const place = places.get(reading)
    if (place === undefined) return null
    const own = (one: DayHeading): boolean =>
      one.at < place && meets(one.box, reading.valueWords[0]?.box ?? reading.box)
    const last = heads.findLast(own)
    if (!last || days.some((one) => own(one) && one.at > last.at)) return null
    if (tellsAnother(lines[place]!, last, document) || isBehindTable(reading, place, last.at)) return null
    return ends.some((end) => end > last.at && end <= place) ? null : last
  }
  const lend = ({ date, words }: LabReading): boolean => {
    if (date === null) return false
    const own = new Set(words.map((word) => lineOf.get(word)))
    return heads.some(({ iso, at }) => iso === date && !own.has(at)) && !isPrinted(date, own, document)
  }
  return { over, lend }
}

const withoutAsker = (text: string): string => text.replace(askedBy, '')

const isTitle = ({ text, words }: Line): boolean => words.length <= 5 && !/\d|[.,;:]$/.test(text)

/** Up to the cells beside it. */
function columnOf({ box }: Cell, { cells }: Line): Box {
  const from = Math.max(0, ...cells.map((other) => right(other.box)).filter((x) => x <= box[0]))
  const to = Math.min(1e6, ...cells.map((other) => other.box[0]).filter((x) => x >= right(box)))
  return [from, box[1], to - from, box[3]]
}

/** Of tables side by side, the day heads those under it: up to where the others begin. Null where there are none beside it. */
function besideTables({ box, cells }: Line, { results }: Document): Box | null {
  const below = results.filter((table) => table.box[1] + table.box[3] > box[1])
  const beside = below.filter((table) => across(table.box, box) <= 0)
  if (beside.length === 0 || beside.length === below.length) return null
  // Right over tables that begin level with each other, none of which has a title beside it: it heads them all.
  const tops = below.map((table) => table.box[1]).toSorted((a, b) => a - b)
  const level = tops.at(-1)! - tops[0]! < 0.8 * box[3] && tops[0]! - box[1] < 3 * box[3]
  if (level && cells.length === 1) return null
  const from = Math.max(0, ...beside.map((table) => right(table.box)).filter((x) => x <= box[0]))
  const to = Math.min(1e6, ...beside.map((table) => table.box[0]).filter((x) => x >= right(box)))
  return [from, box[1], to - from, box[3]]
}

/** Whether one of two days ends what the other heads: it stands in the same column. */
const areOver = (a: Omit<DayHeading, 'iso' | 'at'>, b: Omit<DayHeading, 'iso' | 'at'>): boolean =>
  meets(a.box, b.cell) || meets(b.box, a.cell)

/** What heads the width of the page heads all of it. */
const meets = (a: Box | null, b: Box | null): boolean => a === null || b === null || across(a, b) > 0

const holds = ({ box: [, y, , height] }: Line, box: Line['box']): boolean =>
  box[1] >= y - 1 && box[1] + box[3] <= y + height + 1

/** "Ultrasound 28/09/2024: … Repeated today": behind another day of its own column, that of the heading is over. */
const tellsAnother = ({ cells }: Line, { iso, box }: DayHeading, { facts }: Document): boolean =>
  cells.some(
    (cell) =>
      meets(box, cell.box) &&
      findDates(cell.text, facts.dateOrder).some((date) => date.precision === 'day' && date.iso !== iso),
  )

const isPrinted = (
  iso: string,
  places: ReadonlySet<number | undefined>,
  { lines, facts }: Document,
): boolean =>
  lines.some(
    ({ text }, at) => places.has(at) && findDates(text, facts.dateOrder).some((date) => date.iso === iso),
  )

/** Lines from which on the day above is over: a section that is none of results, another day with its label. */
function endsOf({ lines, sections }: Document, labelled: readonly LabelledDate[]): readonly number[] {
  const closed = sections.flatMap(({ kind, heading }) =>
    heading && elsewhere.has(kind) ? [lines.findIndex(({ words }) => words.includes(heading.words[0]!))] : [],
  )
  const collected = labelled.flatMap(({ kind, box }) =>
    kind === 'collected' ? [lines.findIndex((line) => holds(line, box))] : [],
  )
  return [...closed, ...collected]
}

/** The day that a line holds and nothing else, its year printed or told by the document's. */
export function dayAlone({ text: printed }: Pick<Line, 'text'>, { facts }: Document): FoundDate | null {
  const text = withoutAsker(printed)
  if (text.length > 60) return null
  const reference = facts.date?.value ?? null
  const dates = findDates(text, facts.dateOrder, { reference }).filter(({ precision }) => precision === 'day')
  const [date] = dates
  if (!date || dates.length > 1) return null
  const rest = `${text.slice(0, date.start)} ${text.slice(date.end)}`
  const words = rest.split(/[\s,;/|()[\]–—-]+/u).map((word) => word.replace(/^[.:#"]+|[.:#"]+$/gu, ''))
  const beside = words.filter((word) => word !== '')
  const numbers = beside.filter((word) => /^\d{1,2}$/.test(word)).length
  const known = beside.every(
    (word) => /^\d{1,2}$/.test(word) || hourOfDay.test(word) || isDayHeadingWord(word),
  )
  return known && numbers <= 1 ? date : null
}
