import { tokenise, type Token } from '../vocabulary/normalise'
import { findJoined, findRows, findWords } from './asking'
import { numberIn } from './numbers'
import { isFiller, type FoundCues } from './question-cues'

const claims = [
  'normal',
  'low',
  'high',
  'abnormal',
  'up',
  'down',
  'better',
  'worse',
  'allergic',
  'balanced',
  'always',
  'over',
] as const
export type Claim = (typeof claims)[number]

const extremes = ['highest', 'lowest', 'worst'] as const
export type Extreme = (typeof extremes)[number]

/** How a question is asked: whether it wants a yes or a no and to what, and which of several results it is after. */
export interface Asks {
  readonly yesNo: boolean
  /** It is asked whether it was once so. */
  readonly past: boolean
  readonly claims: ReadonlySet<Claim>
  readonly extreme: Extreme | null
  readonly average: boolean
  readonly percent: boolean
  /** It asks which was before the other. */
  readonly inOrder: boolean
  /** It is asked whether it was so before, without a word for how. */
  readonly likeThat: boolean
  /** Conditions that last are asked for. */
  readonly chronic: boolean
  /** Numbers of the question that are no time: what is asked is asked of these. */
  readonly numbers: readonly number[]
  /** Places of the words that tell it. */
  readonly places: readonly number[]
}

export const nothingAsked: Asks = {
  yesNo: false,
  past: false,
  claims: new Set(),
  extreme: null,
  average: false,
  percent: false,
  inOrder: false,
  likeThat: false,
  chronic: false,
  numbers: [],
  places: [],
}

/** How a result may lie to its range. */
const ofResults: ReadonlySet<Claim> = new Set(['normal', 'low', 'high', 'abnormal'])

/** A word that says what something lies below or above of. */
const isOfSide = (tokens: readonly Token[], sides: ReadonlySet<number>, at: number): boolean =>
  sides.has(at - 1) || (sides.has(at - 2) && tokens[at - 1]?.norm === 'the')

/** Words before which a question has to begin: "the doctor said it was off, is it still off". */
const firstOf = (places: readonly number[] | null): number => Math.min(Infinity, ...(places ?? []))

/**
 * A word that asks for more, before the one that asks whether, makes another question of it; so does an "or" between two
 * things. What is denied ("isn't it too low") is answered by no yes that could be heard either way.
 */
function isYesNo(tokens: readonly Token[], isClaimed: boolean): boolean {
  const [whether, more] = [firstOf(findJoined(tokens, 'yesNo')), firstOf(findJoined(tokens, 'openAskers'))]
  if (findJoined(tokens, 'orNot') !== null) return more === Infinity
  if ((['eitherOr', 'negators', 'noneAsked'] as const).some((list) => findWords(tokens, list) !== null))
    return false
  const isHebrew = tokens.some(({ norm }) => /[\u05d0-\u05ea]/.test(norm))
  // Hebrew asks by its tone, and a turn of few words in any language: what is said to be so is what is asked.
  const isByTone = isHebrew || isSideAlone(tokens)
  return whether === Infinity ? isClaimed && more === Infinity && isByTone : whether < more
}

/** "Under the limit?", "too high?": nothing but a side of the range. */
function isSideAlone(tokens: readonly Token[]): boolean {
  const sides = findRows(tokens, 'claims').filter(({ name }) => ofResults.has(name as Claim))
  const said = new Set([...sides.flatMap(({ places }) => places), ...(findJoined(tokens, 'limits') ?? [])])
  return tokens.every(({ norm }, at) => said.has(at) || isFiller(norm))
}

interface Named {
  readonly name: string
  readonly places: readonly number[]
}

/** The "15" of "CA 15-3" is no result of it. */
const isOfName = ({ norm }: Token, at: number, named: readonly Named[]): boolean =>
  named.some(({ name, places }) => places.includes(at) && tokenise(name).some((one) => one.norm === norm))

/**
 * @param dated places of the words of a time
 * @param named what is named: "the three-month average" is a test, and no mean of its results
 */
