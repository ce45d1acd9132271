import { equivalentOf } from '#core/findings/preferred-unit'
import { mostTelling } from '#core/findings/most-telling'
import type { Locale } from '#core/i18n/locale'
import type { FileRecord } from '#core/records/file'
import type { EntityType, Flag } from '#core/records/kinds'
import type { Profile } from '#core/records/profile'
import { hebrewNameOf, hebrewReaction } from '#core/vocabulary/local-names'
import { equivalentKey, type FactNames } from './components/fact/names'

interface Named {
  readonly type: EntityType
  readonly canonical_key: string
  readonly reaction: string | null
}

/** The names of facts in the reader's language. The vocabulary stays on the server. */
export function namesFor(locale: Locale, facts: readonly Named[]): FactNames {
  if (locale === 'en') return { concepts: {}, reactions: {} }
  const told = (name: string, text: string | null) => (text === null ? [] : [[name, text] as const])
  return {
    concepts: Object.fromEntries(
      facts.flatMap(({ type, canonical_key: key }) => told(key, hebrewNameOf(type, key))),
    ),
    reactions: Object.fromEntries(
      facts.flatMap(({ reaction }) => (reaction === null ? [] : told(reaction, hebrewReaction(reaction)))),
    ),
  }
}

interface Telling extends Omit<Named, 'reaction'> {
  readonly name: string
  readonly flag: Flag | null
}

/** What a document tells first, in the reader's language: its own summary has the vocabulary's English names. */
export function summaryFor(
  locale: Locale,
  { doc_meta: meta }: Pick<FileRecord, 'doc_meta'>,
  facts: readonly Telling[],
): string | null {
  if (locale === 'en') return meta?.summary ?? null
  if (facts.length === 0) return null
  const names = mostTelling(facts).map(
    ({ type, canonical_key: key, name }) => hebrewNameOf(type, key) ?? name,
  )
  return [...new Set(names)].join(', ')
}

interface Measured {
  readonly type: EntityType
  readonly canonical_key: string
  readonly value: string | null
  readonly unit: string | null
}

/** Results in the units that the reader prefers, where the page prints others. */
export function equivalentsFor(
  units: Profile['units'],
  facts: readonly Measured[],
): NonNullable<FactNames['equivalents']> {
  if (units === 'metric') return {}
  return Object.fromEntries(
    facts.flatMap(({ type, canonical_key: concept, value, unit }) => {
      const told = type === 'lab' ? equivalentOf(concept, value, unit, units) : null
      return told === null ? [] : [[equivalentKey({ concept, value, unit }), told] as const]
    }),
  )
}
