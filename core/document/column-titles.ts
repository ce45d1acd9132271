import { remembered } from '../vocabulary/remembered'
import { andUnits, columnWordings } from '../language/column-wordings'
import { minute, minuteTitles } from '../language/day-headings'
import { sideTitles } from '../language/sides'
import { canonicalUnit } from '../vocabulary/units'
import { inFigures, parseDate, type DateOrder } from './dates'
import { across } from './geometry'
import { union, type Word } from './page'
import type { Box } from '../records/place'
import { hasDigit, plain } from './script'
import { shortDaysIn } from './short-days'
import { firstSimilar } from './similar'
import { isDayLike } from './title-days'
import type { Cell, ColumnRole, Line } from './types'

export interface ColumnTitle {
  readonly role: ColumnRole
  readonly title: string
  readonly box: Box
  /** ISO; for a column that holds the results of one date. */
  readonly date: string | null
  /** One of several times of a day, each over its own results. */
  readonly timed?: true
  /** So many minutes into one test, in which blood is drawn several times. */
  readonly minutes?: true
  /** The title speaks of drugs ("Medication", "Dose"): the table is no table of results. */
  readonly drug: boolean
  /** Repeats an earlier document. */
  readonly previous: boolean
}

/** It has the figures of a day, of which one was misread. */
export const isUnreadDay = ({ date, title }: ColumnTitle): boolean =>
  date === null &&
  (/\d\S?[/.-]\S{1,3}[/.-]\S{0,2}\d{2}/.test(title) ||
    // A letter in the place of one of its two bars: "24/08I2021".
    /(?<!\d)\d{1,2}(?:[/.-]\d{1,2}[Il|!]|[Il|!]\d{1,2}[/.-])(?:19|20)?\d{2}(?!\d)/.test(title))

