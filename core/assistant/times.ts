import { sentenceEnd } from './calm'
import type { Token } from '../vocabulary/normalise'
import { beginsWith } from '../language/particles'
import { findJoined, findWords } from './asking'
import { inFigures, inWords, relative, saysMonthAlone, type Period } from './periods'

/** A time that a question names. */
export interface Asked {
  /** Beginnings of ISO dates that are meant; none where it is a range. */
  readonly dates: readonly string[]
  /** The first date that is meant, and the first that is no more: whole or begun ISO dates; null where it is open. */
  readonly from: string | null
  readonly until: string | null
  readonly places: readonly number[]
}

/** After every date that begins so. */
const end = (begun: string): string => `${begun}~`

/** Words between what says that a time is a limit and the time itself: "since about January". */
const apart = 2

/**
 * The day, month, year or range that a question names; null where it names none. A month without a year is the last such
 * month.
 * @param today `YYYY-MM-DD`
 */
export function findTime(text: string, tokens: readonly Token[], today: string): Asked | null {
  const worded = wordedIn(text, tokens, today)
  const [first, second] = worded.length > 0 ? worded : relative(tokens, today).slice(0, 1)
  if (!first) return null
  const between = findWords(tokens, 'between')
  if (second && between?.some((place) => isNear(place, first)))
    return rangeOf(startOf(first), end(endOf(second)), [...between, ...first.places, ...second.places])
  return limited(tokens, first, second)
}

function wordedIn(text: string, tokens: readonly Token[], today: string): readonly Period[] {
  const figures = inFigures(text).map((period) => behind(period, today))
  return figures.length > 0 ? figures : inWords(tokens, today)
}

/** "10.2.26" may be two days: one that is still to come is not asked for where the other is behind. */
function behind(period: Period, today: string): Period {
  const past = period.dates.filter((day) => day <= end(today))
  return past.length > 0 ? { ...period, dates: past } : period
}

/** Years back in which a month that is named alone is looked for. */
const yearsBack = 5

/**
 * A month without its year, of which the record has no document: the last such month of which it has one, if any. Its date is
 * told with what is found.
 * @param days the days of the documents
 */
export function inKnownYear<T extends Asked | null>(
  asked: T,
  tokens: readonly Token[],
  days: readonly string[],
): T {
  const [month, ...others] = asked?.dates ?? []
  if (!asked || month === undefined || others.length > 0 || !/^\d{4}-\d\d$/.test(month)) return asked
  if (!saysMonthAlone(tokens) || days.some((day) => day.startsWith(month))) return asked
  const inYear = (back: number) => `${Number(month.slice(0, 4)) - back}${month.slice(4)}`
  const known = Array.from({ length: yearsBack }, (_, back) => inYear(back + 1))
  const found = known.find((one) => days.some((day) => day.startsWith(one)))
  return found === undefined ? asked : { ...asked, dates: [found] }
}

/** Two times that are compared; the newer is null where that is the newest of the record. */
export interface Compared {
  readonly older: Asked
  readonly newer: Asked | null
}

/** The times that a question compares: one alone is compared with the newest. Null where it names none. */
export function comparedTimes(
  text: string,
  tokens: readonly Token[],
  today: string,
  days: readonly string[],
): Compared | null {
  const ago = relative(tokens, today).filter(({ from }) => from === null)
  const named = [...wordedIn(text, tokens, today), ...ago].toSorted((a, b) =>
    startOf(a) < startOf(b) ? -1 : 1,
  )
  const apart = named.filter(
    (period, at) =>
      !named.slice(0, at).some((one) => one.places.some((place) => period.places.includes(place))) &&
      !isYearOf(period, named),
  )
  const [older, newer] = [apart[0], apart.length > 1 ? apart.at(-1) : undefined]
  const asked = ({ dates, places }: Period): Asked =>
    inKnownYear({ dates, from: null, until: null, places }, tokens, days)
  return older ? { older: asked(older), newer: newer ? asked(newer) : null } : null
}

