import type { Token } from '../vocabulary/normalise'
import { findJoined, findWords, follow } from './sign-words'

/** A dose that was taken wrongly: twice, or another one's. */

/** Something that was taken in by mistake, in whatever order it is told. */
const isMistaken = (tokens: readonly Token[]): boolean =>
  findWords(tokens, 'mistaken') !== null && findWords(tokens, 'swallowed') !== null

/** "Took a double dose". */
const isDoubled = (tokens: readonly Token[]): boolean =>
  findJoined(tokens, 'doubled') !== null && isTakenAtAll(tokens)

/** Words between a drug that was taken and that it was so twice: "took my new blood pressure pill twice". */
const twiceNear = 6

/** "Took it twice", and no dose that is to be taken so. */
function isTwice(tokens: readonly Token[]): boolean {
  const taken = [...(findWords(tokens, 'taken') ?? []), ...(findWords(tokens, 'given') ?? [])]
  const isNear = (at: number) => taken.some((from) => at > from && at - from <= twiceNear)
  return (findJoined(tokens, 'twice') ?? []).some(isNear) && findWords(tokens, 'asDirected') === null
}

const isTakenAtAll = (tokens: readonly Token[]): boolean =>
  (['swallowed', 'given'] as const).some((list) => findWords(tokens, list) !== null) &&
  findWords(tokens, 'asDirected') === null

/** More pieces than are a dose that was doubled. */
const mostPieces = 3
/** What is more is a strength. */
const morePieces = 99

/** What was taken by mistake, or a dose of what harms soon once too often, and is more than a poison line may answer. */
export const isMisdosed = (tokens: readonly Token[]): boolean =>
  (isMistaken(tokens) || isDoubled(tokens)) && !isDoubleDose(tokens)

/**
 * Whether what was taken is no more than a dose too much, of what may wait for a poison line (US Poison Help, 1-800-222-1222:
 * who collapsed, has a seizure, cannot breathe or be woken calls an ambulance). By a child, with signs, of what one is allergic
 * to, or of drugs whose double dose harms soon, it may not. What was taken twice may have been meant so.
 */
export function isDoubleDose(tokens: readonly Token[]): boolean {
  const isWrong = isMistaken(tokens) || isDoubled(tokens)
  const bars = [...never, ...(isWrong ? (['risky'] as const) : [])]
  return (
    (isWrong || isTwice(tokens)) &&
    isTaken(tokens) &&
    bars.every((list) => findWords(tokens, list) === null) &&
    !tokens.some(({ norm }, at) => isPieces(norm) && !isOther(tokens, at))
  )
}

const never = ['poisons', 'child', 'severalPieces', 'unwell', 'allergicTo', 'wholePack'] as const

const isPieces = (norm: string): boolean =>
  /^\d{1,2}$/.test(norm) && Number(norm) > mostPieces && Number(norm) <= morePieces

/** A strength, or an hour. */
const isOther = (tokens: readonly Token[], at: number): boolean =>
  /^(?:mg|mcg|ml|g|am|pm)$/.test(tokens[at + 1]?.norm ?? '') || /^at$/.test(tokens[at - 1]?.norm ?? '')

/** A drug is taken; what is drunk or eaten may be anything, unless it is named as one. */
const isTaken = (tokens: readonly Token[]): boolean =>
  findWords(tokens, 'taken') !== null ||
  findWords(tokens, 'given') !== null ||
  follow(findWords(tokens, 'swallowed'), findWords(tokens, 'pieces'))
