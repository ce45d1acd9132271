import { hebrewLetters } from '../language/letters'
import { beforeDay, beforeYear, monthPattern, monthPrefix, months } from '../language/months'
import { clean } from './script'

export type DateOrder = 'dmy' | 'mdy'
export type DatePrecision = 'day' | 'month' | 'year'

export interface ParsedDate {
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
  readonly iso: string
  readonly precision: DatePrecision
}

export interface FoundDate extends ParsedDate {
  /** Offsets into the text that was searched. */
  readonly start: number
  readonly end: number
  /** The page prints day and month only; the year is that of the reference date. */
  readonly inferredYear: boolean
}

/** A day of which figures were read as the letters that look like them: "26/04/2o23". */
export const inFigures = (text: string): string =>
  /^[\dOolI]{1,4}(?:[/.-][\dOolI]{1,4}){2}$/.test(text) && text.replace(/\D/g, '').length >= 5
    ? text.replace(/[Oo]/g, '0').replace(/[lI]/g, '1')
    : text

export interface DateContext {
  /** ISO date of the document: gives the year to "12/03" and "9 February", which precede it. */
  readonly reference?: string | null
  /** Also finds bare years in a phrase that makes them dates: "(1979)", "in 2015". */
  readonly years?: boolean
}

interface Parts { readonly year: number | null; readonly month: number | null; readonly day: number | null } // prettier-ignore
type Reader = (groups: readonly (string | undefined)[], order: DateOrder) => Parts | null

const number = (text: string | undefined) => Number((text ?? '').replace(/[oO]/g, '0').replace(/[lI|]/g, '1'))
const month = (text: string | undefined) => months.get((text ?? '').toLowerCase().replace('.', '')) ?? null
/** Two digits: born in 58, seen in 22. No page is dated more than a year ahead of 2029. */
const fullYear = (text: string | undefined) => {
  const year = number(text)
  return (text ?? '').length > 2 ? year : year < 30 ? 2000 + year : 1900 + year
}

const d = '[0-9OolI|]'
const sep = '\\s?[-/.\\u2013]\\s?'
/**
 * Not within a longer number or an hour, though close behind a label's colon; a hyphen may stand before it that joins a Hebrew
 * preposition.
 */
const before = `(?<![\\d./]|(?<!\\p{L}\\s?|^):|\\d,|(?<![${hebrewLetters}])-|\\d\\s?[-/])`
const after = '(?![\\d/]|:\\d|[.,-]\\d)'
/** An hour written onto the day: "01/12/26-0540". */
const hourBehind = '(?=-(?:[01]\\d|2[0-3])[0-5]\\d(?![\\d/.-]))'

/** "2011-08-2508:32": the same behind the day, "01/12/202608:32" behind a year in full. */
const hourAfterDay = '(?!\\d(?!\\d:[0-5]\\d))'
const hourAfterYear = '(?<=[-/.]\\d{4})(?=(?:[01]\\d|2[0-3]):[0-5]\\d)'
/** Behind a year: its end, or an hour that runs into it. */
const yearEnd = `(?:(?=T\\d)|${hourBehind}|${hourAfterYear}|${after})`

/** Before a day and month without a year. In brackets "(1.7" is a number; "(1/7" and "(01.07" are days. */
const dayOpens = `(?<=(?:^|\\s)(?:${beforeDay}|\\((?=\\d+/|0\\d\\.)))`

const forms: readonly (readonly [RegExp, Reader])[] = [
  [
    new RegExp(`${before}((?:19|20)\\d\\d)(${sep})(${d}{1,2})\\2(${d}{1,2})${hourAfterDay}`, 'giu'),
    (g) => ({ year: number(g[1]), month: number(g[3]), day: number(g[4]) }),
  ],
  [
    new RegExp(`${before}(${d}{1,2})(${sep})(${d}{1,2})(${sep})((?:19|20)\\d\\d|\\d\\d)${yearEnd}`, 'giu'),
    (g, order) => {
      const [first, second] = [number(g[1]), number(g[3])]
      // "05-10/2022": from May to October.
      if (/[-\u2013]/.test(g[2] ?? '') && g[4] === '/' && first <= 12 && second <= 12) return null
      // "Urea/Creat 6.9/88": two results.
      if (g[2] === '.' && g[4] === '/' && g[5]?.length === 2) return null
      const dayFirst = order === 'dmy' ? second <= 12 : first > 12
      return { year: fullYear(g[5]), month: dayFirst ? second : first, day: dayFirst ? first : second }
    },
  ],
  [
    new RegExp(`${before}(\\d{1,2})(?:st|nd|rd|th|["'”’*°º](?=\\s))?[\\s.,/-]{0,2}(?:of )?\\s?${monthPrefix}(${monthPattern})\\.?[\\s,./-]{0,3}((?:19|20)\\d\\d|'?\\d\\d(?![\\d:.]))`, 'giu'),
    (g) => ({ year: fullYear(g[3]?.replace("'", '')), month: month(g[2]), day: number(g[1]) }),
  ], // prettier-ignore
  [
    new RegExp(`(?<!\\p{L})(${monthPattern})\\.?[\\s,-]{0,2}(\\d{1,2})(?:st|nd|rd|th)?[\\s,.-]{1,3}((?:19|20)\\d\\d)(?!\\d)`, 'giu'),
    (g) => ({ year: number(g[3]), month: month(g[1]), day: number(g[2]) }),
  ],
  [
    new RegExp(`(?<!\\p{L})${monthPrefix}(${monthPattern})\\.?(?: of)?[\\s,./-]{0,3}((?:19|20)\\d\\d)(?!\\d)`, 'giu'),
    (g) => ({ year: number(g[2]), month: month(g[1]), day: null }),
  ],
  [
    new RegExp(`${before}(0?[1-9]|1[0-2])\\s?[/.-]\\s?((?:19|20)\\d\\d)${after}`, 'giu'),
    (g) => ({ year: number(g[2]), month: number(g[1]), day: null }),
  ],
  [
    new RegExp(`${before}(\\d{1,2})(?:st|nd|rd|th)?\\s(?:of )?${monthPrefix}(${monthPattern})(?![\\p{L}])`, 'giu'),
    (g) => ({ year: null, month: month(g[2]), day: number(g[1]) }),
  ],
  [
    new RegExp(`(?<!\\p{L})(${monthPattern})\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?(?![\\d.,/:%]\\d|\\d|\\s?(?:mg|ml|%))`, 'giu'),
    (g) => ({ year: null, month: month(g[1]), day: number(g[2]) }),
  ],
  [
    new RegExp(`${dayOpens}(\\d{1,2})[/.](\\d{1,2})(?![\\d/.%]|\\s?(?:mg|%))`, 'giu'),
    (g, order) => {
      const [first, second] = [number(g[1]), number(g[2])]
      const dayFirst = order === 'dmy' ? second <= 12 : first > 12
      return { year: null, month: dayFirst ? second : first, day: dayFirst ? first : second }
    },
  ],
] // prettier-ignore

