import { tokenise } from '../../../core/vocabulary/normalise'

/** Words of official names that say nothing of what is named, and joining words. */
const neutral = new Set(tokenise('unspecified other specified not elsewhere classified nos nec initial encounter subsequent and or of the in to with by due for on at as an disease disorder syndrome type').map(({ norm }) => norm)) // prettier-ignore
/** More words than that are no name. */
const maxWords = 10

/** What a name is looked up by: its telling words in their lookup form, each once. Latin letters and digits only. */
export function lookupWords(text: string): string[] {
  const norms = tokenise(text).map(({ norm }) => norm)
  const telling = norms.filter((norm) => /^(?:[a-z\d.]{2,}|\d)$/.test(norm) && !neutral.has(norm))
  return [...new Set(telling)].slice(0, maxWords)
}

/** An FTS5 expression for all or any of the words. A long one also finds its other endings, as the index is stemmed. */
export function matching(words: readonly string[], joined: 'AND' | 'OR'): string {
  return words.map((word) => `"${word}"${word.length >= 5 ? '*' : ''}`).join(` ${joined} `)
}

/** The threes of letters of a word, any of which a misread one still has. */
export function threesOf(word: string): string {
  const threes = Array.from({ length: Math.max(0, word.length - 2) }, (_, i) => `"${word.slice(i, i + 3)}"`)
  return [...new Set(threes)].join(' OR ')
}

/** Nothing looked up by words alone is surer than this: it has to be chosen by a person. */
const surest = 0.9

/** 0..1: how well an official name says what the words say: all of it, and little else. */
export function likeness(words: readonly string[], name: string): number {
  const own = lookupWords(name)
  const same = (a: string, b: string): boolean =>
    a === b || (Math.min(a.length, b.length) >= 5 && (a.startsWith(b) || b.startsWith(a)))
  const weight = (some: readonly string[]): number =>
    some.reduce((sum, word) => sum + Math.min(word.length, 8), 0)
  const said = weight(words.filter((word) => own.some((other) => same(word, other))))
  const meant = weight(own.filter((other) => words.some((word) => same(word, other))))
  if (said === 0 || own.length === 0) return 0
  const recall = said / weight(words)
  const precision = meant / weight(own)
  return surest * recall ** 1.5 * (0.5 + 0.5 * precision)
}
