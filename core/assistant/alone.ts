import type { Token } from '../vocabulary/normalise'
import type { Topic } from './answer'
import { findJoined, findRows } from './asking'
import { placeNameOf } from './places'
import { isFiller, type FoundCues } from './question-cues'

/** What is known of a question when it is decided whether it goes on from the answer before. */
export interface Following {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly found: FoundCues
  /** A group of drugs is named. */
  readonly group: boolean
  /** A time or a place is named, by the words at these places; null where none is. */
  readonly when: readonly number[] | null
  readonly before: Topic | null
}

/** A longer question is one of its own, and not about the turn before, unless a word in it is for what was told. */
export const shortQuestion = 7
export const longestFollowUp = 14

/**
 * Whether a question that names nothing is a whole one all the same: it has no word for what was told before, and either names
 * a list of its own ("my medications", "the last report") or says of what it asks ("what was out of range"). All else goes on
 * from the answer before: "is that high?", "previous results", "which doctor?".
 */
export function standsAlone(asked: Following): boolean {
  const { found, before } = asked
  if (before === null) return true
  if (refersBack(asked) || isAmissThere(asked)) return false
  // "And the statin", after another drug: of what it names, and not of that one.
  if (asked.group && before.keys.some((key) => key.startsWith('medication:'))) return true
  // Documents have lists in them: of those it is asked, unless the person says whose they are.
  const ofDocuments =
    before.intent === 'visit' || before.intent === 'documents' || placeNameOf(before) !== null
  if (ofDocuments && !isOfOneself(asked)) return found.cues.has('whole') || asksForDoctors(asked)
  return [
    isWhole,
    asksForDoctors,
    namesList,
    namesSeveral,
    namesDocument,
    asksWhatIsAmiss,
    asksWhatHappened,
  ].some((rule) => rule(asked))
}

/** What "that" stands after and is no relative word. */
const be = /^(?:is|are|was|were|has|have|had|when)$/

/** "It", "those", "which one": a word for what was told. "Tests that were high" and "this year" have none. */
export function refersBack({ tokens, found, when }: Pick<Following, 'tokens' | 'found' | 'when'>): boolean {
  const places = findJoined(tokens, 'refers') ?? []
  return places.some((at) => {
    if (when?.includes(at)) return false
    const isRelative = tokens[at]?.norm === 'that' && found.places.has(at - 1) && !isVerb(tokens[at - 1])
    return !(isRelative && at + 1 < tokens.length)
  })
}

/** "Anything wrong there", after tests or a study: of those. "Is there anything" points at nothing. */
function isAmissThere({ tokens, found: { cues }, before }: Following): boolean {
  const isOfThose = before?.keys.some((key) => /^(?:lab|imaging):/.test(key)) === true
  if (!isOfThose || before.intent === 'abnormal' || !(cues.has('abnormal') || cues.has('normal')))
    return false
  return (findJoined(tokens, 'there') ?? []).some(
    (at) => at === tokens.length - 1 || (at > 0 && !isVerb(tokens[at - 1])),
  )
}

const isVerb = (token: Token | undefined): boolean => token !== undefined && be.test(token.norm)

const isOfOneself = ({ tokens }: Following): boolean => findJoined(tokens, 'mine') !== null

/** All of the record, what changed, what waits: there is one such list. */
const isWhole = ({ found: { cues } }: Following): boolean =>
  (['whole', 'prepare', 'changed', 'waiting'] as const).some((cue) => cues.has(cue))

/** "My doctors"; "which doctor?" is of what was told. */
const asksForDoctors = (asked: Following): boolean =>
  (asked.found.byCue.get('doctors') ?? []).some((at) => isPlural(wordAt(asked, at)))

const wordAt = ({ text, tokens }: Following, at: number): string =>
  text.slice(tokens[at]?.start, tokens[at]?.end).toLowerCase()

/** Several, by the ending of the word. */
const isPlural = (word: string): boolean => /s$|[\u05d9\u05d5][\u05dd\u05ea]$/.test(word)
const article = /^the$/
const whichWord = /^(?:which|what|\u05d0\u05d9\u05d6\u05d4|\u05d0\u05d9\u05d6\u05d5)$/
const hebrewArticle = /^\u05d5?[\u05e9\u05de\u05db]?\u05d4/

