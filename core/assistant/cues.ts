import type { QuestionCue, QuestionWords } from '../language/question-words'
import { doseUnits } from '../language/dose-units'
import { questionWords } from '../language/questions'
import type { Token } from '../vocabulary/normalise'
import { hebrewVariants } from '../vocabulary/hebrew'
import { recordTokens } from './lay'
import { findRow, findWords } from './rows'
import { findPhrase, phrasesOf, type Phrase } from './words'

/** Help that is needed at once. */
export type Urgency = 'emergency' | 'crisis'

interface Lists {
  readonly cues: ReadonlyMap<QuestionCue, readonly Phrase[]>
  readonly signs: readonly Phrase[]
  readonly events: readonly Phrase[]
  readonly crisis: readonly Phrase[]
  readonly urgent: readonly Phrase[]
  readonly calm: readonly Phrase[]
}

const parse = ({ cues, flags, urgent, calm }: QuestionWords): Lists => ({
  cues: new Map(Object.entries(cues).map(([cue, list]) => [cue as QuestionCue, phrasesOf(list)])),
  signs: phrasesOf(flags.emergency),
  events: phrasesOf(flags.event),
  crisis: phrasesOf(flags.crisis),
  urgent: phrasesOf(urgent),
  calm: phrasesOf(calm),
})

let parsed: readonly Lists[] | null = null
const lists = (): readonly Lists[] => (parsed ??= questionWords.map(parse))

export interface FoundCues {
  readonly cues: ReadonlySet<QuestionCue>
  /** Places of the words that make them. */
  readonly places: ReadonlySet<number>
  readonly byCue: ReadonlyMap<QuestionCue, readonly number[]>
}

/** What the words of a question tell, in whichever language they are. */
export function findCues(tokens: readonly Token[]): FoundCues {
  const byCue = new Map<QuestionCue, readonly number[]>()
  for (const { cues: known } of lists())
    for (const [cue, phrases] of known) {
      const found = findPhrase(tokens, phrases)
      if (found) byCue.set(cue, [...(byCue.get(cue) ?? []), ...found])
    }
  return { cues: new Set(byCue.keys()), places: new Set([...byCue.values()].flat()), byCue }
}

/** A sentence ends with its mark or its line. */
const sentenceEnd = /(?<=[.!?\u061f\u2026])\s+|\n+/u

/**
 * Signs that want help at once, in the whole message or in any sentence of it: what is calm in one sentence quiets no other.
 * What is asked of the past or of another is no sign, except of a wish to die.
 */
export function findUrgency(text: string): Urgency | null {
  const found = new Set([text, ...text.split(sentenceEnd)].map(urgencyIn))
  return (['crisis', 'emergency'] as const).find((one) => found.has(one)) ?? null
}

function urgencyIn(sentence: string): Urgency | null {
  const tokens = recordTokens(sentence)
  const has = (pick: (list: Lists) => readonly Phrase[]) =>
    lists().some((list) => findPhrase(tokens, pick(list)) !== null)
  if (has(({ crisis }) => crisis)) return 'crisis'
  if (has(({ calm }) => calm)) return null
  if (has(({ signs }) => signs) || isMistaken(tokens) || isTooMany(tokens)) return 'emergency'
  return has(({ events }) => events) && has(({ urgent }) => urgent) ? 'emergency' : null
}

/** How a study that is asked for is made, by the vocabulary's word; null where nothing is said of it. */
export const findModality = (tokens: readonly Token[]): string | null =>
  findRow(tokens, 'modalities')?.name ?? null

/** Places of the words that name what is measured at a visit; none where nothing of it is named. */
export const findMeasured = (tokens: readonly Token[]): readonly number[] =>
  findWords(tokens, 'measured') ?? []

/** Whether a relative is asked about: who asks is named by no word but those that say whose relative it is. */
export function isOfRelative(tokens: readonly Token[]): boolean {
  const relatives = findWords(tokens, 'relatives')
  if (relatives === null) return false
  const mine = findWords(tokens, 'mine') ?? []
  return mine.every((place) => relatives.includes(place))
}

const isDoseUnit = (norm: string): boolean => doseUnits.some(([unit]) => unit.test(norm))

/** Something that was taken in by mistake, in whatever order it is told. */
const isMistaken = (tokens: readonly Token[]): boolean =>
  findWords(tokens, 'mistaken') !== null && findWords(tokens, 'swallowed') !== null

/** More pieces of one drug than directions have a person take at once. */
const tooMany = 10
const near = 2

/**
 * "I took 20 pills": many that were taken, of its pieces or of what `drugs` says stands at these places. A strength
 * ("500 mg") is no number of them.
 */
export function isTooMany(tokens: readonly Token[], drugs: readonly number[] = []): boolean {
  const within = (from: number) => (place: number) => place > from && place <= from + near + 1
  const taken = findWords(tokens, 'swallowed') ?? []
  const pieces = [...(findWords(tokens, 'pieces') ?? []), ...drugs]
  return tokens.some(
    ({ norm }, at) =>
      /^\d{1,3}$/.test(norm) &&
      Number(norm) >= tooMany &&
      !isDoseUnit(tokens[at + 1]?.norm ?? '') &&
      taken.some((verb) => within(verb)(at)) &&
      pieces.some(within(at)),
  )
}

let fillers: ReadonlySet<string> | null = null

/** Whether a word of a question names nothing. */
export function isFiller(norm: string): boolean {
  fillers ??= new Set(questionWords.flatMap(({ filler }) => phrasesOf(filler).flat()))
  return fillers.has(norm) || hebrewVariants(norm).some(({ norm: base }) => fillers?.has(base))
}
