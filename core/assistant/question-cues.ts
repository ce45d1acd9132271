import { askingWords } from '../language/asking'
import type { AskingCue } from '../language/asking-words'
import type { QuestionCue } from '../language/question-words'
import { questionWords } from '../language/questions'
import { hebrewVariants } from '../vocabulary/hebrew'
import type { Token } from '../vocabulary/normalise'
import { findJoined, findRow, findWords } from './asking'
import { findPhrase, phrasesOf, type Phrase } from './words'

export type Cue = QuestionCue | AskingCue

let read: readonly (readonly [Cue, readonly Phrase[]])[] | null = null

const cuePhrases = (): readonly (readonly [Cue, readonly Phrase[]])[] =>
  (read ??= askingWords
    .flatMap(({ cues, asked }) => [cues, asked])
    .flatMap((lists) => Object.entries(lists).map(([cue, list]) => [cue as Cue, phrasesOf(list)] as const)))

export interface FoundCues {
  readonly cues: ReadonlySet<Cue>
  /** Places of the words that make them. */
  readonly places: ReadonlySet<number>
  readonly byCue: ReadonlyMap<Cue, readonly number[]>
}

/** "Did not come back normal" and "came back not in range" ask for what is amiss, "did not improve" for what worsened. */
const opposites: Partial<Record<Cue, Cue>> = { normal: 'abnormal', recovered: 'abnormal', better: 'worse' }

/** "The last time" is no time that is past, "marked red" waits for nobody: words of a longer phrase tell only that. */
const withinOthers: readonly (readonly [Cue, readonly Cue[]])[] = [
  ['past', ['newest', 'count']],
  // In Hebrew "in the past" is written as "that passed" with a particle.
  ['still', ['past']],
  ['waiting', ['abnormal']],
  // "Taken off it" is no result that is off, "dropped" none that fell.
  ['abnormal', ['stopped']],
  ['trend', ['stopped']],
]

/** What the words of a question tell, in whichever language they are. */
export function findCues(tokens: readonly Token[]): FoundCues {
  const byCue = new Map<Cue, readonly number[]>()
  const add = (cue: Cue, found: readonly number[] | null) =>
    found && byCue.set(cue, [...(byCue.get(cue) ?? []), ...found])
  const affirmed = withoutNegated(tokens)
  const negators = findJoined(tokens, 'negators') ?? []
  for (const [cue, phrases] of cuePhrases()) {
    const found = findPhrase(tokens, phrases)
    const opposite = opposites[cue]
    // "Not off any more" has its own "not".
    if (opposite === undefined || !found || found.some((at) => negators.includes(at))) add(cue, found)
    else {
      const left = findPhrase(affirmed, phrases)
      add(cue, left)
      if (left === null) add(opposite, found)
    }
  }
  // "What am I taking it for": what for, whatever stands between the two words.
  const last = tokens.length - 1
  const isWhatFor =
    tokens[last]?.norm === 'for' && firstAsker(tokens) === 'what' && !forOthers.some((cue) => byCue.has(cue))
  if (isWhatFor) add('why', [last])
  // "Not checked for more than a year": by how long ago.
  if (findJoined(tokens, 'undone') !== null) add('stale', findRow(tokens, 'longerThan')?.places ?? null)
  // "I am tired, is there something in my tests": what is amiss in them, and no cause of it.
  const felt = byCue.has('labs') && findJoined(tokens, 'anything') ? findJoined(tokens, 'pains') : null
  if (felt) for (const cue of ['abnormal', 'advice'] as const) add(cue, felt)
  // "Since my LDL is still high, what now": what is taken for granted, and no day.
  if (byCue.has('still') && byCue.get('since')?.every((at) => at === 0) === true) byCue.delete('since')
  // "Below normal" is not normal.
  const sides = new Set((['low', 'high'] as const).flatMap((side) => byCue.get(side) ?? []))
  if (byCue.get('normal')?.some((at) => sides.has(at - 1))) byCue.delete('normal')
  for (const [cue, longer] of withinOthers) {
    const others = new Set(longer.flatMap((one) => byCue.get(one) ?? []))
    if (byCue.get(cue)?.every((at) => others.has(at))) byCue.delete(cue)
  }
  // In Hebrew "how often" is "how long" behind another word: within those words it asks for no time.
  const [since, dose] = [byCue.get('since') ?? [], byCue.get('dose') ?? []]
  if (since.length > 0 && since.every((at) => dose.includes(at)) && dose.includes(Math.min(...since) - 1))
    byCue.delete('since')
  return { cues: new Set(byCue.keys()), places: new Set([...byCue.values()].flat()), byCue }
}

/** What one may be due, tested or allergic "for" is no reason. */
const forOthers: readonly Cue[] = ['due', 'labs', 'imaging', 'procedures', 'allergies', 'prepare', 'waiting']