/** What is asked of another time than that of the answer before. */
const ofAnotherTime = [
  'now',
  'newest',
  'oldest',
  'previous',
  'trend',
  'compare',
  'ever',
  'count',
  'ago',
  'since',
] as const

/** "And the thyroid one?" after the results of a month: of that month, unless it says of when. */
export const keepsTime = ({ found: { cues, byCue }, when, tokens }: Following, andOnWord: boolean): boolean =>
  when === null &&
  (andOnWord || byCue.get('follow')?.includes(0) || findJoined(tokens, 'there') !== null) &&
  !ofAnotherTime.some((cue) => cues.has(cue))

/** A list by its noun, but for the one thing of it that was told: "the pill", "my scan", "which drug?". */
function namesList(asked: Following): boolean {
  const { tokens, before } = asked
  return findRows(tokens, 'ownLists').some(({ name, places }) =>
    places.some((at) => {
      if (places.includes(at - 1)) return false
      const word = wordAt(asked, at)
      if (isPlural(word) || isPlural(wordAt(asked, lastOf(places, at)))) return true
      const previous = tokens[at - 1]?.norm ?? ''
      if (whichWord.test(previous) && tokens.length <= 2) return false
      const isTold = before?.keys.some((key) => key.startsWith(`${name}:`)) ?? false
      const isPointedAt = article.test(previous) || previous === 'my' || hebrewArticle.test(word)
      return !(isTold && isPointedAt && !isNewestOrOldest(asked))
    }),
  )
}

/** The last of the words that stand side by side from one on. */
const lastOf = (places: readonly number[], from: number): number =>
  places.includes(from + 1) ? lastOf(places, from + 1) : from

const isNewestOrOldest = ({ found: { cues } }: Following): boolean => cues.has('newest') || cues.has('oldest')

/** What is asked of one thing: earlier results of it, how many of them. */
const ofOneThing = ['previous', 'compare', 'gap', 'count', 'ever', 'unsaid'] as const

/** "Results" and "tests" are of anything: more than one, and whose, the last or which. */
function namesSeveral(asked: Following): boolean {
  const { tokens, found, before } = asked
  const isOfTest = before?.keys.some((key) => key.startsWith('lab:')) ?? false
  if (isOfTest && ofOneThing.some((cue) => found.cues.has(cue))) return false
  const several = (findJoined(tokens, 'several') ?? []).filter((at) => isPlural(wordAt(asked, at)))
  const others = findJoined(tokens, 'besides') !== null || findJoined(tokens, 'askers') !== null
  return several.some((at) => {
    if (isOfOneself(asked)) return true
    return !article.test(tokens[at - 1]?.norm ?? '') && (found.cues.has('newest') || others)
  })
}

function namesDocument(asked: Following): boolean {
  const { cues } = asked.found
  return cues.has('documents') && (isNewestOrOldest(asked) || cues.has('many') || isOfOneself(asked))
}

/** "What was out of range", "anything in my bloods bad": what asks and what it asks of, with nothing between that is named. */
function asksWhatIsAmiss({ tokens, found }: Following): boolean {
  if (found.cues.has('unsaid') || found.cues.has('why')) return false
  const askers = findJoined(tokens, 'askers') ?? []
  const amiss = found.byCue.get('abnormal') ?? []
  const tests = found.byCue.get('labs') ?? []
  const isBeside = (at: number) =>
    isFiller(tokens[at]?.norm ?? '') || amiss.includes(at) || tests.includes(at)
  return askers.some((from) =>
    amiss.some((to) => to > from && tokens.slice(from + 1, to).every((_, i) => isBeside(from + 1 + i))),
  )
}

/** What was done at a time, unless the time alone is new: "and in June?". */
function asksWhatHappened({ tokens, when }: Following): boolean {
  return when !== null && findJoined(tokens, 'askers') !== null && findJoined(tokens, 'happening') !== null
}
