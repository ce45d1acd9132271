import { daysAfter } from '../records/days'
import { askingWords } from '../language/asking'
import { hebrewVariants } from '../vocabulary/hebrew'
import { normaliseWord, tokenise, type Token } from '../vocabulary/normalise'
import { findRows, findSaid } from './asking'
import { daysOfFeast } from './feasts'
import { findPhrase, isSame, phrasesOf } from './words'

/** A day, a month, a year, or days that end today. */
export interface Period {
  /** Beginnings of ISO dates that are meant; a day in figures may be two. */
  readonly dates: readonly string[]
  /** Of days that end today, the first. */
  readonly from: string | null
  readonly places: readonly number[]
}

const pad = (n: number): string => String(n).padStart(2, '0')
const named = (dates: readonly string[], places: readonly number[]): Period => ({ dates, from: null, places })

/** A day, or a month, of a year; the longest first. */
const figures = [
  /(?<iso>(?:19|20)\d\d-\d\d(?:-\d\d)?)/,
  /(?<a>\d{1,2})[./-](?<b>\d{1,2})[./-](?<year>(?:19|20)?\d\d)/,
  /(?<month>\d{1,2})[./](?<of>(?:19|20)\d\d)/,
]
const anyFigures = figures.map(({ source }) => source).join('|')
const inFiguresOf = new RegExp(`(?<![\\d./]|\\d-)(?:${anyFigures})(?![\\d/-]|\\.\\d)`, 'g')

