import type { RegistryRecord } from '../records/registry'
import type { CodeSystem, EntityType } from '../records/kinds'
import { searchWords } from '../records/search-words'
import { hebrewWording } from '../vocabulary/local-names'
import { isVaccine } from '../vocabulary/vaccines'
import { detailOf } from './detail'
import { leadOf, newestFirst } from './lead'
import type { Mention } from './mention'

/** How many of its newest facts an item names; the others are found by its concept. */
const citedAtMost = 5

/** One concept of the record, folded from all its mentions. */
export interface RegistryItem {
  readonly canonicalKey: string
  readonly type: EntityType
  readonly name: string
  readonly category: string | null
  readonly status: string
  readonly codes: Readonly<Partial<Record<CodeSystem, readonly string[]>>>
  readonly firstSeenDate: string
  readonly lastSeenDate: string
  readonly firstFacility: string | null
  readonly firstPhysician: string | null
  /** Distinct facts: one result printed on two documents counts once. */
  readonly evidenceCount: number
  readonly detail: RegistryRecord['detail']
  /** The fact that the card shows; null where the patient entered it. */
  readonly evidence: RegistryRecord['evidence']
  /** Entity ids, newest evidence first. */
  readonly citations: readonly string[]
  /** What it is found by: its names in both languages, codes, wordings, values and places. */
  readonly words: readonly string[]
}

/**
 * The registries: one item a concept, from all accepted mentions of it. Pure, and blind to the order in which
 * the mentions come, so that folding again after a delete, a verdict or a retry gives the same items.
 */
export function fold(mentions: readonly Mention[]): RegistryItem[] {
  const byKey = Map.groupBy(mentions, ({ canonicalKey }) => canonicalKey)
  return [...byKey.values()].map(foldConcept).sort((a, b) => (a.canonicalKey < b.canonicalKey ? -1 : 1))
}

function foldConcept(group: readonly Mention[]): RegistryItem {
  const ordered = newestFirst(group)
  const byDate = [...group].sort((a, b) => compare(a.date, b.date) || compare(a.entityId, b.entityId))
  const newest = ordered[0]
  const first = byDate[0]
  const last = byDate.at(-1)
  if (!newest || !first || !last) throw new Error('a concept has at least one mention')
  const lead = leadOf(ordered)
  const codes = ordered.find((mention) => Object.keys(mention.codes).length > 0)?.codes ?? {}
  const status = statusOf(newest, codes)
  return {
    canonicalKey: newest.canonicalKey,
    type: newest.type,
    name: newest.name,
    category: categoryOf(newest, codes),
    status,
    codes,
    firstSeenDate: first.date,
    lastSeenDate: last.date,
    firstFacility: byDate.find((mention) => mention.facility !== null)?.facility ?? null,
    firstPhysician: byDate.find((mention) => mention.physician !== null)?.physician ?? null,
    evidenceCount: new Set(group.map(factKey)).size,
    detail: detailOf(lead, ordered, byDate, status),
    evidence: evidenceOf(lead),
    citations: ordered.slice(0, citedAtMost).map((mention) => mention.entityId),
    words: wordsOf(newest, ordered),
  }
}

/** Those of the newest mentions first: an item has so many at most. */
function wordsOf({ type, name, canonicalKey }: Mention, ordered: readonly Mention[]): string[] {
  const said = ordered.flatMap(({ text, value, unit, facility, physician, codes }) => [
    text,
    value,
    unit,
    facility,
    physician,
    ...Object.values(codes).flat(),
  ])
  return searchWords([name, hebrewWording(type, canonicalKey), ...said])
}

function evidenceOf({ entityId, fileId, text, date, evidence }: Mention): RegistryItem['evidence'] {
  return fileId === null || evidence === null
    ? null
    : { ...evidence, entity_id: entityId, file_id: fileId, text, date }
}

/** The same result on two documents is one fact; any other mention counts once a document. */
function factKey(mention: Mention): string {
  if (mention.type === 'lab') return [mention.date, mention.value, mention.unit].join('|')
  return mention.fileId ?? mention.entityId
}

/**
 * A drug is what the newest document says of it, but for a vaccine, which nobody goes on taking, whatever list it stands
 * on; a diagnosis stays active unless the newest says otherwise.
 */
function statusOf({ type, status }: Mention, codes: RegistryItem['codes']): string {
  if (type === 'medication') return status === 'active' && !isVaccine(codes) ? 'active' : 'inactive'
  return status
}

/** A drug without an ATC code stands apart until it has one (spec records.md §3): lists go by these words. */
const coding = { with: 'coded', without: 'uncoded' } as const

function categoryOf(mention: Mention, codes: RegistryItem['codes']): string | null {
  if (mention.type === 'diagnosis') return 'condition'
  if (mention.type === 'medication') return coding[codes.ATC === undefined ? 'without' : 'with']
  if (mention.type === 'allergy') return mention.allergenType
  return null
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