export function asksOf(
  tokens: readonly Token[],
  dated: ReadonlySet<number>,
  named: readonly Named[] = [],
): Asks {
  const claimed = findRows(tokens, 'claims')
  const ofPast = findJoined(tokens, 'pastTense')
  const sides = new Set(
    claimed.flatMap(({ name, places }) => (name === 'low' || name === 'high' ? places : [])),
  )
  const rows = claimed
    .map(({ name, places }) => ({
      name: name as Claim,
      // "Below normal" is no claim that it is normal, and neither of the year that is over nor of the past that it is over.
      places: places.filter(
        (at) =>
          !(name === 'normal' && isOfSide(tokens, sides, at)) &&
          !(name === 'over' && (dated.has(at) || ofPast?.includes(at) === true)),
      ),
    }))
    .filter(({ places }) => places.length > 0)
    .map(({ name, places }) => ({ name, at: Math.max(...places) }))
  const lastOf = Math.max(-1, ...rows.flatMap(({ name, at }) => (ofResults.has(name) ? [at] : [])))
  // "It was low last year, is it fine now": of two that are said of one result, the later is asked.
  const said = new Set(rows.flatMap(({ name, at }) => (ofResults.has(name) && at < lastOf ? [] : [name])))
  const [mean, percent] = (['average', 'percent'] as const).map((list) => findJoined(tokens, list))
  const average = mean?.some((at) => named.some(({ places }) => places.includes(at))) ? null : mean
  const found = extremes.map((name) => ({ name, places: findJoined(tokens, name) }))
  const extremesSaid = found.filter(({ places }) => places !== null)
  // "The lowest and the highest" asks for both: the trend tells them.
  const isBoth = extremesSaid.length > 1 && extremesSaid.every(({ name }) => name !== 'worst')
  // "The most out of range" is no highest.
  const extreme = isBoth
    ? null
    : (extremesSaid.find(({ name }) => name === 'worst') ?? extremesSaid[0] ?? null)
  return {
    yesNo: isYesNo(tokens, said.size > 0),
    past: ofPast !== null,
    claims: said,
    extreme: extreme?.name ?? null,
    average: average != null,
    percent: percent != null,
    inOrder: (['before', 'after'] as const).some((list) => findWords(tokens, list) !== null),
    likeThat: findJoined(tokens, 'likeThat') !== null,
    chronic: findWords(tokens, 'chronic') !== null,
    numbers: tokens.flatMap((token, at) =>
      dated.has(at) || isOfName(token, at, named) ? [] : (numberIn(token) ?? []),
    ),
    places: [
      ...claimed.flatMap(({ places }) => places),
      ...(average ?? []),
      ...(percent ?? []),
      ...(extreme?.places ?? []),
    ],
  }
}

/** Whether it is asked of what once was, and not of the last time: "was it low". */
export const asksOfPast = ({ past, claims: said, yesNo }: Asks, cues: ReadonlySet<string>): boolean =>
  (yesNo || cues.has('why')) &&
  past &&
  [...said].some((one) => ofResults.has(one)) &&
  !['newest', 'now', 'still', 'limit', 'advice'].some((cue) => cues.has(cue))

/** Whether one of several results of a test is asked for, or what can be reckoned of them. */
export const asksOfSeveral = ({ extreme, average, percent }: Asks): boolean =>
  extreme !== null || average || percent

/** What is asked of then and of now together. */
const ofBoth = ['changed', 'compare', 'trend', 'better', 'worse', 'since', 'previous', 'oldest'] as const

/**
 * Whether the newest is asked for beside another time: "it was low last year, is it fine now", "the LDL of last year was a shock,
 * how much is it now". The "passed" of "last year" and of "passed 5" says nothing of now.
 */
export function asksOfNewest(
  { yesNo }: Asks,
  { cues, byCue }: FoundCues,
  apart: readonly ({ readonly places: readonly number[] } | null)[],
): boolean {
  const elsewhere = new Set(apart.flatMap((one) => one?.places ?? []))
  const saysNow = (['now', 'still'] as const).some((cue) => byCue.get(cue)?.some((at) => !elsewhere.has(at)))
  return saysNow && (yesNo || !ofBoth.some((cue) => cues.has(cue)))
}