const years = new RegExp(
  `(?<=(?:^|\\s|\\()(?:${beforeYear})\\s?|\\()(19[3-9]\\d|20[0-4]\\d)(?![\\d/.-]\\d|\\d|%)(?=[\\s),.;:]|$)`,
  'giu',
)

/** Every date of a text, in order; a date read in a longer form is not read again in a shorter one. */
export function findDates(text: string, order: DateOrder, context: DateContext = {}): FoundDate[] {
  if (!/\d/.test(text)) return []
  const found: FoundDate[] = []
  const add = (start: number, end: number, parts: Parts | null) => {
    const resolved = parts && resolve(parts, context.reference ?? null)
    if (!resolved || found.some((other) => start < other.end && end > other.start)) return
    found.push({ ...resolved, start, end })
  }
  for (const [form, read] of forms) {
    for (const match of text.matchAll(form))
      add(match.index, match.index + match[0].length, read(match, order))
  }
  if (context.years) {
    for (const match of text.matchAll(years)) {
      add(match.index, match.index + match[0].length, { year: number(match[1]), month: null, day: null })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** A text that is a date and little else: a cell, or what follows a label. */
export function parseDate(text: string, order: DateOrder, context: DateContext = {}): ParsedDate | null {
  const cleaned = clean(text)
  const found = findDates(cleaned, order, context)[0]
  if (found) return { iso: found.iso, precision: found.precision }
  const year = /^\D{0,4}((?:19|20)\d\d)\D{0,2}$/.exec(cleaned)
  return year ? { iso: year[1] ?? '', precision: 'year' } : null
}

/** "13/07", "07.03", "13 Jul": the day, in the last year in which it does not lie behind the reference; null of any other text. */
export function shortDay(text: string, order: DateOrder, reference: string): string | null {
  const [, one, two] = /^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? /^(\d\d)\.(\d\d)$/.exec(text) ?? []
  if (one !== undefined && two !== undefined) {
    const [first, second] = [Number(one), Number(two)]
    const dayFirst = order === 'dmy' ? second <= 12 : first > 12
    const [inMonth, inYear] = dayFirst ? [first, second] : [second, first]
    return resolve({ year: null, month: inYear, day: inMonth }, reference)?.iso ?? null
  }
  const [found] = findDates(text, order, { reference })
  return found?.inferredYear && found.start === 0 && found.end === text.length ? found.iso : null
}

const pad = (value: number): string => String(value).padStart(2, '0')

function resolve(parts: Parts, reference: string | null): (ParsedDate & { inferredYear: boolean }) | null {
  const { month: m, day } = parts
  if (m !== null && (m < 1 || m > 12)) return null
  const year = parts.year ?? impliedYear(m, day, reference)
  if (year === null || year < 1890 || year > 2049) return null
  const inferredYear = parts.year === null
  if (m === null) return { iso: String(year), precision: 'year', inferredYear }
  if (day === null) return { iso: `${year}-${pad(m)}`, precision: 'month', inferredYear }
  // The day before the first of the next month.
  const last = new Date(Date.UTC(year, m, 0)).getUTCDate()
  if (!(day >= 1 && day <= last)) return null
  return { iso: `${year}-${pad(m)}-${pad(day)}`, precision: 'day', inferredYear }
}

/** The year of the reference date, or the one before where the day would lie after it. */
function impliedYear(m: number | null, day: number | null, reference: string | null): number | null {
  if (!reference || m === null || day === null || reference.length < 10) return null
  const year = Number(reference.slice(0, 4))
  return `${pad(m)}-${pad(day)}` <= reference.slice(5, 10) ? year : year - 1
}
