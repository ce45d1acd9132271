import type { Locale } from '../i18n/locale'
import { allowedWords, guards } from '../language/rewording'
import { strong } from '../records/summary-kinds'
import { findMentions } from '../vocabulary/mentions'
import { tokenise } from '../vocabulary/normalise'
import type { Written } from './write'

/**
 * A sentence without what it tells: `Your record says that you take {1}: {2}; {3}.` Whoever words it anew sees neither
 * names nor numbers, and cannot change them.
 */
export interface Masked {
  readonly template: string
  /** What stands at each place, to the letter. */
  readonly parts: readonly string[]
}

const bold = new RegExp(`${strong.open}[^${strong.close}]*${strong.close}`, 'g')
const placePattern = /\{(\d+)\}/g
/** Of a wording: longer ones add something. */
const mostWords = 24

/** Null: it says numbers or dates between its names, and stays as it is. */
export function mask(text: string): Masked | null {
  const parts: string[] = []
  const place = (part: string) => `{${parts.push(part)}}`
  const named = text.replace(bold, place)
  const at = named.indexOf(': ')
  const beginning = at < 0 ? named.replace(/\.$/, '') : named.slice(0, at)
  if (parts.length === 0 || /\p{N}/u.test(beginning.replace(placePattern, ''))) return null
  if (at < 0) return { template: `${beginning}.`, parts }
  // A name among the details is already at its place; it goes back before they are taken as a whole.
  const details = named.slice(at + 2).replace(/\.$/, '')
  const inside = [...details.matchAll(placePattern)].map(([, number]) => Number(number))
  const whole = details.replace(placePattern, (_, number: string) => parts[Number(number) - 1] ?? '')
  if (inside.length > 0) parts.length = Math.min(...inside) - 1
  return { template: `${beginning}: ${whole.split('; ').map(place).join('; ')}.`, parts }
}

/**
 * A new wording of a masked sentence with what it tells put back; null where it is not the same sentence in other
 * words: a place is missing, twice or moved, a number, a medical name or a word of its own came in, or it says more or less
 * surely.
 */
export function unmask(wording: string, { template, parts }: Masked, locale: Locale): string | null {
  const places = [...wording.matchAll(placePattern)].map(([, number]) => Number(number))
  const inOrder = places.length === parts.length && places.every((number, index) => number === index + 1)
  const words = wording.replace(placePattern, ' ').trim()
  const before = template.replace(placePattern, ' ').trim()
  const isPlain = !/[\p{N}\p{C}{}<>*_[\]`|#]/u.test(words) && words.split(/\s+/).length <= mostWords
  const isHebrew = (text: string) => /\p{Script=Hebrew}/u.test(text)
  if (!inOrder || !isPlain || isHebrew(words) !== isHebrew(before)) return null
  if (!saysNoMore(words, before, locale)) return null
  if (guards[locale].some((guard) => guard.test(words) !== guard.test(before))) return null
  if (findMentions(tokenise(words)).length > findMentions(tokenise(before)).length) return null
  return wording.trim().replace(placePattern, (_, number: string) => parts[Number(number) - 1] ?? '')
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []

/** Whether each word of another wording is one of the sentence's own, a plain one, or of a group of which the sentence has one. */
export function saysNoMore(words: string, before: string, locale: Locale): boolean {
  const { plain, groups } = allowedWords[locale]
  const own = new Set(wordsIn(before))
  const near = groups.map(wordsIn).filter((group) => group.some((word) => own.has(word)))
  const allowed = new Set([...own, ...wordsIn(plain), ...near.flat()])
  return wordsIn(words).every((word) => allowed.has(word))
}

/** The templates of a summary, each once. */
export function templatesOf({ sections }: Written): readonly string[] {
  const masked = sections.flatMap(({ sentences }) => sentences.map(({ text }) => mask(text)?.template ?? ''))
  return [...new Set(masked)].filter((template) => template !== '')
}

/** The summary in other words, where these are the same in other words. Sources stay with their sentences. */
export function reworded(written: Written, wordings: ReadonlyMap<string, string>, locale: Locale): Written {
  const sections = written.sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) => {
      const masked = mask(sentence.text)
      const wording = masked && wordings.get(masked.template)
      return { ...sentence, text: (masked && wording && unmask(wording, masked, locale)) ?? sentence.text }
    }),
  }))
  return { ...written, sections }
}
