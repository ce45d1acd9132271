import type { EntityType } from './kinds'

/** Letters and digits, with what stands behind a point: `7.3` and `E11.9` are one word each. */
const word = /[\p{L}\p{N}]+(?:\.\d[\p{L}\p{N}]*)*/gu
/** Hebrew abbreviations are written with a mark inside: what is searched for need not have it. */
const inside = /['’׳"״“”]/g
const longest = 40
/** Of one item or one question. */
const mostWords = 300
const mostAsked = 8

/** The words of texts by which they are found: without case, marks and vowels; each once. */
export function searchWords(texts: readonly (string | null)[], most = mostWords): string[] {
  const words = texts.flatMap((text) => plain(text ?? '').match(word) ?? [])
  return [...new Set(words.map((one) => one.slice(0, longest).replaceAll('.', '_')))].slice(0, most)
}

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(inside, '').toLowerCase()

/**
 * The words of one person: each carries their key, so that the words of one person are found by nobody's question but
 * theirs, and no question reads through what others wrote.
 */
export const ownWords = (userId: string, words: readonly string[]): string =>
  words.map((one) => `${keyOf(userId)}_${one}`).join(' ')

/** What asks the index for all of these words or what begins with them; null of a text without one. */
export function ownQuestion(userId: string, text: string): string | null {
  const words = searchWords([text], mostAsked)
  return words.length === 0 ? null : words.map((one) => `"${keyOf(userId)}_${one}"*`).join(' ')
}

/** What is found: something of a list, of the list of one type, or a document. */
export type Findable = 'item' | EntityType | 'file'

/**
 * The same asked of these kinds of things alone, by words that each thing carries beside its own (migrations/records), with
 * its owner's key: what is not asked for is not read through.
 */
export const questionOf = (userId: string, kinds: readonly Findable[], question: string): string =>
  `(${question}) AND (${kinds.map((kind) => `"${kind}_${keyOf(userId)}"`).join(' OR ')})`

const keyOf = (userId: string): string => userId.replaceAll('-', '').slice(0, 12)
