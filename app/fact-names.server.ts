import type { Locale } from '#core/i18n/locale'
import type { EntityType } from '#core/records/kinds'
import type { Profile } from '#core/records/profile'
import { usEquivalent } from '#core/vocabulary/equivalents'
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
      const told = type === 'lab' ? usEquivalent(concept, value, unit) : null
      return told === null ? [] : [[equivalentKey({ concept, value, unit }), told] as const]
    }),
  )
}
