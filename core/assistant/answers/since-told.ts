import type { TrendPoint } from '../../records/trend'
import { tokenise } from '../../vocabulary/normalise'
import { shortQuestion } from '../alone'
import type { Asked } from '../times'
import { findWider } from '../wider/words'
import { Telling } from './telling'

/** Answers that tell one result. */
const ofOne: ReadonlySet<string> = new Set(['latest', 'previous'])

/** "What was it a year ago", and then "by how much did it fall": from the result that was told. */
export function sinceTold(telling: Telling): Telling {
  const { reading, record, evidence } = telling
  const { before, time, place, subjects, cues } = reading
  const [test, ...others] = subjects.flatMap(({ item }) => (item?.type === 'lab' ? [item] : []))
  const until = before?.until ?? null
  const isTold =
    before !== null && ofOne.has(before.intent) && subjects.every(({ places }) => places.length === 0)
  if (
    !isTold ||
    !(cues.has('gap') || isAfterThat(reading)) ||
    time !== null ||
    place !== null ||
    !test ||
    others.length > 0
  )
    return telling
  if (until === null || until >= test.detail.date || !before.keys.includes(test.canonical_key)) return telling
  const since: Asked = { dates: [until], from: null, until: null, places: [] }
  return new Telling({ ...reading, time: since }, record, evidence)
}

/** "Did it come down after that". */
const isAfterThat = ({ text, asks }: Telling['reading']): boolean =>
  (['up', 'down', 'better', 'worse'] as const).some((claim) => asks.claims.has(claim)) &&
  findWider(tokenise(text), 'afterThat') !== null

/** "The last", "and the one before", and then "is it going down": from the one that was told, and not from the first of all. */
export function toldBefore(
  { before, time, text }: Telling['reading'],
  key: string,
  points: readonly TrendPoint[],
): TrendPoint | undefined {
  const isTold = before?.intent === 'previous' && before.keys.includes(key) && time === null
  const isShort = tokenise(text).length <= shortQuestion
  return isTold && isShort ? points.slice(0, -1).find(({ date }) => date === before.until) : undefined
}