/** "February this year": the year of the month beside it, and no second time. */
const isYearOf = ({ dates: [year = '', ...more], places }: Period, named: readonly Period[]): boolean =>
  /^\d{4}$/.test(year) &&
  more.length === 0 &&
  named.some(
    (one) =>
      one.dates.some((day) => day.length > year.length && day.startsWith(year)) &&
      one.places.some((at) => places.some((place) => Math.abs(at - place) === 1)),
  )

const startOf = ({ dates, from }: Period): string => dates.toSorted()[0] ?? from ?? ''
const endOf = ({ dates, from }: Period): string => dates.toSorted().at(-1) ?? from ?? ''

const rangeOf = (from: string | null, until: string | null, places: readonly number[]): Asked => ({
  dates: [],
  from,
  until,
  places,
})

/** Whether a word stands so before a time that it says what is meant by it. */
const isNear = (place: number, { places }: Period): boolean =>
  places.some((at) => place < at && place >= at - 1 - apart) && !places.includes(place)

function limited(tokens: readonly Token[], first: Period, second: Period | undefined): Asked {
  const beside = (list: 'before' | 'until' | 'after', period = first) =>
    (findWords(tokens, list) ?? []).filter((place) => isNear(place, period))
  // "What about before that, in 2023": before what was told, and in that year.
  const pointing = new Set(findJoined(tokens, 'refers'))
  const isOfTold = (at: number) => pointing.has(at + 1) && !first.places.includes(at + 1)
  const [before, until, after] = [
    beside('before').filter((at) => !isOfTold(at)),
    beside('until'),
    beside('after'),
  ]
  const places = [...first.places, ...before, ...until, ...after]
  if (first.from !== null) return rangeOf(first.from, null, first.places)
  const now = findJoined(tokens, 'untilNow')
  if (now && !second && before.length === 0) return rangeOf(startOf(first), null, [...places, ...now])
  if (until.length > 0) return rangeOf(null, end(endOf(first)), places)
  if (after.length > 0) {
    const to = second && beside('until', second).length > 0 ? end(endOf(second)) : null
    const from = isBegun(tokens, after) ? startOf(first) : end(endOf(first))
    return rangeOf(from, to, [...places, ...(to === null ? [] : (second?.places ?? []))])
  }
  if (before.length > 0) return rangeOf(null, startOf(first), places)
  return { dates: [...first.dates, ...(second?.dates ?? [])], from: null, until: null, places: [...places, ...(second?.places ?? [])] } // prettier-ignore
}

/** "Since 2022" has 2022 in it; "after 2022" has not. */
const isBegun = (tokens: readonly Token[], places: readonly number[]): boolean =>
  places.some((place) => beginsWith.test(tokens[place]?.norm ?? ''))

/** Whether a date is of the time asked for; one that is known less exactly may be. */
export function isOf(date: string | null, { dates, from, until }: Asked): boolean {
  if (date === null || date === '') return false
  if (dates.length > 0) return dates.some((asked) => date.startsWith(asked))
  return (from === null || date >= from) && (until === null || date < until)
}

/** What a limit is told by: the time without its sign of an end. */
export const toldLimit = (limit: string): string => limit.replace('~', '')

/**
 * "I was at the beach yesterday. What is my hemoglobin": a time that just was, in a sentence before the one that asks, and of
 * which the record has no page.
 */
export function isByTheWay(
  text: string,
  tokens: readonly Token[],
  said: Asked | null,
  days: readonly string[],
): boolean {
  if (said === null || said.from === null || said.until !== null) return false
  const end = tokens[Math.max(...said.places)]?.end ?? text.length
  const rest = text.slice(end).split(sentenceEnd).slice(1)
  return rest.some((sentence) => /\p{L}/u.test(sentence)) && !days.some((day) => isOf(day, said))
}
