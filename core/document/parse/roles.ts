import { parseFlag } from '../values/numbers'
import { labNameOf } from '../../vocabulary/exact'
import { parseDate } from '../dates'
import type { OwnDays } from '../values/own-day'
import { canonicalUnit } from '../../vocabulary/units'
import { isMeasured, type CellReader } from './cells'
import type { Field, Role } from './types'

/** What a column's title says of it. */
export interface Title {
  readonly role: string
  readonly date: string | null
  /** One of several days or times, each over its own results. */
  readonly serial: boolean
  readonly outOfRange: boolean
  /** One of several samples of one test. */
  readonly minutes?: boolean
  /** A day of which a figure was misread: whose day its results have is not known. */
  readonly unreadDay: boolean
  /** Of days that follow one another, one that does not. */
  readonly unsureDay?: boolean
  /** In which all numbers of the column are, but for those that print their own. */
  readonly unit: string | null
}

interface Shares {
  readonly filled: number
  readonly name: number
  readonly number: number
  readonly unit: number
  readonly range: number
  readonly flag: number
  readonly date: number
  readonly counting: boolean
  /** Of its numbers, some are printed with days of their own. */
  readonly dated: boolean
  /** Classes of 0 to 6, as those of allergies, and nothing else. */
  readonly classes: boolean
  /** Numbers, of which most have a point. */
  readonly pointed: boolean
  /** Numbers, of which most stand with their units. */
  readonly measured: boolean
  /** "<200", ">40" and nothing else: limits, where another column has numbers. */
  readonly bounds: boolean
}

/** The roles that columns may have, the likeliest choices first; two dozen at most. */
export function proposeRoles(
  rows: readonly (readonly (Field | null)[])[],
  titles: readonly (Title | null)[],
  reader: CellReader,
  days: OwnDays = new Map(),
  direction: 'ltr' | 'rtl' = 'ltr',
): Role[][] {
  const count = titles.length
  const shares = Array.from({ length: count }, (_, at) =>
    sharesOf(
      rows.map((row) => row[at] ?? null),
      reader,
      days,
    ),
  )
  const columns = Array.from({ length: count }, (_, at) => at)
  const dated = columns.filter((at) => titles[at]?.serial && shares[at]!.number > 0.2)
  // Today's results beside those of earlier days, under a title of their own.
  const todays = columns.filter(
    (at) => titles[at]?.role === 'value' && !titles[at].serial && shares[at]!.number > 0.3,
  )
  const names = best(columns, (at) => shares[at]!.name + (titles[at]?.role === 'name' ? 1 : 0), 3).filter(
    (at) => shares[at]!.name > 0 || titles[at]?.role === 'name',
  )
  const values = best(
    columns,
    (at) => shares[at]!.number + (titles[at]?.role === 'value' ? 0.5 : titles[at] ? -0.3 : 0),
    4,
  ).filter((at) =>
    titles[at]?.role === 'value' ? shares[at]!.number > 0 : shares[at]!.number > 0.3 && !shares[at]!.counting,
  )
  const classed = columns.filter((at) => titles[at]?.role !== 'value' && shares[at]!.classes)
  const pointed = columns.filter((at) => shares[at]!.pointed)
  // Beside one column of amounts, one of nothing but classes tells no amounts.
  const amounts = pointed.length === 1 ? values.filter((at) => !classed.includes(at)) : values
  const counts = columns.some((at) => shares[at]!.number > 0 && !shares[at]!.bounds && !shares[at]!.counting)
  // Of columns of numbers, one that prints their units tells results, and one beside it that does not, limits.
  const units = columns.some((at) => shares[at]!.measured)
  const measured = amounts.filter(
    (at) =>
      titles[at]?.role === 'value' || (!(counts && shares[at]!.bounds) && (!units || shares[at]!.measured)),
  )
  // Beside a column of numbers that is titled as that of results, one that is titled as limits has none of them.
  const isTitled = measured.some((at) => titles[at]?.role === 'value' && shares[at]!.number > 0.3)
  const results = measured.filter((at) => !isTitled || !/^(?:low|high|range)$/.test(titles[at]?.role ?? ''))
  const found: Role[][] = []
  for (const name of names)
    for (const value of dated.length > 1 ? [todays[0] ?? dated[0]!] : results) {
      if (name === value) continue
      const base = columns.map((at): Role => (at === name ? 'name' : at === value ? 'value' : 'other'))
      for (const at of dated) if (at !== name) base[at] = 'value'
      for (const at of columns)
        if (titles[at]?.role === 'value' && titles[at].outOfRange && base[at] === 'other') base[at] = 'value'
      found.push(...withRest(base, shares, titles, direction))
    }
  return found.slice(0, 24)
}

const best = (columns: readonly number[], score: (at: number) => number, count: number): number[] =>
  [...columns].sort((a, b) => score(b) - score(a)).slice(0, count)

