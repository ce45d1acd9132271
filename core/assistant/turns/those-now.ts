import { tokenise } from '../../vocabulary/normalise'
import { findRows } from '../asking'
import { findCues } from '../question-cues'
import type { Question, Reading } from '../reading'
import { itemsOf, type ItemOf, type KnownRecord } from '../record'
import { findSubjects, subjectOf, type Subject } from '../subjects'
import { findTime, isOf, type Asked } from '../times'
import { onlyOfTopic, timeOfTopic } from '../topics'

/** A longer question says itself what it is about. */
const mostWords = 8

/** How results lie to their ranges. */
const ofRange: ReadonlySet<string> = new Set(['abnormal', 'normal', 'high', 'low'])

/**
 * "What was bad in January" and then "what is still bad", "are those ok now": the tests that were outside their range on the
 * documents of that time, and what is outside now of those; none where anything else is asked.
 */
export function testsThen({ text, before, today }: Question, { items }: KnownRecord): readonly Subject[] {
  const time = before?.intent === 'visit' && onlyOfTopic(before) === 'lab' ? timeOfTopic(before) : null
  const tokens = tokenise(text)
  if (time === null || tokens.length > mostWords) return []
  const { cues } = findCues(tokens)
  const isJudged =
    cues.has('abnormal') ||
    cues.has('normal') ||
    findRows(tokens, 'claims').some(({ name }) => ofRange.has(name))
  if (!isJudged || !(cues.has('still') || cues.has('now'))) return []
  const isNamed = findSubjects(tokens, items, new Set()).named.length > 0
  if (isNamed || findTime(text, tokens, today) !== null) return []
  const sides = findRows(tokens, 'claims').map(({ name }) => name)
  const side = sides.includes('low') === sides.includes('high') ? null : sides.includes('low') ? 'L' : 'H'
  return itemsOf(items, 'lab')
    .filter(({ detail }) => isOutsideThen(detail, time, side))
    .map((item) => subjectOf(item))
}

/** Outside its range by a result of then, on that side of it where one is named; or tested then and outside now. */
function isOutsideThen(
  { trend, date, flag }: ItemOf<'lab'>['detail'],
  time: Asked,
  side: 'L' | 'H' | null,
): boolean {
  const then = trend.filter((point) => isOf(point.date, time))
  const isNow = side === null ? flag === 'H' || flag === 'L' : flag === side
  const isThere = then.length > 0 || isOf(date, time)
  return (
    (isNow && isThere) ||
    then.some(
      ({ value, low, high }) =>
        (side !== 'L' && high !== null && value > high) || (side !== 'H' && low !== null && value < low),
    )
  )
}

/** That question, asked of those tests as they are now. */
export const ofTestsNow = (reading: Reading, subjects: readonly Subject[]): Reading => ({
  ...reading,
  intent: 'latest',
  subjects,
  missing: [],
  unsure: [],
  also: [],
  time: null,
  place: null,
  organ: null,
  aside: null,
  unknown: [],
})
