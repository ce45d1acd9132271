import type { EntityRecord } from '#core/records/entity'
import type { EntityType } from '#core/records/kinds'
import type { Place } from '#core/records/page'
import type { RegistryRecord } from '#core/records/registry'
import { trendOf, type TrendPoint } from '#core/records/trend'
import type { FactNames } from './components/fact/names'
import type { PaperPicture } from './components/paper/page-image'
import { fileTitle } from './components/record/file-title'
import { translator } from '#core/i18n/translate'
import { namesFor } from './fact-names.server'
import type { ownRecord } from './own-record'
import { pageAsked } from './page-asked'
import { readPreferences } from './preferences'

export interface RegistryList {
  readonly type: EntityType
  readonly items: readonly RegistryRecord[]
  /** Of the whole list. */
  readonly count: number
  readonly first: boolean
  /** Where the older ones begin. */
  readonly next: Place | null
}

export interface Registry {
  readonly lists: readonly RegistryList[]
  /** What waits for a yes or no, the oldest of it. */
  readonly waiting: readonly EntityRecord[]
  readonly moreWaits: boolean
  /** By file id. */
  readonly pictures: Readonly<Record<string, PaperPicture>>
  readonly titles: Readonly<Record<string, string>>
  readonly names: FactNames
  /** What came before, by item; of results alone. */
  readonly trends: Readonly<Record<string, readonly TrendPoint[]>>
  /** Where the tile at home counts pages: those, and what was read from them. */
  readonly note: { readonly n: number; readonly facts: number } | null
}

/** Above the list that they wait to enter; all that wait are on the review screen. */
const waitingShown = 100

type Record_ = ReturnType<typeof ownRecord>

/** One page of each list, what waits of these types, and the pages that their strips are of. */
export async function loadRegistry(
  record: Record_,
  types: readonly EntityType[],
  request: Request,
  countPages?: 'labs' | 'imaging',
): Promise<Registry> {
  const [lists, asking, sizes, counts, { locale }] = await Promise.all([
    Promise.all(types.map((type) => loadList(record, type, request))),
    record.waitingFacts(types, waitingShown + 1),
    record.registrySizes(),
    record.counts(),
    readPreferences(request, record),
  ])
  const waiting = asking.slice(0, waitingShown)
  const fileIds = [
    ...new Set([
      ...lists.flatMap(({ items }) => items.flatMap(({ evidence }) => evidence?.file_id ?? [])),
      ...waiting.map(({ file_id: id }) => id),
    ]),
  ]
  const [pictures, files] = await Promise.all([record.pictures(fileIds), record.filesOf(fileIds)])
  const t = translator(locale)
  const counted = lists.map((list) => ({ ...list, count: sizes[list.type] ?? list.items.length }))
  return {
    lists: counted,
    waiting,
    moreWaits: asking.length > waiting.length,
    pictures,
    trends: await trendsOf(record, lists),
    titles: Object.fromEntries(files.map((file) => [file.id, fileTitle(t, file)])),
    names: namesFor(locale, [
      ...lists.flatMap(({ items }) => items.map(named)),
      ...waiting.map((fact) => ({ ...fact, reaction: fact.normalized.reaction })),
    ]),
    note: countPages
      ? { n: counts[countPages], facts: counted.reduce((sum, { count }) => sum + count, 0) }
      : null,
  }
}

const named = ({ type, canonical_key, detail }: RegistryRecord) => ({
  type,
  canonical_key,
  reaction: 'reaction' in detail ? detail.reaction : null,
})

async function loadList(record: Record_, type: EntityType, request: Request) {
  // A screen may show two lists, each at its own place.
  const asked = pageAsked(request, type)
  const { rows, next } = await record.registryItems(type, asked)
  return { type, items: rows, first: asked.after === null, next }
}

/** More than are drawn: some are in another unit, or say the same of the same day. */
const lookedAt = 10

async function trendsOf(
  record: Record_,
  lists: readonly { readonly items: readonly RegistryRecord[] }[],
): Promise<Registry['trends']> {
  const tests = lists.flatMap(({ items }) =>
    items.flatMap((item) => (item.type === 'lab' && item.evidence_count > 1 ? [item] : [])),
  )
  const facts = await record.datedFacts(tests.flatMap(({ citations }) => citations.slice(0, lookedAt)))
  const byId = new Map(facts.map((fact) => [fact.entity.id, fact]))
  return Object.fromEntries(
    tests.map(({ id, citations, detail: { unit, ref_low: low, ref_high: high } }) => [
      id,
      trendOf(
        citations.slice(0, lookedAt).flatMap((cited) => byId.get(cited) ?? []),
        { unit, low, high },
      ),
    ]),
  )
}
