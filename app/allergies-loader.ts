import type { FileRecord } from '#core/records/file'
import type { RegistryRecord } from '#core/records/registry'
import type { DocumentHead } from './components/record/document-card'
import { documentHead } from './components/record/file-title'
import { summaryFor, tellingItem } from './fact-names.server'
import type { ownRecord } from './own-record'
import { readPreferences, type Preferences } from './preferences'
import { loadRegistry } from './registry-loader'

type Record_ = ReturnType<typeof ownRecord>

/** The allergies whose newest document is this one. */
export interface AllergyCard {
  readonly head: DocumentHead
  readonly fileId: string | null
  /** Ids of the list's items. */
  readonly items: readonly string[]
}

/** The list of allergies, and its items by the documents that say them last, newest first (spec records.md §2). */
export async function loadAllergies(record: Record_, request: Request) {
  const [registry, reader] = await Promise.all([
    loadRegistry(record, ['allergy'], request),
    readPreferences(request, record),
  ])
  const items = registry.lists.flatMap((list) => list.items)
  const fileOf = (item: (typeof items)[number]) => (item.type === 'allergy' ? item.detail.last_file_id : null)
  const files = await record.filesOf([...new Set(items.flatMap((item) => fileOf(item) ?? []))])
  const byId = new Map(files.map((file) => [file.id, file]))
  const cards = [...Map.groupBy(items, fileOf)].map(([fileId, own]): AllergyCard => {
    const file = byId.get(fileId ?? '')
    return {
      fileId,
      head: headOf(reader, file, own),
      items: own.map(({ id }) => id),
    }
  })
  const newestFirst = cards.toSorted((a, b) => (a.head.date < b.head.date ? 1 : -1))
  return { registry, cards: newestFirst }
}

/** Of what was entered by hand: a day of its own. */
const headOf = (
  { locale, timeZone }: Preferences,
  file: FileRecord | undefined,
  own: readonly RegistryRecord[],
): DocumentHead =>
  file
    ? documentHead(file, timeZone, summaryFor(locale, file, own.map(tellingItem)))
    : { date: own[0]?.last_seen_date ?? '', facility: null, text: null }
