import {
  alertEffects as englishEffects,
  alertSources as englishSources,
  alertTexts as english,
} from '../i18n/alerts/en'
import {
  alertEffects as hebrewEffects,
  alertSources as hebrewSources,
  alertTexts as hebrew,
} from '../i18n/alerts/he'
import { formatDate } from '../i18n/dates'
import { directionsText } from '../i18n/directions'
import type { Locale } from '../i18n/locale'
import { write } from '../i18n/text'
import type { EntityType } from '../records/kinds'
import { hebrewNameOf } from '../vocabulary/local-names'
import type { Reason } from '../records/alert'

const texts = { en: english, he: hebrew } as const
const effects = { en: englishEffects, he: hebrewEffects } as const

type Text = keyof typeof english
type Effect = keyof typeof englishEffects
type Values = Readonly<Record<string, string | number>>

export const isText = (name: string): name is Text => Object.hasOwn(english, name)
export const isEffect = (name: string): name is Effect => Object.hasOwn(englishEffects, name)

/** Why an alert was raised, in the reader's language; empty for a reason of another version. */
export function reasonText(locale: Locale, { text, names, values, effect }: Reason): string {
  if (!isText(text)) return ''
  const told: Record<string, string | number> = {}
  for (const [key, named] of Object.entries(names)) told[key] = nameOf(locale, named)
  for (const [key, value] of Object.entries(values)) told[key] = valueText(locale, key, value)
  // A sentence among sentences, not a value in one.
  const comesTo = effect !== null && isEffect(effect) ? effects[locale][effect] : ''
  return put(locale, texts[locale][text].replace('{effect}', comesTo), told)
}

/** What two drugs come to together, in the reader's language; empty for an effect of another version. */
export const effectText = (
  locale: Locale,
  effect: string,
  names: { readonly a: string; readonly b: string },
): string => (isEffect(effect) ? put(locale, effects[locale][effect], names) : '')

/** What an alert is about, by the names that the reader's language has for it. */
export const aboutOf = (locale: Locale, { names }: Reason): string[] => [
  ...new Set(Object.values(names).map((named) => nameOf(locale, named))),
]

const nameOf = (locale: Locale, { type, key, name }: Reason['names'][string]): string =>
  (locale === 'he' ? hebrewNameOf(type as EntityType, key) : null) ?? name

/** By which the source is told that is no title of its own. */
export function sourceText(locale: Locale, source: string): string {
  return put(locale, texts[locale].source, { source: locale === 'he' ? inHebrew(source) : source })
}

/** A source is stored as it is told in English. */
function inHebrew(source: string): string {
  for (const [key, english] of Object.entries(englishSources)) {
    const found = new RegExp(
      `^${english.replace(/[().]/g, String.raw`\$&`).replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`,
    ).exec(source)
    if (found) return put('he', hebrewSources[key as keyof typeof englishSources], found.groups ?? {})
  }
  return source
}

const put = (locale: Locale, text: Parameters<typeof write>[1], values: Values): string =>
  write(locale, text, values)

function valueText(locale: Locale, key: string, value: string | number): string | number {
  if (typeof value === 'number') return value
  if (key === 'frequency') return directionsText(locale, value)
  if (key === 'words') return value
  return unbroken(/date$/i.test(key) ? formatDate(value) : value)
}

/** Where a date or an amount breaks in two lines, its pieces stand in an order that a Hebrew reader cannot follow. */
const unbroken = (value: string): string => value.replaceAll(' ', '\u00a0')
