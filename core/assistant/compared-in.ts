import type { Token } from '../vocabulary/normalise'
import { findJoined, findWords } from './asking'
import { placesOf } from './places'
import type { FoundCues } from './question-cues'
import type { KnownFile, KnownRecord } from './record'
import { comparedTimes, isOf, type Asked, type Compared } from './times'

/** Two times that a question compares, and whether institutions tell them: those are then no limit of the answer. */
export interface ComparedIn {
  readonly times: Compared | null
  readonly places: readonly number[]
}

/**
 * What is compared with what: two times, or the tests of institutions, each by the day of its documents. Null times where
 * nothing is compared, or no two of it can be told apart.
 * @param dated the time that the question names
 */
export function comparedIn(
  text: string,
  tokens: readonly Token[],
  { today, dated }: { readonly today: string; readonly dated: Asked | null },
  { cues, byCue }: FoundCues,
  { files }: KnownRecord,
): ComparedIn {
  const ends = comparedEnds(tokens, { cues, dated }, files)
  if (ends !== null && labsNamed(tokens, files).length === 0) return { times: ends, places: [] }
  const isBetween = findWords(tokens, 'between') !== null
  const isCompared = cues.has('compare') || (cues.has('changed') && isBetween)
  // "What changed from August to January", "the blood tests between 2023 and now".
  const isMoved = (['changed', 'better', 'worse'] as const).some((cue) => cues.has(cue)) && dated !== null
  const isOfTests = isBetween && cues.has('labs') && dated !== null
  if (!isCompared && !isMoved && !isOfTests) return { times: null, places: [] }
  const ofPlaces = comparedPlaces(tokens, dated, byCue, files)
  if (ofPlaces !== null) return ofPlaces
  const days = files.flatMap(({ detected_date: date }) => date ?? [])
  const times = comparedTimes(text, tokens, today, days)
  const isTwo = times?.newer !== null || isOfTests
  return { times: isCompared || isTwo ? times : null, places: [] }
}

/** Lists whose first and last are no tests. */
const otherLists = ['drugs', 'imaging', 'procedures', 'allergies', 'conditions', 'documents', 'dose'] as const

/** "Compare my first test with the last", "what changed since the first": the first day of tests, and the newest. */
function comparedEnds(
  tokens: readonly Token[],
  { cues, dated }: { readonly cues: FoundCues['cues']; readonly dated: Asked | null },
  files: readonly KnownFile[],
): Compared | null {
  const isOfTests = cues.has('labs') && !otherLists.some((cue) => cues.has(cue)) && dated === null
  const isBoth =
    cues.has('compare') ||
    (['changed', 'trend', 'better', 'worse'] as const).some((cue) => cues.has(cue)) ||
    findWords(tokens, 'between') !== null
  const isToLast =
    cues.has('newest') || cues.has('now') || cues.has('since') || findJoined(tokens, 'untilNow') !== null
  if (!isOfTests || !isBoth || !cues.has('oldest') || !isToLast) return null
  const days = files.flatMap(({ category, detected_date: date }) =>
    category === 'lab' && date ? [date] : [],
  )
  const [first] = days.toSorted()
  return first === undefined ? null : { older: onDay(first), newer: null }
}

/** Words between an institution and what says which of its tests is meant: "the first one from Maccabi". */
const ordinalNear = 3

interface Named {
  readonly days: readonly string[]
  readonly places: readonly number[]
}

function comparedPlaces(
  tokens: readonly Token[],
  dated: Asked | null,
  byCue: FoundCues['byCue'],
  files: readonly KnownFile[],
): ComparedIn | null {
  const named = labsNamed(tokens, files)
  const places = named.flatMap((one) => one.places)
  const [one, other] = named
  if (!one) return null
  const isNear = (ordinals: readonly number[] | undefined, of: Named) =>
    (ordinals ?? []).some((at) => of.places.some((place) => Math.abs(place - at) <= ordinalNear))
  const dayOf = (of: Named): string | undefined => {
    const then = dated === null ? undefined : of.days.find((day) => isOf(day, dated))
    return then ?? (isNear(byCue.get('oldest'), of) ? of.days.at(0) : of.days.at(-1))
  }
  if (other) {
    const [first, second] = [dayOf(one), dayOf(other)]
    if (first === undefined || second === undefined || first === second) return null
    const [older, newer] = first < second ? [first, second] : [second, first]
    return { times: { older: onDay(older), newer: onDay(newer) }, places }
  }
  // "The first Maccabi test against the second", of one institution.
  const isBoth = byCue.has('oldest') && (byCue.has('newest') || byCue.has('secondOne'))
  if (isBoth && one.days.length > 1)
    return { times: { older: onDay(one.days.at(0)), newer: onDay(one.days.at(-1)) }, places }
  const day = dayOf(one)
  if (day === undefined) return null
  if (dated === null || isOf(day, dated) || dated.dates.length === 0)
    return { times: { older: onDay(day), newer: null }, places }
  const [older, newer] = [onDay(day), dated].toSorted((a, b) =>
    (a.dates[0] ?? '') < (b.dates[0] ?? '') ? -1 : 1,
  )
  return older && newer ? { times: { older, newer }, places } : null
}

const onDay = (day = ''): Asked => ({ dates: [day], from: null, until: null, places: [] })

/** The institutions of tests that a question names, each with the days of its tests, the oldest first. */
function labsNamed(tokens: readonly Token[], files: readonly KnownFile[]): readonly Named[] {
  const days = new Map<string, string[]>()
  for (const { category, detected_date: date, doc_meta: meta } of files)
    if (category === 'lab' && date && meta?.facility)
      days.set(meta.facility, [...(days.get(meta.facility) ?? []), date])
  return [...days].flatMap(([name, dates]) => {
    const places = placesOf(tokens, name)
    return places.length === 0 ? [] : [{ days: dates.toSorted(), places }]
  })
}
