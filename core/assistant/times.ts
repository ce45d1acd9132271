import { questionWords } from '../language/questions'
import { findSaid } from './rows'
import { findPhrase, isSame, phrasesOf } from './words'
import { normaliseWord, tokenise, type Token } from '../vocabulary/normalise'

/** A time that a question names. */
export interface Asked {
  /** Beginnings of ISO dates that are meant; a day in figures may be two. */
  readonly dates: readonly string[]
  readonly places: readonly number[]
}

const pad = (n: number): string => String(n).padStart(2, '0')

/**
 * The day, month or year that a question names; null where it names none. A month without a year is the last such month.
 * @param today `YYYY-MM-DD`
 */
export function findTime(text: string, tokens: readonly Token[], today: string): Asked | null {
  return inFigures(text) ?? inWords(tokens, today) ?? relative(tokens, today)
}

function inFigures(text: string): Asked | null {
  const iso = /\b((?:19|20)\d\d)-(\d\d)(?:-(\d\d))?\b/.exec(text)
  if (iso) return { dates: [iso[0]], places: placesOf(text, iso.index, iso[0].length) }
  const [whole = '', first, second, year = ''] = /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/.exec(text) ?? []
  const [a, b] = [Number(first), Number(second)]
  if (whole === '') return null
  const valid = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12
  const dates = [
    ...(valid(a, b) ? [`${year}-${pad(b)}-${pad(a)}`] : []),
    ...(valid(b, a) ? [`${year}-${pad(a)}-${pad(b)}`] : []),
  ]
  return dates.length === 0
    ? null
    : { dates: [...new Set(dates)], places: placesOf(text, text.indexOf(whole), whole.length) }
}

function placesOf(text: string, start: number, length: number): number[] {
  return tokenise(text).flatMap((token, place) =>
    token.start >= start && token.end <= start + length ? [place] : [],
  )
}

function inWords(tokens: readonly Token[], today: string): Asked | null {
  const yearAt = tokens.findIndex(({ norm }) => /^(?:19|20)\d\d$/.test(norm))
  const year = tokens[yearAt]?.norm ?? null
  const monthAt = tokens.findIndex(({ norm }) => monthOf(norm) !== null)
  const month = tokens[monthAt] ? monthOf(tokens[monthAt].norm) : null
  // "May" and "March" are words, too: without a year or a preposition they are no months.
  if (month === null || (year === null && !isMonthHere(tokens, monthAt)))
    return year === null ? null : { dates: [year], places: [yearAt] }
  const meant = year ?? lastYearOf(month, today)
  const day = [tokens[monthAt - 1], tokens[monthAt + 1]]
    .map((token) => Number(token?.norm.replace(/(?:st|nd|rd|th)$/, '')))
    .find((number) => number >= 1 && number <= 31)
  const begun = `${meant}-${pad(month)}`
  return {
    dates: [day === undefined ? begun : `${begun}-${pad(day)}`],
    places: [yearAt, monthAt, monthAt - 1, monthAt + 1].filter(
      (place) =>
        place >= 0 && (place === yearAt || place === monthAt || /^\d/.test(tokens[place]?.norm ?? '')),
    ),
  }
}

const isMonthHere = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.norm.length ?? 0) > 5 || /^(?:in|of|since|last|during)$|^\d/.test(tokens[at - 1]?.norm ?? '')

const lastYearOf = (month: number, today: string): string =>
  Number(today.slice(5, 7)) >= month ? today.slice(0, 4) : String(Number(today.slice(0, 4)) - 1)

function monthOf(norm: string): number | null {
  for (const { months } of questionWords) {
    const at = months.findIndex((month) => {
      const name = normaliseWord(month)
      return norm === name || norm === name.slice(0, 3) || (name.length > 3 && isSame(norm, name))
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

function relative(tokens: readonly Token[], today: string): Asked | null {
  const year = Number(today.slice(0, 4))
  // "Half a year ago" before "a year ago".
  const months = findSaid(tokens, 'monthsAgo')
  if (months) return { dates: [monthBefore(today, Number(months.name))], places: months.places }
  const years = findSaid(tokens, 'yearsAgo')
  if (years) return { dates: [String(year - Number(years.name))], places: years.places }
  const season = findSaid(tokens, 'seasons')
  if (season) return { dates: seasonOf(Number(season.name), today), places: season.places }
  for (const { lastYear, thisYear } of questionWords) {
    const before = findPhrase(tokens, phrasesOf(lastYear))
    if (before) return { dates: [String(year - 1)], places: before }
    const now = findPhrase(tokens, phrasesOf(thisYear))
    if (now) return { dates: [String(year)], places: now }
  }
  return null
}

/** Whether a date is of the time asked for; one that is known less exactly may be. */
export const isOf = (date: string | null, { dates }: Asked): boolean =>
  date !== null && dates.some((asked) => date.startsWith(asked))