const normalize = (text: string) =>
  plain(text).replace(/[^\p{L}\p{N}'/ .-]+/gu, ' ').replace(/[.:]+(?=\s|$)/g, '').replace(/\s+/g, ' ').trim() // prettier-ignore

const lettersOf = (title: string): string => title.replaceAll(' ', '')

const titles = new Map<string, string>()
for (const row of columnWordings.trim().split('\n')) {
  const [role = '', ...fields] = row.split('|').map((field) => field.trim())
  for (const item of fields.join(';').split(';')) if (item.trim() !== '') titles.set(normalize(item), role)
}
/** By their letters alone: of long titles the spaces may be lost. */
const closed = new Map(
  [...titles].flatMap(([title, role]) => (title.length >= 8 ? [[lettersOf(title), role]] : [])),
)
const misreadOf = firstSimilar([...titles.keys()].filter((title) => title.length >= 6))

/** What a printed title says that its column or its line holds; of "reference range and units", its first part. */
export const titleRole = remembered((printed): string | null => roleOf(normalize(printed)))

const roleOf = remembered((read): string | null => {
  const whole = titles.get(read) ?? closed.get(lettersOf(read))
  if (whole) return whole
  const first = titles.get(read.replace(andUnits, ''))
  const near = read.length < 6 || read.length > 40 ? undefined : misreadOf(read)
  return (first === 'range' ? first : titles.get(near ?? '')) ?? titleOfUnit(read)
})

/** "Cutoff (ng/mL)", "Result ng/mL": a title with the unit of its column is what it is without it. */
function titleOfUnit(read: string): string | null {
  const [, title, unit] = /^(.+) (\S+\/\S+)$/.exec(read) ?? []
  return title && unit && canonicalUnit(unit) !== null ? roleOf(title) : null
}

/**
 * The column titles of a line, if it is the header of a table: (nearly) all of its words are titles, and they
 * are those of one table. A column may be titled with its date; of one without a year the days that the page has `printed` tell it.
 */
export function columnTitles(
  line: Line,
  order: DateOrder,
  printed: readonly string[] = [],
): ColumnTitle[] | null {
  if (line.words.length > 24) return null
  const serial = times(line) ?? sides(line)
  if (serial) return serial
  const found: ColumnTitle[] = []
  const short = shortDaysIn(line.cells, { order, printed })
  let covered = 0
  for (const cell of line.cells) {
    const before = found.length
    for (let index = 0; index < cell.words.length;) {
      const hit = dayTitle(cell, short) ?? longestTitle(cell.words, index, order)
      if (hit) {
        const dated = found.length > before ? datedTitle(found.at(-1)!, hit.title) : null
        if (dated) found[found.length - 1] = dated
        else found.push(hit.title)
        // The hour of its day.
        const hour = hit.title.date !== null && clock.test(cell.words[index + hit.length]?.text ?? '')
        covered += hit.length + Number(hour)
        index += hit.length + Number(hour)
      } else index++
    }
  }
  const words = line.words.filter((word) => /[\p{L}\p{N}]/u.test(word.text)).length
  const told = covered >= 0.65 * words ? found : mostOf(found, line)
  if ((line.cells.length < 2 && told.length < 3) || !isTable(told, line)) return null
  return [...told, ...unread(line, told)].sort((a, b) => a.box[0] - b.box[0])
}

/**
 * The titles of a line of which one cell is long and none: three cells that are titles at least, a name's and a
 * result's among them. Nothing of other lines.
 */
function mostOf(found: readonly ColumnTitle[], { cells }: Line): ColumnTitle[] {
  const known = cells.flatMap((cell) => {
    const own = found.filter(({ box }) => across(box, cell.box) > 0)
    return own.reduce((sum, { box }) => sum + box[2], 0) > 0.5 * cell.box[2] ? [own] : []
  })
  const titled = known.flat()
  const has = (role: ColumnRole): boolean => titled.some((title) => title.role === role && !title.drug)
  return known.length >= 3 && known.length >= cells.length - 1 && has('name') && has('value') ? titled : []
}

/** A line of nothing but times, or of times beside a word: "Time   02:14   03:05   05:40". */
function times({ cells }: Line): ColumnTitle[] | null {
  const told = cells.filter(({ text }) => clock.test(text))
  const rest = cells.filter((cell) => !told.includes(cell))
  if (told.length < 2 || rest.length > 1 || rest.some(({ text }) => hasDigit(text) || text.includes(' ')))
    return null
  return told.map(timedTitle)
}

/** "Right   Left", perhaps beside the title of the names: what was measured on either side of the body. */
function sides({ cells }: Line): ColumnTitle[] | null {
  const told = cells.filter(({ text }) => sideTitles.some((side) => side.test(text)))
  const both = sideTitles.every((side) => told.some(({ text }) => side.test(text)))
  const rest = cells.filter((cell) => !told.includes(cell))
  if (told.length !== 2 || !both || rest.length > 1 || rest.some(({ text }) => hasDigit(text))) return null
  return told.map(timedTitle)
}

const timedTitle = ({ text, box }: Pick<Line, 'text' | 'box'>): ColumnTitle => ({
  role: 'value',
  title: text,
  box,
  date: null,
  timed: true,
  drug: false,
  previous: false,
})

/** "Minutes   0   30   60": the minutes of a test of several samples, each over its own results; null of any other line. */
export function minutesOf({ cells }: Line): ColumnTitle[] | null {
  const [label, ...told] = cells
  const minutes = told.map(({ text }) => Number(minute.exec(text)?.[1]?.replace('–', '-') ?? Number.NaN))
  const rising = minutes.every((one, at) => at === 0 || one > minutes[at - 1]!)
  return label && minuteTitles.test(label.text) && minutes.length > 1 && rising
    ? told.map((cell) => ({ ...timedTitle(cell), minutes: true }))
    : null
}

const clock = /^(?:[01]?\d|2[0-3]):[0-5]\d(?:\s?[AP]M)?$/i

/** "Previous 20/11/2023", "Result 14/11/2024", "and Date 11/03/2025" in one cell: the results of that date, as of a cumulative table. */
function datedTitle(before: ColumnTitle, title: ColumnTitle): ColumnTitle | null {
  const [day, named] = before.date !== null ? [before, title] : [title, before]
  if (
    day.date === null ||
    named.date !== null ||
    !(named.previous || named.role === 'value' || named.role === 'date')
  )
    return null
  const printed = `${before.title} ${title.title}`
  return { ...named, role: 'value', title: printed, box: union([before.box, title.box]), date: day.date, previous: false } // prettier-ignore
}

/** A title that is none of the known ones, or was misread, still tells that there is a column. */
function unread(line: Line, found: readonly ColumnTitle[]): ColumnTitle[] {
  const low = found.some((title) => title.role === 'low')
  const high = found.find((title) => title.role === 'high')
  const unknown = line.cells.filter(
    (cell) => /[\p{L}\p{N}]{2}/u.test(cell.text) && !found.some((title) => across(title.box, cell.box) > 0),
  )
  const beside =
    high && !low ? unknown.sort((a, b) => across(b.box, high.box) - across(a.box, high.box))[0] : undefined
  return unknown.map((cell) => ({
    role: cell === beside ? ('low' as const) : ('other' as const),
    title: cell.text,
    box: cell.box,
    date: null,
    drug: false,
    previous: false,
  }))
}

function dayTitle(
  { words, text, box }: Cell,
  days: ReturnType<typeof shortDaysIn>,
): { title: ColumnTitle; length: number } | null {
  const day = days.get(words[0]!)
  return day ? { length: day.length, title: { title: text, box, date: day.iso, ...rolesOf('value') } } : null
}

function longestTitle(
  words: readonly Word[],
  from: number,
  order: DateOrder,
): { title: ColumnTitle; length: number } | null {
  for (let length = Math.min(4, words.length - from); length > 0; length--) {
    const some = words.slice(from, from + length)
    const text = some.map((word) => inFigures(word.text)).join(' ')
    // Two dates are the titles of two columns.
    const days = some.filter((word) => /\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}/.test(inFigures(word.text))).length
    const date =
      length < 4 &&
      days < 2 &&
      hasDigit(text) &&
      // A day before a colon is that of what stands behind it.
      !/:(?:\s|$)/.test(text) &&
      isDayLike(text)
        ? parseDate(text, order)
        : null
    const role =
      date?.precision === 'day'
        ? 'value'
        : hasDigit(text)
          ? (titles.get(normalize(text)) ?? null)
          : titleRole(text)
    if (!role) continue
    const title = { title: text, box: union(some.map((word) => word.box)), date: date?.iso ?? null }
    return { length, title: { ...title, ...rolesOf(role) } }
  }
  return null
}

function rolesOf(role: string): Pick<ColumnTitle, 'role' | 'drug' | 'previous'> {
  const drug = role === 'drug' || role === 'dose' || role === 'frequency' || role === 'route'
  if (role === 'drug') return { role: 'name', drug, previous: false }
  if (role === 'previous') return { role: 'other', drug, previous: true }
  return { role: role as ColumnRole, drug, previous: false }
}

function isTable(found: readonly ColumnTitle[], { words }: Line): boolean {
  const roles = new Set(found.map((title) => title.role))
  const dates = found.filter((title) => title.date !== null).length
  // Dates that each stand behind a label ("Born: … Collected: …") head no columns.
  if (dates >= 2) return dates > words.filter(({ text }) => text.endsWith(':')).length
  if (found.length < 2 || roles.size < 2) return false
  if (found.some((title) => title.drug)) return roles.has('name') || found.length >= 3
  if (roles.has('value')) return roles.has('name') || roles.has('unit') || roles.has('range')
  return roles.has('problem') || (roles.has('unit') && roles.has('range'))
}
