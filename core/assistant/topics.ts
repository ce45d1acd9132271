import { entityTypes, type EntityType } from '../records/kinds'
import { conceptOfKey } from '../vocabulary/by-key'
import type { Topic } from './answer'
import { placeNameOf } from './places'
import type { KnownRecord } from './record'
import type { Cue } from './question-cues'
import type { Subject } from './subjects'
import type { Asked } from './times'

/** What an answer leaves for the question after it, beside names: a time. */
const timeKeyStart = 'time:'

export const timeKey = ({ dates, from, until }: Asked): string =>
  timeKeyStart + JSON.stringify([dates, from, until])

/** The time that the answer before was about; null where it was about none. */
export function timeOfTopic(before: Topic | null): Asked | null {
  const key = before?.keys.find((one) => one.startsWith(timeKeyStart))
  if (key === undefined) return null
  const [dates, from, until] = JSON.parse(key.slice(timeKeyStart.length)) as [
    string[],
    string | null,
    string | null,
  ]
  return { dates, from, until, places: [] }
}

/** The time that was asked of, where what was told is no document of it: what "then" is. */
const askedTimeStart = 'asked:'

/** The answer, which leaves the time behind that was asked of; a result of one day leaves that day. */
export function withAskedTime<T extends { readonly topic: Topic | null }>(answer: T, time: Asked | null): T {
  const { topic } = answer
  const isTold = time !== null && topic?.keys.includes(timeKey(time)) === true
  if (topic === null || time === null || isTold || (topic.until !== null && topic.intent !== 'trend'))
    return answer
  const key = askedTimeStart + timeKey(time).slice(timeKeyStart.length)
  return { ...answer, topic: { ...topic, keys: [...topic.keys, key] } }
}

export const isAskedTime = (key: string): boolean => key.startsWith(askedTimeStart)

/** The time that the question before was asked of, whatever was told; null where it named none. */
export const timeAskedBefore = (before: Topic | null): Asked | null => {
  const key = before?.keys.find(isAskedTime)
  return key === undefined || before === null
    ? timeOfTopic(before)
    : timeOfTopic({ ...before, keys: [timeKeyStart + key.slice(askedTimeStart.length)] })
}

/** Of documents, the one list that was asked for. */
const onlyKeyStart = 'only:'

export const onlyKeys = (only: readonly EntityType[]): readonly string[] =>
  only.length === 1 ? only.map((type) => onlyKeyStart + type) : []

export const onlyOfTopic = (before: Topic | null): EntityType | null =>
  entityTypes.find((type) => before?.keys.includes(onlyKeyStart + type)) ?? null

/** A drug that was told before the one that was asked after it: "together" means both. */
const withKeyStart = 'with:'

/** What an answer of a drug leaves for "together": the drugs that were told before it. */
export function withKeys(before: Topic | null, keys: readonly string[]): readonly string[] {
  const isDrug = (key: string) => key.startsWith('medication:')
  if (before === null || !keys.some(isDrug)) return []
  const told = before.keys.map((key) => key.replace(withKeyStart, ''))
  return told.filter((key) => isDrug(key) && !keys.includes(key)).map((key) => withKeyStart + key)
}

/** Of what they told nothing is "it"; all of it is "they". */
const ofAll: ReadonlySet<string> = new Set([
  'abnormal', 'results', 'medications', 'past_medications', 'allergies', 'conditions', 'visit', 'procedures', 'imaging', 'documents',
]) // prettier-ignore

const oldestFirst = (a: Subject, b: Subject): number => (dateOf(a) < dateOf(b) ? -1 : 1)
const dateOf = ({ item }: Subject): string => item?.evidence?.date ?? item?.last_seen_date ?? ''

/** What was asked after and is not in the record. */
function unknownTo(key: string): Subject[] {
  const type = entityTypes.find((one) => key.startsWith(`${one}:`))
  const concept = type && conceptOfKey(type, key)
  return type && concept ? [{ type, key, name: concept.name, item: null, places: [] }] : []
}

/** What a question that names nothing goes on from: one thing, or of several all, the oldest or the newest. */
export function fromTopic(
  before: Topic | null,
  { items }: KnownRecord,
  cues: ReadonlySet<Cue>,
): readonly Subject[] {
  if (before === null) return []
  const keys = cues.has('together') ? before.keys.map((key) => key.replace(withKeyStart, '')) : before.keys
  const told = keys.flatMap((key): Subject[] => {
    const item = items.find(({ canonical_key: own }) => own === key)
    return item ? [{ type: item.type, key, name: item.name, item, places: [] }] : unknownTo(key)
  })
  // "And the oldest", "the last one", of several documents: none of what stands on them.
  const isEnd = cues.has('oldest') || cues.has('newest')
  if (before.intent === 'documents' && isEnd && timeOfTopic(before) === null) return []
  if (told.length <= 1 && before.intent !== 'abnormal') return told
  const sorted = told.toSorted(oldestFirst)
  if (cues.has('oldest')) return sorted.slice(0, 1)
  // "Which of those is the newest", of results of one day: all of that day.
  const isOfResults = before.intent === 'abnormal' || before.intent === 'results'
  const last = sorted.at(-1)
  if (cues.has('newest') && isOfResults && last) return sorted.filter((one) => dateOf(one) === dateOf(last))
  if (cues.has('newest') && ofAll.has(before.intent)) return sorted.slice(-1)
  const isAll =
    cues.has('origin') || (cues.has('ago') && before.intent !== 'results' && before.intent !== 'abnormal')
  return !ofAll.has(before.intent) || isAll ? told : []
}

/** It goes on from documents: only what of them is asked for. */
export const goesOnFromVisit = (before: Topic | null, cues: ReadonlySet<Cue>): boolean =>
  before !== null &&
  (before.intent === 'visit' ||
    (before.intent === 'documents' && timeOfTopic(before) !== null) ||
    (before.intent === 'allergies' && placeNameOf(before) !== null && !cues.has('allergies'))) &&
  !cues.has('now') &&
  documentParts.some((cue) => cues.has(cue))

/** What of documents is asked for. */
const documentParts: readonly Cue[] = [
  'drugs',
  'taking',
  'allergies',
  'conditions',
  'imaging',
  'procedures',
  'origin',
  'past',
  'findings',
  'abnormal',
  'happened',
  'why',
  'ago',
]
