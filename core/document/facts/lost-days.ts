import { dateLabels, type DateKind } from '../../language/date-labels'
import { findDates } from '../dates'
import { plain } from '../script'
import type { Line } from '../types'
import { depthOf, type FactSource } from './source'

const head = 0.35
/** So many letters stand behind the label at most: what is left of a day, figures or signs, and neither an hour nor a word. */
const restAtMost = 12
const isRest = (text: string): boolean =>
  text !== '' &&
  text.length <= restAtMost &&
  !/^\d{1,2}[:.]\d\d\b/.test(text) &&
  !/\p{L}{3}/u.test(text) &&
  /[^\p{L}\s]/u.test(text)
const taken: ReadonlySet<DateKind> = new Set(['collected', 'exam'])

const isOfTaking = (label: string): boolean => {
  const kind = dateLabels.find(([, pattern]) => pattern.test(label))?.[0]
  return kind !== undefined && taken.has(kind)
}

/**
 * Whether a page's head says when its tests were taken, and that day was not read: a label, and behind it what is no day. No other
 * day of the page, as that of its printing, speaks for the results then.
 */
export const hasLostDay = ({ lines, dateOrder }: Pick<FactSource, 'lines' | 'dateOrder'>): boolean =>
  lines.some((line) => depthOf(line, lines) < head && isLost(line, dateOrder))

const isLost = ({ cells }: Line, order: FactSource['dateOrder']): boolean =>
  cells.some(({ text }, at) => {
    const colon = text.lastIndexOf(':')
    if (colon < 0 || !isOfTaking(plain(text.slice(0, colon + 1)))) return false
    const own = text.slice(colon + 1).trim()
    const rest = own === '' ? (cells[at + 1]?.text ?? '') : own
    return isRest(rest) && findDates(rest, order).length === 0
  })
