import type { QuestionWords } from '../language/question-words'
import { doseUnits } from '../language/dose-units'
import { questionWords } from '../language/questions'
import { tokenise, type Token } from '../vocabulary/normalise'
import { finderOf } from './rows'
import { findPhrase, phrasesOf, type Phrase } from './words'

/** Help that is needed at once. */
export type Urgency = 'emergency' | 'crisis'

interface Lists {
  readonly signs: readonly Phrase[]
  readonly events: readonly Phrase[]
  readonly crisis: readonly Phrase[]
}

const parse = ({ flags }: QuestionWords): Lists => ({
  signs: phrasesOf(flags.emergency),
  events: phrasesOf(flags.event),
  crisis: phrasesOf(flags.crisis),
})

let parsed: readonly Lists[] | null = null
const lists = (): readonly Lists[] => (parsed ??= questionWords.map(parse))

const { findWords } = finderOf(questionWords)

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
  const tokens = tokenise(sentence)
  const has = (pick: (list: Lists) => readonly Phrase[]) =>
    lists().some((list) => findPhrase(tokens, pick(list)) !== null)
  if (has(({ crisis }) => crisis) || isHarm(tokens)) return 'crisis'
  if (findWords(tokens, 'calm') || isPast(tokens)) return null
  if (has(({ signs }) => signs) || isMistaken(tokens) || isTooMany(tokens)) return 'emergency'
  if (isSwallowed(tokens) || isSugarFarOff(tokens)) return 'emergency'
  return has(({ events }) => events) && findWords(tokens, 'urgent') !== null ? 'emergency' : null
}

const near = 2
const within = (from: number) => (place: number) => place > from && place <= from + near + 1

const follow = (first: readonly number[] | null, then: readonly number[] | null): boolean =>
  first?.some((from) => then?.some(within(from))) ?? false

/** Harm to a person by their own hand, and what was taken with that in mind. */
const isHarm = (tokens: readonly Token[]): boolean =>
  follow(findWords(tokens, 'harm'), findWords(tokens, 'self')) ||
  (findWords(tokens, 'deliberate') !== null && findWords(tokens, 'swallowed') !== null)

const year = /^[\u05d0-\u05ea]?(?:19|20)\d\d$/
const lastOf = /^(?:last|\u05e9\u05e2\u05d1\u05e8\u05d4?)$/

/** "I had chest pain last June": a month or a year is named, and nothing says that it lasts. */
function isPast(tokens: readonly Token[]): boolean {
  const months = new Set(questionWords.flatMap(({ months: names }) => phrasesOf(names).flat()))
  const isMonth = (norm: string) => months.has(norm) || months.has(norm.slice(1))
  const named = tokens.some(
    ({ norm }, at) =>
      year.test(norm) ||
      (isMonth(norm) &&
        [tokens[at - 1], tokens[at + 1]].some((beside) => beside !== undefined && lastOf.test(beside.norm))),
  )
  return named && findWords(tokens, 'lasting') === null && findWords(tokens, 'urgent') === null
}

const isDoseUnit = (norm: string): boolean => doseUnits.some(([unit]) => unit.test(norm))

/** Something that was taken in by mistake, in whatever order it is told. */
const isMistaken = (tokens: readonly Token[]): boolean =>
  findWords(tokens, 'mistaken') !== null && findWords(tokens, 'swallowed') !== null

/**
 * All of the pieces or of what harms, at once; or any of them by who must have none. What harms by itself is heard by the
 * signs.
 */
function isSwallowed(tokens: readonly Token[]): boolean {
  const pieces = findWords(tokens, 'pieces') ?? findWords(tokens, 'harmful')
  if (pieces === null) return false
  const all = follow(findWords(tokens, 'swallowed'), findWords(tokens, 'wholly'))
  return all || (findWords(tokens, 'child') !== null && findWords(tokens, 'ingested') !== null)
}

/** Below is a level that needs help (mg/dL, ADA 2026: level 2 below 54); above, one with ketoacidosis near. */
const sugarBelow = 54
const sugarAbove = 350

/** "Sugar is 41, I'm shaking": a number beside the word, and how it feels. */
function isSugarFarOff(tokens: readonly Token[]): boolean {
  if (findWords(tokens, 'unwell') === null) return false
  return (findWords(tokens, 'sugar') ?? []).some((from) =>
    tokens.some(({ norm }, at) => {
      if (!within(from)(at) || !/^\d{2,3}$/.test(norm)) return false
      return Number(norm) < sugarBelow || Number(norm) > sugarAbove
    }),
  )
}

/** More pieces of one drug than directions have a person take at once. */
const tooMany = 10

/**
 * "I took 20 pills": many that were taken, of its pieces or of what `drugs` says stands at these places. A strength
 * ("500 mg") is no number of them.
 */
export function isTooMany(tokens: readonly Token[], drugs: readonly number[] = []): boolean {
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