/** Two figures that are a year by what stands before them: "the spring of '24", "in the year 24". */
const shortYears = /(?<=(?<!\d)['\u2018\u2019\u05f3]|\u05e9\u05e0\u05ea |\byear )(\d\d)(?![\d./:-])/gu
/** Of two figures, the last year that is of this century. */
const lastOfCentury = 40

/** A text with its short years as whole ones. */
export const withWholeYears = (text: string): string =>
  text.replace(shortYears, (year) => (Number(year) <= lastOfCentury ? `20${year}` : `19${year}`))

/** The days and months that are written in figures. */
export function inFigures(text: string): readonly Period[] {
  return [...text.matchAll(inFiguresOf)].flatMap((found) => {
    const dates = datesOf(found.groups ?? {})
    return dates.length === 0 ? [] : [named(dates, placesOf(text, found.index, found[0].length))]
  })
}

function datesOf({
  iso,
  a,
  b,
  year = '',
  month,
  of = '',
}: Readonly<Record<string, string>>): readonly string[] {
  if (iso !== undefined) return [iso]
  if (month !== undefined)
    return Number(month) >= 1 && Number(month) <= 12 ? [`${of}-${pad(Number(month))}`] : []
  const whole = year.length === 2 ? `20${year}` : year
  const of2 = (day: number, at: number) =>
    day >= 1 && day <= 31 && at >= 1 && at <= 12 ? [`${whole}-${pad(at)}-${pad(day)}`] : []
  return [...new Set([...of2(Number(a), Number(b)), ...of2(Number(b), Number(a))])]
}

function placesOf(text: string, start: number, length: number): number[] {
  return tokenise(text).flatMap((token, place) =>
    token.start >= start && token.end <= start + length ? [place] : [],
  )
}

const yearIn = (norm: string): string | null =>
  /^[\u05d0-\u05ea]{0,2}((?:19|20)\d\d)$/.exec(norm)?.[1] ?? null

/** The month and year, the month, or the year that the words name, each place of a month or a year once. */
export function inWords(tokens: readonly Token[], today: string): readonly Period[] {
  const months = tokens.flatMap(({ norm }, at) =>
    isMonthHere(tokens, at) ? [{ at, month: monthOf(norm) ?? 0 }] : [],
  )
  const years = tokens.flatMap(({ norm }, at) =>
    yearIn(norm) === null ? [] : [{ at, year: yearIn(norm) ?? '' }],
  )
  const found = months.map(({ at, month }) => {
    const own =
      years.find(({ at: place }) => place > at && place <= at + 2) ??
      (months.length === 1 ? years[0] : undefined)
    return monthIn(tokens, today, at, month, own)
  })
  const taken = new Set(found.flatMap(({ places }) => places))
  const [year] = years
  const season = months.length === 0 && years.length === 1 && year ? findSaid(tokens, 'seasons') : null
  if (season && year)
    return [named(monthsOfSeason(Number(season.name), year.year), [...season.places, year.at])]
  const alone = years.filter(({ at }) => !taken.has(at)).map(({ at, year }) => named([year], [at]))
  return [...found, ...(months.length === 1 && years.length === 1 ? [] : alone)]
}

function monthIn(
  tokens: readonly Token[],
  today: string,
  at: number,
  month: number,
  own: { readonly at: number; readonly year: string } | undefined,
): Period {
  const lastYear = inLists(tokens, ({ lastYear: words }) => words)
  const ago = findSaid(tokens, 'yearsAgo')
  // "Above 12 in January" is no day.
  const bounds = findRows(tokens, 'bounds').flatMap((row) => row.places)
  const days = [at - 1, at + 1].filter((place) => {
    if (bounds.includes(place - 1)) return false
    const day = dayIn(tokens[place]?.norm ?? '')
    return day >= 1 && day <= 31
  })
  const [first] = days
  const after = own === undefined ? yearAfter(tokens, today, at, first) : null
  const short =
    own === undefined && after === null ? shortYear(tokens[at + 1]?.norm ?? '', today, yearsOfShort) : null
  // "March two years ago", and "March last year".
  const back = ago ? Number(ago.name) : lastYear ? 1 : null
  const year =
    own?.year ??
    after?.year ??
    (back === null ? lastYearOf(month, today) : String(Number(today.slice(0, 4)) - back))
  const begun = `${year}-${pad(month)}`
  const day = first === undefined ? null : dayIn(tokens[first]?.norm ?? '')
  const places = [
    at,
    ...days,
    ...(own ? [own.at] : after ? [after.at] : []),
    ...(ago?.places ?? lastYear ?? []),
  ]
  // "In February 26" may be a day, or 2026: a day stands before its month, or after it.
  const dates = [
    ...(short !== null ? [`${short}-${pad(month)}`] : []),
    ...(day === null
      ? [begun]
      : first !== at + 1 || short === null || !isHebrew(tokens[at])
        ? [`${begun}-${pad(day)}`]
        : []),
  ]
  return named(dates, places)
}

/** A day of a month, with the ending of its order or a Hebrew particle written onto it. */
const dayIn = (norm: string): number =>
  Number(/^\p{Script=Hebrew}?(\d{1,2})(?:st|nd|rd|th)?$/u.exec(norm)?.[1])

const isHebrew = (token: Token | undefined): boolean => /[\u05d0-\u05ea]/.test(token?.norm ?? '')

/** Years back of which two figures that may be a day are one. */
const yearsOfShort = 15
const yearsOfCentury = 100

/** Two figures after a month, of the last years. */
function shortYear(norm: string, today: string, years: number): string | null {
  const latest = Number(today.slice(2, 4))
  return /^\d\d$/.test(norm) && Number(norm) <= latest && Number(norm) > latest - years ? `20${norm}` : null
}

/** "12 March 24", "March 12, 24": two figures after a month that has its day are its year, and nothing else. */
function yearAfter(
  tokens: readonly Token[],
  today: string,
  at: number,
  day: number | undefined,
): { readonly year: string; readonly at: number } | null {
  if (day === undefined) return null
  const place = Math.max(at, day) + 1
  const year = shortYear(tokens[place]?.norm ?? '', today, yearsOfCentury)
  return year === null ? null : { year, at: place }
}

const lastYearOf = (month: number, today: string): string =>
  Number(today.slice(5, 7)) >= month ? today.slice(0, 4) : String(Number(today.slice(0, 4)) - 1)

// "May" and "March" are words, too: without a year or a preposition they are no months.
const alsoWords = /^(?:may|march|mar|dec|sep|oct|nov|jun|jul|apr|aug)$/
const beforeMonth = /^(?:in|of|since|last|during|from|before|after|until|till|by|and|between|the|this)$|^\d/

function isMonthHere(tokens: readonly Token[], at: number): boolean {
  const norm = tokens[at]?.norm ?? ''
  if (monthOf(norm) === null) return false
  const [before, after] = [tokens[at - 1]?.norm ?? '', tokens[at + 1]?.norm ?? '']
  if (!alsoWords.test(norm) || beforeMonth.test(before)) return true
  const isOfYear = findSaid(tokens, 'yearsAgo')?.places.includes(at + 1) ?? false
  return isOfYear || yearIn(after) !== null || /^\d\d$/.test(after)
}

function monthOf(norm: string): number | null {
  for (const { months } of askingWords) {
    const at = months.findIndex((month) => {
      const name = normaliseWord(month)
      if (norm === name || hebrewVariants(norm).some(({ norm: base, cost }) => base === name && cost <= 0.15))
        return true
      return (
        /^[a-z]/.test(name) &&
        (norm === name.slice(0, 3) || norm === name.slice(0, 4) || (name.length > 3 && isSame(norm, name)))
      )
    })
    if (at >= 0 && norm.length >= 3) return at + 1
  }
  return null
}

/** The month that lies so many before the one of a date. */
function monthBefore(today: string, months: number): string {
  const at = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - months
  return `${Math.floor(at / 12)}-${pad((at % 12) + 1)}`
}

const ofThis = /^(?:this|\u05d4\u05d6\u05d4)$/
const ofLast = /^(?:last|\u05e9\u05e2\u05d1\u05e8)$/

/**
 * The three months of the last season that begins with a month, as far as they have come (northern hemisphere). One that has
 * just begun, or still goes on and is called the last, is not meant: the one before is.
 */
function seasonOf(first: number, today: string, tokens: readonly Token[]): readonly string[] {
  const begun = (Number(today.slice(5, 7)) - first + 12) % 12
  const says = (word: RegExp) => tokens.some(({ norm }) => word.test(norm))
  const isBefore = (begun === 0 && !says(ofThis)) || (begun < 3 && says(ofLast))
  const since = isBefore ? begun + 12 : begun
  return [since, since - 1, since - 2].filter((ago) => ago >= 0).map((ago) => monthBefore(today, ago))
}

/** The three months of a season that lie in a year: of a winter its first two and its last. */
const monthsOfSeason = (first: number, year: string): readonly string[] =>
  [first, first + 1, first + 2].map((month) => `${year}-${pad(((month - 1) % 12) + 1)}`)

type Words = (typeof askingWords)[number]
type Lists = (words: Words) => string

function inLists(tokens: readonly Token[], pick: Lists): readonly number[] | null {
  for (const words of askingWords) {
    const found = findPhrase(tokens, phrasesOf(pick(words)))
    if (found) return found
  }
  return null
}

/** Whether a month is named by its word, and nothing of its year. */
export const saysMonthAlone = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => isMonthHere(tokens, at)) && !saysYear(tokens)

/** Whether a year is named, in figures or by how long ago it was. */
const saysYear = (tokens: readonly Token[]): boolean =>
  tokens.some(({ norm }) => /\d{2}/.test(norm)) ||
  [({ lastYear }: Words) => lastYear, ({ thisYear }: Words) => thisYear].some((pick) =>
    inLists(tokens, pick),
  ) ||
  (['monthsAgo', 'yearsAgo', 'daysBack'] as const).some((list) => findSaid(tokens, list) !== null)

/** The times that are told by how long ago they were, each by words of its own. */
export function relative(tokens: readonly Token[], today: string): readonly Period[] {
  const year = Number(today.slice(0, 4))
  // "Half a year ago" before "a year ago", and "the last two years" before "last year".
  const months = findSaid(tokens, 'monthsAgo')
  const years = findSaid(tokens, 'yearsAgo')
  const days = findSaid(tokens, 'daysBack')
  const season = findSaid(tokens, 'seasons')
  const feast = findSaid(tokens, 'feasts')
  const feastDays = feast ? daysOfFeast(feast.name, today) : []
  const before = inLists(tokens, ({ lastYear }) => lastYear)
  const now = inLists(tokens, ({ thisYear }) => thisYear)
  const found: readonly Period[] = [
    ...(months ? [named([monthBefore(today, Number(months.name))], months.places)] : []),
    ...(years ? [named([String(year - Number(years.name))], years.places)] : []),
    ...(days ? [{ dates: [], from: daysAfter(today, -Number(days.name)), places: days.places }] : []),
    ...(season ? [named(seasonOf(Number(season.name), today, tokens), season.places)] : []),
    ...(feast && feastDays.length > 0 ? [named(feastDays, feast.places)] : []),
    ...(before ? [named([String(year - 1)], before)] : []),
    ...(now ? [named([String(year)], now)] : []),
  ]
  return found.filter(
    ({ places }, at) => !found.slice(0, at).some((other) => other.places.some((one) => places.includes(one))),
  )
}