/** The first of the words that ask of a question. */
function firstAsker(tokens: readonly Token[]): string | undefined {
  const [first] = (findJoined(tokens, 'openAskers') ?? []).toSorted((a, b) => a - b)
  return first === undefined ? undefined : tokens[first]?.norm.replace(/^whats$|^what's$/u, 'what')
}

/** The words of a question, those that look like another cue and are none put out of sight. */
export function withoutSeeming(tokens: readonly Token[]): readonly Token[] {
  const seeming = findJoined(tokens, 'seeming') ?? []
  return seeming.length === 0
    ? tokens
    : tokens.map((token, at) => (seeming.includes(at) ? { ...token, norm: '-' } : token))
}

/** Words that one "not" is said of, unless another question begins. */
const negatedAtMost = 3

/** A question whose words after "not" are no words: what it affirms. */
function withoutNegated(tokens: readonly Token[]): readonly Token[] {
  const negators = findJoined(tokens, 'negators') ?? []
  if (negators.length === 0) return tokens
  const askers = findJoined(tokens, 'askers') ?? []
  const isNegated = (at: number) =>
    negators.some(
      (from) =>
        at > from &&
        at - from <= negatedAtMost &&
        !askers.some((one) => one > from && one <= at) &&
        !(negators.includes(at) || negators.some((other) => other > from && other < at)),
    )
  return tokens.map((token, at) => (isNegated(at) ? { ...token, norm: '-' } : token))
}

/** How a study that is asked for is made, by the vocabulary's word; null where nothing is said of it. */
export const findModality = (tokens: readonly Token[]): string | null =>
  asksAnyStudy(tokens) ? null : (findRow(tokens, 'modalities')?.name ?? null)

/** "X-rays and scans": studies of whatever kind, and not the x-rays alone. */
export function asksAnyStudy(tokens: readonly Token[]): boolean {
  const found = findRow(tokens, 'modalities')?.places ?? []
  return (findJoined(tokens, 'anyStudy') ?? []).some(
    (at) => !found.includes(at) && found.some((place) => Math.abs(place - at) <= besideStudy),
  )
}

/** Words from one kind of study to the word for all: "scans and x-rays". */
const besideStudy = 2

/** Places of the words that name what is measured at a visit; none where nothing of it is named. */
export const findMeasured = (tokens: readonly Token[]): readonly number[] =>
  findWords(tokens, 'measured') ?? []

/**
 * Whether another person is asked about: who asks is named by no word but those that say whose relative it is, and by none
 * that this is that one's own record, in which somebody else writes.
 */
export function isOfAnother(tokens: readonly Token[]): boolean {
  if (findWords(tokens, 'proxy') !== null || isForOneself(tokens)) return false
  if (findJoined(tokens, 'curious') !== null && findWords(tokens, 'theirs') === null) return false
  const others = [...(findWords(tokens, 'relatives') ?? []), ...(findWords(tokens, 'others') ?? [])]
  // "My husband says it ruins the kidneys, are mine fine": what he says, and nothing of his.
  const isSaid = (findJoined(tokens, 'saysSo') ?? []).some((at) => others.includes(at - 1))
  if (isSaid && findWords(tokens, 'theirs') === null && findWords(tokens, 'mine') !== null) return false
  const sought = isSufferer(tokens, others) ? (findJoined(tokens, 'inMyRecord') ?? []) : []
  const mine = (findWords(tokens, 'mine') ?? []).filter((at) => !sought.includes(at))
  // "I promised my sister to look, what is her hemoglobin": of the one who was named last.
  const first = Math.min(...others)
  const isNamedLast =
    (findWords(tokens, 'theirOwn') ?? []).some((at) => at > first) &&
    mine.every((at) => at < first || others.includes(at))
  return others.length > 0 && (isNamedLast || mine.every((place) => others.includes(place)))
}

/** Words from somebody to what is said of that one: "my granddaughter is allergic", "to my mother there is". */
const saidNear = 2

/** "My granddaughter is allergic to peanuts, is it in my record": whose record it is sought in is none who has it. */
function isSufferer(tokens: readonly Token[], others: readonly number[]): boolean {
  const suffers = findJoined(tokens, 'suffers') ?? []
  return others.some((at) =>
    suffers.some((verb) => verb > at && verb - at <= saidNear && !others.includes(verb)),
  )
}

/** "My grandson offers me peanuts, may I": it is asked for the one who asks. */
export const isForOneself = (tokens: readonly Token[]): boolean =>
  findJoined(withoutRelatives(tokens), 'forMe') !== null || isDoneToMe(tokens)

/** "Has my daughter", whose "my" is none of "have I". */
function withoutRelatives(tokens: readonly Token[]): readonly Token[] {
  const family = findWords(tokens, 'relatives') ?? []
  return tokens.map((token, at) => (family.includes(at) ? { ...token, norm: '-' } : token))
}

/** Words between who did something and to whom: "my granddaughter has sorted for me". */
const doneNear = 3

/** "The granddaughter sorted me a box": who did it is named, and nothing is asked of that one. */
function isDoneToMe(tokens: readonly Token[]): boolean {
  if (findWords(tokens, 'theirs') !== null) return false
  const who = [...(findWords(tokens, 'relatives') ?? []), ...(findWords(tokens, 'others') ?? [])]
  const told = findJoined(tokens, 'openAskers') ?? []
  return (findJoined(tokens, 'toMe') ?? []).some((to) =>
    who.some((at) => to - at > 1 && to - at <= doneNear && !told.some((ask) => ask > at && ask < to)),
  )
}

let telling: ReadonlySet<string> | null = null

/** Whether a word has a part in telling what is asked, whatever it tells by itself. */
export function isTelling(norm: string): boolean {
  telling ??= new Set(cuePhrases().flatMap(([, phrases]) => phrases.flat()))
  return telling.has(norm)
}

let fillers: ReadonlySet<string> | null = null

/** Whether a word of a question names nothing. */
export function isFiller(norm: string): boolean {
  fillers ??= new Set(questionWords.flatMap(({ filler }) => phrasesOf(filler).flat()))
  return fillers.has(norm) || hebrewVariants(norm).some(({ norm: base }) => fillers?.has(base))
}
