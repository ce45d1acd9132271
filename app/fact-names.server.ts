import { equivalentOf } from '#core/findings/preferred-unit'
import { mostTelling } from '#core/findings/most-telling'
import { takingText, type Taking } from '#core/i18n/dosage'
import { besideText } from '#core/i18n/intake'
import type { Locale } from '#core/i18n/locale'
import { amountText, type PrintedAmount } from '#core/records/amounts'
import type { RecordedFact } from '#core/records/entity'
import type { Intake } from '#core/records/intake'
import type { RegistryRecord } from '#core/records/registry'
import type { FileRecord } from '#core/records/file'
import type { EntityType, Flag } from '#core/records/kinds'
import { hebrewNameOf, hebrewReaction } from '#core/vocabulary/local-names'
import { equivalentKey, type FactNames } from './components/fact/names'
import type { Preferences } from './preferences'

interface Named {
  readonly type: EntityType
  readonly canonical_key: string
  readonly reaction?: string | null
  /** Of what is shown with its amount. */
  readonly value?: string | null
  readonly unit?: string | null
  /** Of a drug: by the key of the fact that tells it. */
  readonly taking?: Taking & {
    readonly key: string
    readonly printed: PrintedAmount | null
    readonly intake: Intake | null
  }
}

/** An item of a list, as it is named. */
export function namedItem(item: RegistryRecord): Named {
  const { id, type, canonical_key: concept, detail } = item
  return {
    type,
    canonical_key: concept,
    reaction: 'reaction' in detail ? detail.reaction : null,
    ...('value' in detail ? { value: detail.value, unit: detail.unit } : {}),
    ...(item.type === 'medication' ? { taking: { ...item.detail, key: id } } : {}),
  }
}

/** A fact, as it is named. */
export const namedFact = ({ id, type, canonical_key, value, unit, normalized }: RecordedFact): Named => ({
  type,
  canonical_key,
  value,
  unit,
  reaction: normalized.reaction,
  ...(type === 'medication' ? { taking: { ...normalized, value, unit, key: id } } : {}),
})

/** Facts in the reader's language and units. The vocabulary stays on the server. */
export function namesFor(
  { locale, units }: Pick<Preferences, 'locale' | 'units'>,
  facts: readonly Named[],
): FactNames {
  const equivalents = equivalentsFor(units, facts)
  const taking = Object.fromEntries(
    facts.flatMap(({ taking: drug }) => {
      if (!drug) return []
      const beside = besideText(locale, amountText(drug.printed ?? drug), drug.intake)
      return [[drug.key, { beside, directions: takingText(locale, drug) }] as const]
    }),
  )
  if (locale === 'en') return { concepts: {}, reactions: {}, equivalents, taking }
  const told = (name: string, text: string | null) => (text === null ? [] : [[name, text] as const])
  return {
    concepts: Object.fromEntries(
      facts.flatMap(({ type, canonical_key: key }) => told(key, hebrewNameOf(type, key))),
    ),
    reactions: Object.fromEntries(
      facts.flatMap(({ reaction }) => (reaction ? told(reaction, hebrewReaction(reaction)) : [])),
    ),
    equivalents,
    taking,
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
