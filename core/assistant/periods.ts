import { askingWords } from '../language/asking'
import { hebrewVariants } from '../vocabulary/hebrew'
import { normaliseWord, tokenise, type Token } from '../vocabulary/normalise'
import { findSaid } from './asking'
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

export function inFigures(text: string): Period | null {
  const iso = /\b((?:19|20)\d\d)-(\d\d)(?:-(\d\d))?\b/.exec(text)
  if (iso) return named([iso[0]], placesOf(text, iso.index, iso[0].length))
  const [whole = '', first, second, year = ''] = /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/.exec(text) ?? []
  const [a, b] = [Number(first), Number(second)]
  if (whole === '') return null
  const valid = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12
  const dates = [
    ...(valid(a, b) ? [`${year}-${pad(b)}-${pad(a)}`] : []),
    ...(valid(b, a) ? [`${year}-${pad(a)}-${pad(b)}`] : []),
  ]
  if (dates.length === 0) return null
  return named([...new Set(dates)], placesOf(text, text.indexOf(whole), whole.length))
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
  const short = own === undefined ? shortYear(tokens[at + 1]?.norm ?? '', today) : null
  const before = String(Number(today.slice(0, 4)) - 1)
  const year = own?.year ?? (lastYear ? before : lastYearOf(month, today))
  const begun = `${year}-${pad(month)}`
  const days = [at - 1, at + 1].filter((place) => {
    const day = Number(tokens[place]?.norm.replace(/(?:st|nd|rd|th)$/, '') ?? NaN)
    return day >= 1 && day <= 31
  })
  const day = days[0] === undefined ? null : Number(tokens[days[0]]?.norm.replace(/\D+$/, ''))
  const places = [at, ...days, ...(own ? [own.at] : []), ...(lastYear ?? [])]
  // "In February 26" may be a day, or 2026: a day stands before its month, or after it.
  const dates = [
    ...(short !== null ? [`${short}-${pad(month)}`] : []),
    ...(day === null
      ? [begun]
      : days[0] !== at + 1 || short === null || !isHebrew(tokens[at])
        ? [`${begun}-${pad(day)}`]
        : []),
  ]
  return named(dates, places)
}

const isHebrew = (token: Token | undefined): boolean => /[\u05d0-\u05ea]/.test(token?.norm ?? '')

/** Two figures after a month, of the last fifteen years. */
function shortYear(norm: string, today: string): string | null {
  const latest = Number(today.slice(2, 4))
  return /^\d\d$/.test(norm) && Number(norm) <= latest && Number(norm) > latest - 15 ? `20${norm}` : null
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
  return !alsoWords.test(norm) || beforeMonth.test(before) || yearIn(after) !== null || /^\d\d$/.test(after)
}

function monthOf(norm: string): number | null {
  for (const { months } of askingWords) {
    const at = months.findIndex((month) => {
      const name = normaliseWord(month)
      if (norm === name || hebrewVariants(norm).some(({ norm: base, cost }) => base === name && cost <= 0.15))
        return true
      return /^[a-z]/.test(name) && (norm === name.slice(0, 3) || (name.length > 3 && isSame(norm, name)))
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

/** The three months of the last season that begins with a month, as far as they have come (northern hemisphere). */
function seasonOf(first: number, today: string): readonly string[] {
  const since = (Number(today.slice(5, 7)) - first + 12) % 12
  return [since, since - 1, since - 2].filter((ago) => ago >= 0).map((ago) => monthBefore(today, ago))
}

type Lists = (words: (typeof askingWords)[number]) => string

function inLists(tokens: readonly Token[], pick: Lists): readonly number[] | null {
  for (const words of askingWords) {
    const found = findPhrase(tokens, phrasesOf(pick(words)))
    if (found) return found
  }
  return null
}

const dayBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

/** A time that is told by how long ago it was. */
export function relative(tokens: readonly Token[], today: string): Period | null {
  const year = Number(today.slice(0, 4))
  // "Half a year ago" before "a year ago", and "the last two years" before "last year".
  const months = findSaid(tokens, 'monthsAgo')
  if (months) return named([monthBefore(today, Number(months.name))], months.places)
  const years = findSaid(tokens, 'yearsAgo')
  if (years) return named([String(year - Number(years.name))], years.places)
  const days = findSaid(tokens, 'daysBack')
  if (days) return { dates: [], from: dayBefore(today, Number(days.name)), places: days.places }
  const season = findSaid(tokens, 'seasons')
  if (season) return named(seasonOf(Number(season.name), today), season.places)
  const before = inLists(tokens, ({ lastYear }) => lastYear)
  if (before) return named([String(year - 1)], before)
  const now = inLists(tokens, ({ thisYear }) => thisYear)
  return now ? named([String(year)], now) : null
}
