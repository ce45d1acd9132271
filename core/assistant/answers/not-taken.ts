import type { EntityType } from '../../records/kinds'
import { hebrewNameOf } from '../../vocabulary/local-names'
import { tokenise } from '../../vocabulary/normalise'
import type { Answer } from '../answer'
import { findHeld } from '../held'
import type { Intent } from '../intents'
import { findCues } from '../question-cues'
import type { Reading } from '../reading'
import { findSubjects, type Subject } from '../subjects'
import { isSymptom } from './not-there'
import { isOfWhole } from './of-whole'
import type { Telling } from './telling'
import { wordsOf } from './words-of'

/**
 * What a question names and its answer does not: it is said that the answer is without it, and no yes or no is said to the rest.
 */

/** Whatever an answer tells, but for what it may be asked next. */
const toldIn = (answer: Answer): string =>
  JSON.stringify(answer.type === 'answer' ? [answer.summary, answer.sections] : answer.message).toLowerCase()

const namesOf = ({ type, key, name, item }: Subject): readonly string[] =>
  [name, item?.name, hebrewNameOf(type, key)].flatMap((one) => one?.toLowerCase() ?? [])

const isNamed = (told: string, one: Subject): boolean => namesOf(one).some((name) => told.includes(name))

/** Words that the answer heard as a time, a place, a kind of drug or a part of the body. */
const heardOtherwise = ({
  time,
  place,
  bound,
  group,
  organ,
  compared,
  excepted,
}: Reading): ReadonlySet<number> =>
  new Set(
    [time, place, bound, group, organ, compared?.older, compared?.newer, ...excepted].flatMap(
      (one) => one?.places ?? [],
    ),
  )

/** Any of its kind is no one thing; what is felt is a story's. */
const isOfKind = (one: Subject): boolean => one.key.endsWith('-unspecified') || isSymptom(one)

/** Things that the question names and the answer does not tell of. */
export function namesNotTold(answer: Answer, telling: Telling): readonly Subject[] {
  const { reading, record } = telling
  const { tokens } = wordsOf(telling)
  const [told, heard] = [toldIn(answer), heardOtherwise(reading)]
  const cues = findCues(tokens).places
  const typed = reading.subjects.filter(({ places }) => places.length > 0)
  const named = [...findSubjects(tokens, record.items, new Set()).named, ...typed]
  // One word may be the name of a test, of a drug and of what one is allergic to.
  const taken = new Set(named.flatMap((one) => (isNamed(told, one) ? one.places : [])))
  return named.filter(
    (one, at) =>
      !isOfKind(one) &&
      // "In short" is written like an illness.
      !(one.item === null && one.places.every((place) => cues.has(place))) &&
      !one.places.some((place) => taken.has(place) || heard.has(place)) &&
      !named.slice(0, at).some(({ places }) => places.some((place) => one.places.includes(place))),
  )
}

const ofDrugs: ReadonlySet<Intent> = new Set([
  'medication',
  'medications',
  'past_medications',
  'drug_changes',
  'drug_group',
  'dose',
  'purpose',
  'daypart',
  'since',
  'visit',
  'summary',
  'prepare',
  'allergies',
  'condition',
  'conditions',
  'origin',
])

/** Places of the words that the answer leaves out: what is named, for whom it is asked, a kind of drug beside a result. */
function placesNotTaken(answer: Answer, telling: Telling): readonly number[] {
  const { intent, group } = telling.reading
  const isGroupTold = group === null || ofDrugs.has(intent ?? 'visit')
  return [
    ...namesNotTold(answer, telling).flatMap(({ places }) => places),
    ...(isGroupTold ? [] : (group.places ?? [])),
  ]
}

/** "For a diabetic", "for my age": for whom, as it was typed. */
function forWhomIn({ reading: { text, apart } }: Telling): readonly string[] {
  const tokens = tokenise(text)
  const places = (findHeld(tokens, 'forWhom') ?? []).toSorted((a, b) => a - b)
  const whom = runsOf(places).map(([first, last]) => text.slice(tokens[first]?.start, tokens[last]?.end))
  return [...whom, ...(apart ?? [])]
}

/** Whether a yes or a no would be heard of a word that the answer is without. */
export const isWithout = (answer: Answer, telling: Telling): boolean =>
  placesNotTaken(answer, telling).length > 0 || forWhomIn(telling).length > 0 || isOfWhole(telling)

/** A list of pages or of results, told for what else was named: the list of each kind. */
const listOf: Partial<Record<EntityType, Intent>> = {
  allergy: 'allergies',
  medication: 'medication',
  diagnosis: 'condition',
  procedure: 'procedures',
}

const ofPages: ReadonlySet<Intent> = new Set(['visit', 'documents', 'results'])

/** "After the operation I was told never to take penicillin": what is named, where pages without it would be told; else null. */
export function ofNamed(answer: Answer, telling: Telling): Reading | null {
  const { reading } = telling
  if (answer.type !== 'answer' || !ofPages.has(reading.intent ?? 'latest')) return null
  const heard = reading.subjects.filter(({ item }) => item !== null)
  // Of all pages since some event, one that has it among the rest tells nothing of it.
  const isSince = reading.place === null && reading.time?.from != null && reading.time.until === null
  const left = namesNotTold(isSince ? { ...answer, sections: [] } : answer, telling).filter((one) =>
    heard.some(({ key }) => key === one.key),
  )
  const [first] = left
  const intent = first && listOf[first.type]
  return intent === undefined || heard.some(({ type }) => type === 'lab')
    ? null
    : { ...reading, intent, subjects: left, time: null, place: null, also: [] }
}

/** Letters by which a word is known in another form. */
const stem = 5

/** An answer that says which words of the question it is without. */
export function withNotTaken(answer: Answer, telling: Telling): Answer {
  const { reading, t } = telling
  if (answer.type !== 'answer' || reading.intent === null || reading.urgency !== null) return answer
  const { text, tokens } = wordsOf(telling)
  const told = toldIn(answer)
  const places = [...new Set(placesNotTaken(answer, telling))].toSorted((a, b) => a - b)
  const words = runsOf(places)
    .map(([first, last]) => text.slice(tokens[first]?.start, tokens[last]?.end))
    .filter((word) => !told.includes(word.toLowerCase()))
  const whom = forWhomIn(telling).filter((word) => !told.includes(word.toLowerCase()))
  // "Diabetes" of "for a diabetic" is said once.
  const isOfWhom = (word: string) =>
    whom.some((one) => one.toLowerCase().includes(word.toLowerCase().slice(0, stem)))
  const left = [...new Set([...whom, ...words.filter((word) => !isOfWhom(word))])]
  const said = [
    ...((isOfWhole(telling) || reading.judging === true) && asksHowItIs(reading)
      ? [t('assistant.organUnknown')]
      : []),
    ...(left.length === 0 ? [] : [t('assistant.notCounted', { words: left.join(', ') })]),
  ]
  return said.length === 0 ? answer : { ...answer, summary: [answer.summary, ...said].join(' ') }
}

const asksHowItIs = ({ asks: { yesNo, claims }, cues, intent }: Reading): boolean =>
  intent === 'latest' && (yesNo || claims.has('normal') || claims.has('abnormal')) && !cues.has('limit')

/** Places that stand side by side, each run by its first and its last. */
function runsOf(places: readonly number[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = []
  for (const at of places) {
    const last = runs.at(-1)
    if (last && at === last[1] + 1) last[1] = at
    else runs.push([at, at])
  }
  return runs
}