/** The columns beside name and result: by what they hold, and by their titles where numbers could be several things. */
function withRest(
  base: readonly Role[],
  shares: readonly Shares[],
  titles: readonly (Title | null)[],
  direction: 'ltr' | 'rtl',
): Role[][] {
  const roles = [...base]
  const open = roles.flatMap((role, at) => (role === 'other' && shares[at]!.filled > 0 ? [at] : []))
  const take = (
    role: Role,
    share: keyof Omit<Shares, 'counting' | 'classes' | 'pointed' | 'bounds' | 'dated' | 'measured'>,
    least: number,
  ): void => {
    const [at] = best(
      open.filter(
        (one) => roles[one] === 'other' && shares[one]![share] >= least && titles[one]?.role !== 'previous',
      ),
      (one) =>
        shares[one]![share] * Math.min(1, 0.3 + shares[one]!.filled) + (titles[one]?.role === role ? 1 : 0),
      1,
    )
    if (at !== undefined) roles[at] = role
  }
  for (const at of open) {
    const title = titles[at]?.role
    if (title === 'previous') roles[at] = 'previous'
    else if (title === 'date' || shares[at]!.date > 0.6) roles[at] = 'date'
    else if (shares[at]!.counting && title !== 'value') roles[at] = 'number'
  }
  take('range', 'range', 0.35)
  take('unit', 'unit', 0.3)
  take('flag', 'flag', 0.5)
  // A cell that holds two of these ("mg/dL 70-99") is read as one of them.
  take('range', 'range', 0.2)
  const numeric = open.filter((at) => roles[at] === 'other' && shares[at]!.number > 0.3)
  const found = [roles.map((role, at) => (numeric.includes(at) ? 'previous' : role))]
  // Classes are no limits, nor is what has days of its own.
  const limits = numeric.filter((at) => !shares[at]!.classes && !shares[at]!.dated && !shares[at]!.measured)
  limits.slice(1).forEach((high, index) => {
    const low = limits[index]!
    // Read from the left, the lower one stands first; from the right, either may.
    for (const [a, b] of direction === 'ltr'
      ? [[low, high] as const]
      : ([
          [low, high],
          [high, low],
        ] as const))
      found.push(found[0]!.map((role, at) => (at === a ? 'low' : at === b ? 'high' : role)))
  })
  for (const at of numeric) {
    const title = titles[at]?.role
    if (title === 'low' || title === 'high')
      found.unshift(
        found[0]!.map((role, one) =>
          one === at
            ? title
            : numeric.includes(one) && (titles[one]?.role === 'low' || titles[one]?.role === 'high')
              ? (titles[one].role as Role)
              : role,
        ),
      )
  }
  // The day beside an earlier result is that one's.
  return found
    .slice(0, 5)
    .map((some) =>
      some.map((role, at) =>
        role === 'date' && (some[at - 1] === 'previous' || some[at + 1] === 'previous') ? 'previous' : role,
      ),
    )
}

/** A class, with what a bar beside it was read as. */
const isClass = /^(?:[a-z|]{1,3} )?[0-6Oo©](?: [a-z|]{1,3})?$/

function sharesOf(cells: readonly (Field | null)[], reader: CellReader, days: OwnDays): Shares {
  const held = cells.filter((cell) => cell !== null)
  const part = (is: (text: string) => boolean): number =>
    held.filter(({ text }) => is(text)).length / Math.max(1, held.length)
  const strengths = { exact: 1, near: 0.9, weak: 0.5, drug: 0, unknown: 0.12 } as const
  const integers = held.map(({ text }) => {
    const [, count, behind] = /^(\d{1,3})[.)]?(?: ([^\s\d]\S*))?$/.exec(text) ?? []
    return count === undefined || (behind && canonicalUnit(behind) !== null) ? Number.NaN : Number(count)
  })
  return {
    filled: held.length / Math.max(1, cells.length),
    name:
      held.reduce(
        (sum, { text }) =>
          sum +
          (/\p{L}{2}/u.test(text) && reader.rest(text).left > 0 ? strengths[labNameOf(text).strength] : 0),
        0,
      ) / Math.max(1, cells.length),
    number: held.filter(({ text }) => reader.result(text) !== null).length / Math.max(1, cells.length),
    unit: part((text) => reader.rest(text).unit !== null && reader.rest(text).left === 0),
    // "Normal" beside numbers is what the page makes of them.
    range: part(
      (text) =>
        parseFlag(text) === null &&
        ((reader.rest(text).range !== null && reader.rest(text).left < 3) || reader.range(text) !== null),
    ),
    flag: part((text) => parseFlag(text) !== null),
    date: part(
      (text) => /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}/.test(text) && parseDate(text, reader.order) !== null,
    ),
    counting: isCounting(integers),
    dated: held.some(({ words }) => days.has(words[0]!)),
    classes: held.length > 2 && part((text) => isClass.test(text)) === 1,
    measured: held.length > 2 && part((text) => isMeasured(text, reader)) > 0.5,
    pointed: held.length > 2 && part((text) => /^[<>]?\s?\d+[.,]\d+$/.test(text)) > 0.5,
    bounds: held.length > 2 && part((text) => /^[([]?[<>≤≥]=?\s?\d/.test(text)) === 1,
  }
}

/** Numbers that count the rows: one after another, of which some rows may be missing or misread. */
function isCounting(numbers: readonly number[]): boolean {
  const read = numbers.filter((value) => !Number.isNaN(value))
  const [first, last] = [read[0] ?? 0, read.at(-1) ?? 0]
  // Nearly all one more than the one above: what does not count on stands under the table.
  const steps = read.slice(1).filter((value, at) => value === read[at]! + 1).length
  if (steps > 4 && steps >= 0.8 * (numbers.length - 1)) return true
  return (
    read.length >= (first === 1 ? 2 : 3) &&
    read.length >= 0.8 * numbers.length &&
    read.every((value, at) => at === 0 || value > read[at - 1]!) &&
    last - first <= read.length - 1 + Math.floor(read.length / 3)
  )
}
