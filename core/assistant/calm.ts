import { clauseEnd } from '../language/particles'
import { questionWords } from '../language/questions'
import { tokenise, type Token } from '../vocabulary/normalise'
import { withoutDenied } from './denied'
import { withoutOnceCaused } from './once-caused'
import { findJoined, findWords } from './sign-words'
import { phrasesOf } from './words'

/** Whether a sign is told of this moment, and not of papers, of long ago or as a thought. */

/** A sentence ends with its mark or its line. */
export const sentenceEnd = /(?<=[.!?\u061f\u2026])\s+|\n+/u

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
  const left = withoutWell(tokens)
  return named && findWords(left, 'lasting') === null && findWords(left, 'urgent') === null
}

/** "All fine now" at an end: its "now" is of what is over, and of nothing that lasts. */
function withoutWell(tokens: readonly Token[]): readonly Token[] {
  const well = findJoined(tokens, 'wellAgain') ?? []
  return well.includes(tokens.length - 1) ? tokens.filter((_, at) => !well.includes(at)) : tokens
}

const isCalm = (tokens: readonly Token[]): boolean => findWords(tokens, 'calm') !== null || isPast(tokens)

/** The parts of a sentence between its marks: "last june I could not breathe" of "…, all fine now". */
const marks = /[,;]\s*|[.!?\u2026]\s+|\s[-\u2013\u2014]\s/u

/** "Last june I could not breathe, all fine now": what is told of a time is over, and no part says that anything lasts. */
function isOver(sentence: string): boolean {
  const parts = sentence.split(marks).map((part) => tokenise(part))
  const isWell = parts.some((tokens) => findJoined(tokens, 'wellAgain')?.includes(tokens.length - 1))
  const told = parts.flatMap(withoutWell)
  return isWell && (isPast(told) || isOfOthers(told) || isLongAgo(told))
}

/** "Two years ago I had chest pain": nothing of it is said of now. */
const isLongAgo = (tokens: readonly Token[]): boolean =>
  findJoined(tokens, 'longAgo') !== null &&
  (['lasting', 'urgent', 'present', 'returned'] as const).every((list) => findWords(tokens, list) === null)

/** "Watched a film about a woman with a stroke": told of a story, and neither of oneself nor of who is there. */
const isFiction = (tokens: readonly Token[]): boolean =>
  findJoined(tokens, 'fiction') !== null &&
  (['notFiction', 'present'] as const).every((list) => findJoined(tokens, list) === null)

/** "And peanuts, a rash too?": a reaction that is asked of beside another; who has eaten it says so, or how it is now. */
function isReactionAsked(tokens: readonly Token[], text: string): boolean {
  if (!/\?\s*$/.test(text) || findWords(tokens, 'alsoAsked') === null) return false
  const open = (['alsoAsked', 'allergens', 'skinSigns', 'filler'] as const).flatMap(
    (list) => findJoined(tokens, list) ?? [],
  )
  return findJoined(tokens, 'ownNow') === null && tokens.every((_, at) => open.includes(at))
}

/** "Which allergy gave me a rash, penicillin or peanuts": the rash is one of a list, of which nobody has eaten now. */
function withoutAskedOf(tokens: readonly Token[]): readonly Token[] {
  const lists = ['present', 'lasting', 'urgent', 'returned', 'ingested', 'swallowed', 'ateIt'] as const
  const isNow = lists.some((list) => findWords(tokens, list) !== null)
  if (isNow || findJoined(tokens, 'whichCaused') === null) return tokens
  const signs = findJoined(tokens, 'skinSigns') ?? []
  return tokens.map((token, at) => (signs.includes(at) ? { ...token, norm: '-' } : token))
}

/** "Somebody at work had a cardiac arrest", beside what is asked of one's own record: told of another, and of no moment. */
const isOfOthers = (tokens: readonly Token[]): boolean =>
  findJoined(tokens, 'elsewhere') !== null &&
  findWords(tokens, 'present') === null &&
  findWords(tokens, 'urgent') === null

type Told = (tokens: readonly Token[], text: string) => boolean

/**
 * Whether a sentence tells this of now. Of one that is calm, what is left of it may: "my chest hurts, I had a heart attack years
 * ago". What a question lists behind its asking words ("did I ever have chest pain, fainting") is felt by nobody, unless it says so.
 */
export function isTold(said: string, told: Told): boolean {
  const sentence = said
    .split(sentenceEnd)
    .filter((one) => !isFiction(tokenise(one)))
    .join(' ')
  const holds = (text: string) =>
    told(withoutOnceCaused(withoutAskedOf(withoutDenied(tokenise(text), text)), text), text)
  if (isReactionAsked(tokenise(sentence), sentence)) return false
  if (!isCalm(tokenise(sentence)) && !isOver(sentence)) return holds(sentence)
  // "I had chest pain once, and now again".
  if (findJoined(tokenise(sentence), 'returned') !== null && holds(sentence)) return true
  let isAsked = false
  const left = sentence.split(clauseEnd).filter((clause) => {
    const tokens = tokenise(clause)
    isAsked ||= findJoined(tokens, 'asksPaper') !== null
    return !isCalm(tokens) && !isOfOthers(tokens) && (!isAsked || findWords(tokens, 'present') !== null)
  })
  return left.length > 0 && holds(left.join(', '))
}

/** "What if I get chest pain", "is it a side effect": what is not said to be felt. */
export function isSupposed(tokens: readonly Token[]): boolean {
  if (findJoined(tokens, 'present') !== null) return false
  if (findJoined(tokens, 'supposed') !== null) return true
  return findWords(tokens, 'asCause') !== null && findJoined(tokens, 'ownNow') === null
}
