import { directionOf, type Direction, type Locale } from './locale'

/** A text that changes with a number: the categories of CLDR that English and Hebrew need. Its number is `{n}`. */
export interface PluralText {
  readonly one: string
  readonly two?: string
  readonly other: string
}
type Text = string | PluralText

/** What a translation of `T` has to hold: the same keys, the same kind of text. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : PluralText }

type Placeholders<S extends string> = S extends `${string}{${infer P}}${infer Rest}`
  ? P | Placeholders<Rest>
  : never
type PlaceholdersOf<T> = T extends string
  ? Placeholders<T>
  : T extends { other: infer S extends string }
    ? Placeholders<S> | 'n'
    : never
/** What has to be given with a text: nothing, or a value for each of its placeholders. */
export type ParamsOf<T> = [PlaceholdersOf<T>] extends [never]
  ? []
  : [Readonly<Record<PlaceholdersOf<T>, string | number>>]

/** Picks the form of `n` and puts the values in. */
export function write(
  locale: Locale,
  text: Text,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const form = typeof text === 'string' ? text : formFor(locale, text, Number(params.n))
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    return value === undefined ? whole : isolate(locale, String(value))
  })
}

/**
 * The form for a count (CLDR, plural rules of English and Hebrew for whole numbers). Not by `Intl.PluralRules`, which takes
 * a phone a tenth of a second to open while the page wakes.
 */
function formFor(locale: Locale, text: PluralText, count: number): string {
  if (count === 1) return text.one
  return locale === 'he' && count === 2 ? (text.two ?? text.other) : text.other
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
const leftToRight = /[A-Za-z\u00c0-\u024f\d]/

/**
 * A value whose script runs against the sentence stands in a first-strong isolate (UAX #9, FSI…PDI), so that
 * neither its own order nor that of the words around it changes.
 */
export function isolate(locale: Locale, value: string): string {
  const against = directionOf(locale) === 'rtl' ? leftToRight : rightToLeft
  return against.test(value) ? `\u2068${value}\u2069` : value
}

/**
 * By the first letter that has a direction, outside what is isolated where there is one; a text of digits and signs only runs
 * from the left (`4.0–5.6`, `>90`).
 */
export function textDirection(text: string): Direction {
  const outside = text.replace(/\u2068[^\u2069]*\u2069/g, '')
  const [letter = ''] = /\p{L}/u.exec(outside) ?? /\p{L}/u.exec(text) ?? []
  return rightToLeft.test(letter) ? 'rtl' : 'ltr'
}
