import { questionWords } from '../language/questions'
import type { Token } from '../vocabulary/normalise'
import { figuresIn } from './dangers'
import { findJoined } from './sign-words'
import { isSame, phrasesOf, type Phrase } from './words'

/** What a sentence says is not so: "no chest pain", "breathing is fine". Whatever else it tells stays. */

type List = 'deniable' | 'denialLinks' | 'deniedToo' | 'isFine' | 'fineLinks' | 'unlike'

const known = new Map<List, readonly Phrase[]>()

/** The phrases of a list, the longest first. */
function phrasesIn(list: List): readonly Phrase[] {
  const phrases =
    known.get(list) ??
    questionWords.flatMap((words) => phrasesOf(words[list])).toSorted((a, b) => b.length - a.length)
  known.set(list, phrases)
  return phrases
}

/** How many words from a place on are a phrase of the list; 0 where none stands there. */
const lengthAt = (tokens: readonly Token[], at: number, list: List): number =>
  phrasesIn(list).find((phrase) => phrase.every((word, i) => isSame(tokens[at + i]?.norm ?? '', word)))
    ?.length ?? 0

/** Whether a mark stands between a word and the one before it: what is behind it is no more denied. */
const isApart = (text: string, tokens: readonly Token[], at: number): boolean =>
  /[^\s\p{L}\p{N}'’"״׳]/u.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0))

/** Places of the signs behind a denial, each joined to the one before it by an "or". */
function deniedAfter(text: string, tokens: readonly Token[], from: number): readonly number[] {
  const places: number[] = []
  let at = from
  while (at < tokens.length && !isApart(text, tokens, at)) {
    const link = lengthAt(tokens, at, 'denialLinks')
    const sign = lengthAt(tokens, at, 'deniable')
    if (sign === 0 && link === 0) break
    // "I never had a headache like this": there is one.
    if (sign > 0 && lengthAt(tokens, at + sign, 'unlike') > 0) break
    for (let i = 0; sign > 0 && i < sign; i += 1) places.push(at + i)
    at += Math.max(sign, link)
    if (sign === 0) continue
    const joined = lengthAt(tokens, at, 'deniedToo')
    if (joined === 0) break
    at += joined
  }
  return places
}

/** Words before what is well by which it is not: "cannot breathe well". */
const notFineNear = 3
const fineNear = 3

/** Places of what is said to be well, from its word to the word that says so. */
function fineFrom(tokens: readonly Token[], from: number, not: readonly number[]): readonly number[] {
  if (not.some((at) => at < from && from - at <= notFineNear)) return []
  for (let at = from + 1; at <= from + fineNear; at += 1) {
    if (lengthAt(tokens, at, 'isFine') > 0) return Array.from({ length: at - from + 1 }, (_, i) => from + i)
    if (lengthAt(tokens, at, 'fineLinks') === 0) return []
  }
  return []
}

/** The words of a sentence, those of signs that it denies put out of sight. */
export function withoutDenied(tokens: readonly Token[], text: string): readonly Token[] {
  const denials = findJoined(tokens, 'denials') ?? []
  const things = findJoined(tokens, 'fineThings') ?? []
  const idioms = [...(findJoined(tokens, 'idioms') ?? []), ...figuresIn(tokens)]
  if (denials.length + things.length + idioms.length === 0) return tokens
  const not = findJoined(tokens, 'notFine') ?? []
  const put = new Set([
    ...idioms,
    ...denials.flatMap((at) => deniedAfter(text, tokens, at + 1)),
    ...things.flatMap((at) => fineFrom(tokens, at, not)),
  ])
  return tokens.map((token, at) => (put.has(at) ? { ...token, norm: '-' } : token))
}
