import { dateClues as clues } from '../language/date-clues'
import { beforeBirth } from '../language/date-labels'
import type { DateOrder } from './dates'
import { findDates, inFigures, parseDate } from './dates'
import type { Word } from './page'
import { plain } from './script'

const numeric = /(?<![\d.,/:-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/])/g

/** What a page's numeric dates say of their order, and which of its days another order would make other days of. */
export interface DateReading {
  readonly order: DateOrder
  /** ISO; none where the page tells its order. */
  readonly unsure: ReadonlySet<string>
}

/** Below this, nothing on the page tells which order it is. */
const telling = 1

/**
 * How the numeric dates of a page are to be read, by the page's own evidence: a component above 12, its language,
 * spelling and addresses, and whether its dates then follow one another (collected, then reported).
 */
export function dateOrderOf(lines: readonly string[], hebrew: boolean): DateReading {
  const text = plain(lines.join('\n'))
  let score = hebrew ? 4 : -0.5
  for (const [, first, , second] of text.matchAll(numeric)) {
    if (Number(first) > 12 && Number(second) <= 12) score += 6
    if (Number(second) > 12 && Number(first) <= 12) score -= 6
  }
  for (const [pattern, weight] of clues) if (pattern.test(text)) score += weight
  score += sequence(text, 'dmy') - sequence(text, 'mdy')
  const order = score > 0 ? 'dmy' : 'mdy'
  const days =
    Math.abs(score) >= telling ? [] : [...text.matchAll(numeric)].flatMap(([day]) => eitherWay(day))
  return { order, unsure: new Set(days) }
}

/** Below this the reader was not sure of what it read; of a page's dates that were read right, hardly one lies below. */
const sure = 0.7

/**
 * Days that are printed in figures of which the reader was not sure: another printing of the same day is no witness of
 * this one. Of a month between hyphens ("17-Sep-2023") it is never sure, though it reads it right.
 */
export const poorlyRead = (words: readonly Word[], order: DateOrder): readonly string[] =>
  words
    .filter(
      ({ confidence, text, doubt }) =>
        doubt !== undefined || (confidence < sure && /\d/.test(text) && !/\p{L}/u.test(text)),
    )
    .flatMap(({ text }) => findDates(inFigures(text), order).map(({ iso }) => iso))

/** The two days that a numeric date may be. */
function eitherWay(printed: string): string[] {
  const [a, b] = [parseDate(printed, 'dmy')?.iso, parseDate(printed, 'mdy')?.iso]
  return a && b && a !== b ? [a, b] : []
}

/** 1.5 where two numeric dates but the birth lie within three weeks of one another; less for three months. */
function sequence(text: string, order: DateOrder): number {
  const times = new Set<number>()
  for (const match of text.matchAll(numeric)) {
    if (beforeBirth.test(text.slice(Math.max(0, match.index - 24), match.index))) continue
    const date = parseDate(match[0], order)
    if (date) times.add(Date.parse(date.iso) / 86_400_000)
  }
  const sorted = [...times].sort((a, b) => a - b)
  const near = Math.min(...sorted.slice(1).map((time, at) => time - sorted[at]!))
  return near <= 21 ? 1.5 : near <= 92 ? 0.5 : 0
}
