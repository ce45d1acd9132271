import { equivalentOf } from '#core/findings/preferred-unit'
import { mostTelling } from '#core/findings/most-telling'
import type { Locale } from '#core/i18n/locale'
import type { RegistryRecord } from '#core/records/registry'
import type { FileRecord } from '#core/records/file'
import type { EntityType, Flag } from '#core/records/kinds'
import { hebrewNameOf, hebrewReaction } from '#core/vocabulary/local-names'
import { equivalentKey, type FactNames } from './components/fact/names'
import type { Preferences } from './preferences'

interface Named {
  readonly type: EntityType
  readonly canonical_key: string
  readonly reaction: string | null
  /** Of what is shown with its amount. */
  readonly value?: string | null
  readonly unit?: string | null
}

/** An item of a list, as it is named. */
export const namedItem = ({ type, canonical_key, detail }: RegistryRecord): Named => ({
  type,
  canonical_key,
  reaction: 'reaction' in detail ? detail.reaction : null,
  ...('value' in detail ? { value: detail.value, unit: detail.unit } : {}),
})

/** Facts in the reader's language and units. The vocabulary stays on the server. */
export function namesFor(
  { locale, units }: Pick<Preferences, 'locale' | 'units'>,
  facts: readonly Named[],
): FactNames {
  const equivalents = equivalentsFor(units, facts)
  if (locale === 'en') return { concepts: {}, reactions: {}, equivalents }
  const told = (name: string, text: string | null) => (text === null ? [] : [[name, text] as const])
  return {
    concepts: Object.fromEntries(
      facts.flatMap(({ type, canonical_key: key }) => told(key, hebrewNameOf(type, key))),
    ),
    reactions: Object.fromEntries(
      facts.flatMap(({ reaction }) => (reaction === null ? [] : told(reaction, hebrewReaction(reaction)))),
    ),
    equivalents,
  }
}

interface Telling extends Pick<Named, 'type' | 'canonical_key'> {
  readonly name: string
  readonly flag: Flag | null
}

/** An item of a list, as its document tells it. */
export const tellingItem = ({ type, canonical_key, name, detail }: RegistryRecord): Telling => ({
  type,
  canonical_key,
  name,
  flag: 'flag' in detail ? detail.flag : null,
})

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

/** Results in the units that the reader prefers, where the page prints others. */
function equivalentsFor(
  units: Preferences['units'],
  facts: readonly Named[],
): NonNullable<FactNames['equivalents']> {
  if (units === 'metric') return {}
  return Object.fromEntries(
    facts.flatMap(({ type, canonical_key: concept, value = null, unit = null }) => {
      const told = type === 'lab' ? equivalentOf(concept, value, unit, units) : null
      return told === null ? [] : [[equivalentKey({ concept, value, unit }), told] as const]
    }),
  )
}
