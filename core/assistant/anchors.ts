import type { RegistryRecord } from '../records/registry'
import type { Token } from '../vocabulary/normalise'
import { atcOf } from '../alerts/facts'
import { operationOfOther } from './absent-event'
import { findJoined, findWords } from './asking'
import type { DrugGroup } from './besides'
import { timeDuring, type Event } from './during'
import type { NamedPlace } from './places'
import { findCues } from './question-cues'
import type { KnownRecord } from './record'
import type { Subject } from './subjects'
import type { Asked, Compared } from './times'

/** A time by an event; the event itself, where both what was before it and what came after are asked for. */
interface ByEvent extends Asked {
  readonly event?: Event
}

/** "Before and after the operation": the two times that are compared; null where one alone is asked for. */
export function besideEvent(time: ByEvent | null): Compared | null {
  if (!time?.event) return null
  const { first, last, places } = time.event
  return {
    older: { dates: [], from: null, until: first, places },
    newer: { dates: [], from: `${last}~`, until: null, places },
  }
}

/** Words between the limit and its event. */
const apart = 4

/**
 * A time by an event, with the places of the words that name it; null where no event of the record limits the question.
 * @param named what the question names; `beside`: it asks for results or documents, which an illness or a drug may limit
 */
export function timeByEvent(
  tokens: readonly Token[],
  record: KnownRecord,
  named: {
    subjects: readonly Subject[]
    beside: boolean
    place: NamedPlace | null
    /** Words for any procedure. */
    procedures: readonly number[]
    group: (DrugGroup & { places: readonly number[] }) | null
  },
): ByEvent | null {
  const events = eventsOf(tokens, record, named)
  const [before, after, between] = (['before', 'after', 'between'] as const).map(
    (list) => findWords(tokens, list) ?? [],
  )
  const led = (words: readonly number[] | undefined, { places }: Event) =>
    (words ?? []).filter((word) => places.some((at) => at > word && at - word <= apart))
  const [one, two] = events.filter((event) => led(between, event).length > 0 || events.length > 1)
  if (one && two && between && between.length > 0) {
    const [from, until] = [one, two].toSorted((a, b) => (a.first < b.first ? -1 : 1))
    return {
      dates: [],
      from: `${from?.last ?? ''}~`,
      until: until?.first ?? null,
      places: [...between, ...one.places, ...two.places],
    }
  }
  // A word of either side that leads no event.
  const alone = (words: readonly number[] | undefined, others: readonly number[]) =>
    (words ?? []).filter(
      (word) => !others.includes(word) && !events.some((event) => led([word], event).length > 0),
    )
  for (const event of events) {
    const follows = (list: 'andAfter' | 'sinceThen') =>
      (findJoined(tokens, list) ?? []).filter((word) =>
        event.places.some((at) => word > at && word - at <= apart),
      )
    const isBefore = led(before, event)
    // "Before the stay and after", "was in hospital, and since then".
    const isAfter = [...led(after, event), ...follows(isBefore.length > 0 ? 'andAfter' : 'sinceThen')]
    // "Higher after the stay than before", "before it against after": the other side by its word alone.
    if (isAfter.length > 0) isBefore.push(...alone(before, isAfter))
    if (isBefore.length > 0) isAfter.push(...alone(after, isBefore))
    // "Before and after" asks for both.
    if (isBefore.length > 0 && isAfter.length > 0)
      return { dates: [], from: null, until: null, places: [...isBefore, ...isAfter, ...event.places], event }
    if (isBefore.length > 0)
      return { dates: [], from: null, until: event.first, places: [...isBefore, ...event.places] }
    if (isAfter.length > 0) {
      // The drugs of after a stay begin with those of its own letter.
      const isOfStay = named.place?.isStay === true && event.places === named.place.places
      const { cues } = findCues(tokens)
      const isWithin =
        isOfStay &&
        cues.has('drugs') &&
        !cues.has('changed') &&
        !cues.has('changedDose') &&
        !cues.has('trend')
      const from = isWithin ? event.last : `${event.last}~`
      return { dates: [], from, until: null, places: [...isAfter, ...event.places] }
    }
  }
  return timeDuring(tokens, named.subjects.some(isOwnTest) ? events.filter(isOfIllness(named.subjects)) : [])
}

const isOwnTest = ({ type, item }: Subject): boolean => type === 'lab' && item !== null

const isOfIllness =
  (subjects: readonly Subject[]) =>
  ({ places }: Event): boolean =>
    subjects.some((one) => one.type === 'diagnosis' && one.places === places)

function eventsOf(
  tokens: readonly Token[],
  { items, files }: KnownRecord,
  { subjects, place, group, procedures, beside }: Parameters<typeof timeByEvent>[2],
): Event[] {
  const other = operationOfOther(tokens, procedures, subjects)
  const isAnyOperation = (places: readonly number[]) => places.every((at) => procedures.includes(at))
  const own = subjects.flatMap(({ item, places, type }) => {
    if (other !== null && isAnyOperation(places)) return []
    const date = item && dateOf(item)
    const isDone = type === 'procedure' || type === 'imaging'
    // "Since when am I diabetic" asks for the time itself.
    return date &&
      places.length > 0 &&
      (isDone || (beside && (type === 'diagnosis' || type === 'medication')))
      ? [{ first: date, last: date, places }]
      : []
  })
  const done = items.flatMap((item) => (item.type === 'procedure' ? (dateOf(item) ?? []) : [])).toSorted()
  const newest = done.at(-1)
  const drugs = items.filter((item) => item.type === 'medication' && group?.atc.some((code) => atcOf(item).some((one) => one.startsWith(code)))) // prettier-ignore
  const begun = drugs
    .map(dateOf)
    .filter((date) => date !== null)
    .toSorted()[0]
  const days = files
    .filter(({ id }) => place?.fileIds.has(id))
    .flatMap(({ detected_date: date }) => date ?? [])
    .toSorted()
  return [
    ...own,
    // "Since the operation" is since the last one, where none is named.
    ...(newest &&
    procedures.length > 0 &&
    other === null &&
    !own.some(({ places }) => places.some((at) => procedures.includes(at)))
      ? [{ first: newest, last: newest, places: procedures }]
      : []),
    ...(group && begun && beside ? [{ first: begun, last: begun, places: group.places }] : []),
    ...(place && days[0] ? [{ first: days[0], last: days.at(-1) ?? days[0], places: place.places }] : []),
  ]
}

/** When it was done, or when the record first has it. */
const dateOf = ({ type, evidence, first_seen_date: first }: RegistryRecord): string | null =>
  type === 'procedure' || type === 'imaging' ? (evidence?.date ?? first) : first
