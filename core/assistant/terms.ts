import { termGlossaries, unitGlossaries } from '../language/glossary'
import type { Locale } from '../i18n/locale'
import { tokenise } from '../vocabulary/normalise'
import type { Reading } from './reading'
import { phrasesOf, placesSideBySide, type Phrase } from './words'

interface Term {
  readonly signs: readonly string[]
  readonly phrases: readonly Phrase[]
  readonly text: string
}

const read = new Map<Locale, readonly Term[]>()

function termsOf(locale: Locale): readonly Term[] {
  const known = read.get(locale)
  if (known) return known
  const made = rowsOf(termGlossaries[locale]).map(({ names, text }) => ({
    signs: names.filter((name) => tokenise(name).length === 0),
    phrases: names.flatMap((name) => phrasesOf(name)),
    text,
  }))
  read.set(locale, made)
  return made
}

const rowsOf = (list: string) =>
  list
    .split('\n')
    .filter((line) => line.includes(' = '))
    .map((line) => {
      const [head = '', ...text] = line.split(' = ')
      return { names: head.split(';').map((name) => name.trim()), text: text.join(' = ').trim() }
    })

/** "Why is there a < before it". */
export const hasSign = (text: string): boolean => /[<>]/.test(text)

const toldAtMost = 2

/** What words and signs of pages say that stand in a question: general knowledge, and never of a value. Nothing else is named. */
export function termsTold({ text, subjects, locale }: Reading): readonly string[] {
  const tokens = tokenise(text)
  const found = termsOf(locale).flatMap((term) => {
    const places = placesSideBySide(tokens, term.phrases).toSorted((a, b) => b.length - a.length)[0] ?? null
    if (places !== null) return [{ text: term.text, places }]
    return term.signs.some((sign) => text.includes(sign)) ? [{ text: term.text, places: [] }] : []
  })
  // "Type 2 diabetes" is more than "type 2", "blood test" more than "blood".
  const whole = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.places.length > one.places.length && one.places.some((at) => other.places.includes(at)),
      ),
  )
  const words = new Set(whole.flatMap(({ places }) => places))
  const isOther = subjects.some(({ places }) => places.some((at) => !words.has(at)))
  return isOther ? [] : [...new Set(whole.map((one) => one.text))].slice(0, toldAtMost)
}

/** "What does mg/dL mean": what the units say that are typed. Behind a number one is of a value: "what is 850 mg". */
export function unitsTold({
  text,
  locale,
}: Pick<Reading, 'text' | 'locale'>): readonly { unit: string; text: string }[] {
  let left = text
    .toLowerCase()
    .replaceAll(/\s*\/\s*/g, '/')
    .replaceAll(/[\u05f4\u201c\u201d]/g, '"')
  const told: { unit: string; text: string }[] = []
  for (const { names, text: says } of rowsOf(unitGlossaries[locale])) {
    const name = names.find((one) => standsAlone(one.toLowerCase()).test(left))
    if (name === undefined) continue
    left = left.replaceAll(new RegExp(standsAlone(name.toLowerCase()), 'gu'), ' ')
    told.push({ unit: name, text: says })
  }
  return told.slice(0, toldAtMost)
}

const standsAlone = (name: string): RegExp => {
  const particle = /^[\u05d0-\u05ea]/.test(name) ? '[\u05d5\u05dc\u05d1\u05d4\u05de\u05e9]?' : ''
  const plain = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\d/"]|\d\s)${particle}${plain}(?![\p{L}\d/"])`, 'u')
}
