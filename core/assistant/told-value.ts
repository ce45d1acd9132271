import { daysAfter } from '../records/days'
import type { RegistryRecord } from '../records/registry'
import type { KnownRecord } from './record'
import type { Token } from '../vocabulary/normalise'
import type { Topic } from './answer'
import { findJoined, findSaid } from './asking'
import type { Cue } from './question-cues'
import type { Subject } from './subjects'
import type { Asked } from './times'
import { timeAskedBefore, timeOfTopic } from './topics'

/**
 * "And the A1c then": the day of the one result that was told before, else the time that was asked of, else the day of what was
 * told; null where none is meant.
 */
function dayOfTold(tokens: readonly Token[], before: Topic | null, { items }: KnownRecord): Asked | null {
  const said = (findJoined(tokens, 'thatTime') ?? []).some((at) => at > 0)
  const until = before?.until ?? null
  // "In January 2025", and then "was it fine then": of no other day.
  if (said && before?.intent === 'visit') return timeAskedBefore(before)
  if (!said) return null
  if (until !== null && ofOneResult.has(before?.intent ?? '')) return dayOf(until)
  const [one, ...others] = items.filter(({ canonical_key: key }) => before?.keys.includes(key))
  const day = one && one.type !== 'lab' && others.length === 0 ? one.evidence?.date : null
  // What is told with a study or an illness is of its month: a letter is written a day later.
  return timeAskedBefore(before) ?? (day ? dayOf(day.slice(0, 7)) : null)
}

/** "What meds was I on then": the drugs of then, and not those of today; after documents it is asked of those. */
const asksDrugsThen = (tokens: readonly Token[], cues: ReadonlySet<Cue>, before: Topic | null): boolean =>
  before?.intent !== 'visit' &&
  (cues.has('drugs') || cues.has('taking')) &&
  findJoined(tokens, 'pastTense') !== null

/** The time that "then" is, of tests that are named or of drugs; null where it is asked of neither, or says no "then". */
export const timeOfTold = (
  tokens: readonly Token[],
  { before, cues }: { readonly before: Topic | null; readonly cues: ReadonlySet<Cue> },
  record: KnownRecord,
  named: readonly Subject[],
): Asked | null =>
  named.some(({ type }) => type === 'lab') || asksDrugsThen(tokens, cues, before)
    ? dayOfTold(tokens, before, record)
    : null

/** "Was I anemic in 2024", and then "and the glucose": what it was then, and whether it is an illness no more. */
export const isWhatThen = (before: Topic | null, time: Asked | null): boolean =>
  before?.intent === 'condition' && time !== null

/** "And what did they write the day after": so many days from the one thing that was told before; null where none is meant. */
export function dayBeside(
  tokens: readonly Token[],
  before: Topic | null,
  items: readonly RegistryRecord[],
): Asked | null {
  const later = afterTold(tokens, before)
  if (later !== null) return later
  const found = before === null ? null : findSaid(tokens, 'daysBeside')
  const [one, ...others] = items.filter(({ canonical_key: key }) => before?.keys.includes(key))
  // A test has many days: the one that was told is meant.
  const date = (one?.type === 'lab' ? before?.until : null) ?? one?.evidence?.date ?? ''
  if (!found || others.length > 0 || date.length !== 10) return null
  return { ...dayOf(daysAfter(date, Number(found.name))), places: found.places }
}

const shortTurn = 4

/** "What was in December", and then "and after that": all that came after the time that was told. */
function afterTold(tokens: readonly Token[], before: Topic | null): Asked | null {
  const said =
    before?.intent === 'visit' && tokens.length <= shortTurn ? findJoined(tokens, 'sinceThen') : null
  const [last] = (timeOfTopic(before)?.dates ?? []).toSorted().toReversed()
  return said === null || last === undefined
    ? null
    : { dates: [], from: `${last}~`, until: null, places: said }
}

const dayOf = (date: string): Asked => ({ dates: [date], from: null, until: null, places: [] })

/** The time of the answer before: of what says "there", and of what is asked of that time too. */
export const timeCarried = (
  before: Topic | null,
  { items }: KnownRecord,
  there: boolean,
  kept: boolean,
): Asked | null =>
  there ? timeOfTopic(before) : kept ? (timeAskedBefore(before) ?? dayKept(before, items)) : null

/** "Glucose in 2024" and then "and the hemoglobin": the day of the result that was told, where that is none of the newest. */
function dayKept(before: Topic | null, items: readonly RegistryRecord[]): Asked | null {
  if (before === null) return null
  const [one, ...others] = items.filter(({ canonical_key: key }) => before.keys.includes(key))
  const { until } = before
  const isOlder = one?.type === 'lab' && others.length === 0 && until !== null && until < one.detail.date
  return before.intent === 'latest' && isOlder ? dayOf(until) : null
}

/** Answers that leave one result as "it". */
const ofOneResult: ReadonlySet<string> = new Set(['latest', 'previous'])

/**
 * The day of the result that a question is about, where that is not the newest: the one that was told last ("was that high?"),
 * or the one whose value is named ("glucose 117, when was that"). Null where it is about the newest.
 * @param goesOn it goes on from the answer before
 */
export function dayOfValue(
  tokens: readonly Token[],
  subjects: readonly Subject[],
  { before, goesOn, cues }: { before: Topic | null; goesOn: boolean; cues: ReadonlySet<Cue> },
): Asked | null {
  const [one, ...others] = subjects.flatMap(({ item }) => (item?.type === 'lab' ? [item] : []))
  if (!one || others.length > 0) return null
  const { date, value, trend } = one.detail
  if (goesOn) {
    // "Did it go up since 2022", and then "what was it back then": the older of the two that were told.
    const isOlder = before?.intent === 'trend' && before.until !== null && before.until < date
    if (isOlder && findJoined(tokens, 'thatTime') !== null) return dayOf(before.until ?? '')
    const isNewest = cues.has('now') || cues.has('newest') || before?.until === date
    const isTold = before !== null && before.until !== null && ofOneResult.has(before.intent)
    return isTold && !isNewest ? dayOf(before.until ?? '') : null
  }
  // "It was 5.9, is it still" asks for the newest.
  if (cues.has('still') || cues.has('now')) return null
  const named = tokens.flatMap(({ norm }) => (/^\d+(?:\.\d+)?$/.test(norm) ? [Number(norm)] : []))
  if (value !== null && named.includes(Number(value))) return null
  const found = trend.filter((point) => named.includes(point.value))
  return found.length === 1 && found[0] ? dayOf(found[0].date) : null
}
