import { orWord } from '../language/particles'
import { tokenise, type Token } from '../vocabulary/normalise'
import { findJoined } from './asking'
import { isEveryday } from './everyday'
import type { Intent } from './intents'
import { isFiller, isTelling, type Cue } from './question-cues'

/** What may be a name, and is none that is known: as it was typed in `text`, whose words are `tokens`. */
export const unknownOf = (
  text: string,
  tokens: readonly Token[],
  explained: ReadonlySet<number>,
): readonly string[] =>
  tokens.flatMap(({ norm, start, end }, at) =>
    norm.length > 3 && /\p{L}/u.test(norm) && !isFiller(norm) && !explained.has(at)
      ? [text.slice(start, end)]
      : [],
  )

const leastLetters = 3

/**
 * Whether a question has a word that tells nothing of what is asked, and is explained by nothing: what another word names may
 * be meant otherwise beside it.
 * @param explained places of the words that are heard
 */
export const isBesideOther = (tokens: readonly Token[], explained: ReadonlySet<number>): boolean =>
  tokens.some(
    (token, at) =>
      token.norm.length >= leastLetters &&
      /^\p{L}+$/u.test(token.norm) &&
      !explained.has(at) &&
      !isFiller(token.norm) &&
      !isTelling(token.norm) &&
      findJoined([token], 'idle') === null &&
      findJoined([token], 'claims') === null,
  )

const mostWords = 3
const longestWord = 24

/**
 * Words that were not understood, as they are said back; null of none, and of more than a sentence can name.
 * @param isOfOne the answer is of one thing that was named: a word that tells what is asked of it was heard
 */
export function wordsSaidBack(
  { unknown, text = '' }: { readonly unknown: readonly string[]; readonly text?: string },
  isOfOne = false,
): string | null {
  const offered = isOfOne ? offeredIn(text) : []
  const words = unknown.filter((word) => {
    const tokens = tokenise(word)
    if (tokens.every(({ norm }) => offered.includes(norm)) && mayName(tokens)) return true
    const isHeard = isOfOne && tokens.every(({ norm }) => isTelling(norm))
    const isIdle = findJoined(tokens, 'idle') !== null || tokens.every(({ norm }) => isEveryday(norm))
    // A date is heard where it is one.
    if (/\d[./-]\d/.test(word)) return false
    return word.length <= longestWord && !isHeard && !isIdle
  })
  return words.length > 0 && words.length <= mostWords ? words.join(', ') : null
}

/** A word that may be a name, and none that points, asks or goes without saying. */
const mayName = (tokens: readonly Token[]): boolean =>
  tokens.every(({ norm }) => !isTelling(norm)) &&
  (['idle', 'refers', 'before', 'after'] as const).every((list) => findJoined(tokens, list) === null)

/** "Pneumonia or mould": the words right beside an "or", which are asked of as much as the other. */
export const offeredIn = (text: string): readonly string[] => {
  const all = tokenise(text)
  const tokens = all.filter(({ norm }) => orWord.test(norm) || !isFiller(norm))
  return tokens.flatMap(({ norm }, at) =>
    !orWord.test(norm) && [tokens[at - 1], tokens[at + 1]].some((one) => orWord.test(one?.norm ?? ''))
      ? [norm]
      : [],
  )
}

/** "Was I once given shiatsu": a word that nothing explains, and none for a drug: what was taken before is no answer. */
export const isGuessed = (
  chosen: Intent | null,
  cues: ReadonlySet<Cue>,
  unknown: readonly string[],
): boolean =>
  chosen === 'past_medications' &&
  !cues.has('drugs') &&
  !cues.has('stopped') &&
  wordsSaidBack({ unknown }) !== null
