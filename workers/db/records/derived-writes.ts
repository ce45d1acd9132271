import { sql, type SQL } from 'drizzle-orm'
import type { RegistryItem } from '../../../core/curation/fold'
import type { CuratedRecord } from '../../../core/curation/record-of'
import type { Standing } from '../../../core/curation/standing'
import type { EntityType } from '../../../core/records/kinds'
import type { Aside, NamedPage } from '../../../core/records/whose-page'
import { deriveId } from '../../../core/records/ids'
import { ownWords } from '../../../core/records/search-words'
import type { Part, RegistryRow, StandingRow, Truth } from './part'
import type { NamedPages } from './patient-names'
import { files } from './schema/files'
import { registryItems, standings } from './schema/derived'
import { summaries } from './schema/summaries'
import type { Change, Scope, Write } from './scope'
import { among } from './statements'

export interface Derivation {
  readonly before: Part
  readonly truth: Truth
  readonly after: CuratedRecord
  /** The file that the decision is about. */
  readonly own: string | null
  /** Those whose patient the decision is about. */
  readonly pages: NamedPages
  readonly asideOn: (page: NamedPage) => Aside
}

/** What of the derived rows is not what it should be, and no more: folding again writes nothing. */
export function derivedWrites(scope: Scope, derivation: Derivation): Write[] {
  const { before, truth, after, own, asideOn } = derivation
  const createdAt = new Map(truth.facts.map(({ fact }) => [fact.id, fact.createdAt]))
  const stood = [...after.standings.values()].map((one) =>
    toStandingRow(one, createdAt.get(one.factId) ?? ''),
  )
  const changed = stood.filter((row) => !same(row, before.standings.get(row.id)))
  const lost = [...before.standings.values()].filter(({ id }) => !after.standings.has(id))
  const items = after.items.map((item) => ({
    ...item,
    id: deriveId(scope.userId, item.canonicalKey),
    words: ownWords(scope.userId, item.words),
  }))
  const folded = items.filter((item) => !same(item, before.items.get(item.canonicalKey)))
  const held = new Set(items.map(({ canonicalKey }) => canonicalKey))
  const empty = [...before.items.values()].filter(({ canonicalKey }) => !held.has(canonicalKey))
  const asking = [...changed, ...lost].filter((row) => {
    const was = before.standings.get(row.id)
    return asksDiffer(row, was, after) || asideIn(row) !== asideIn(was)
  })
  const pages = new Map([
    ...truth.facts.flatMap(({ fact: { fileId }, document }) =>
      fileId === null || document === null ? [] : [[fileId, document] as const],
    ),
    ...derivation.pages,
  ])
  const still = (ids: readonly (string | null)[]) =>
    new Set(ids.filter((id): id is string => id !== null && pages.has(id)))
  const judged = still([own, ...derivation.pages.keys(), ...asking.map(({ fileId }) => fileId)])
  const aside = [...judged].map((id) => {
    const page = pages.get(id)
    return [id, page ? asideOn(page) : null] as const
  })
  const [others, unclaimed] = (['other_patient', 'unclaimed'] as const).map((why) =>
    aside.flatMap(([id, found]) => (found === why ? [id] : [])),
  ) as [string[], string[]]
  const counted = still([own, ...[...changed, ...lost].map(({ fileId }) => fileId)])
  return [
    ...putStandings(scope, changed, before),
    ...removeStandings(scope, lost),
    ...(folded.length > 0
      ? [
          scope.told(
            scope.put(registryItems, folded),
            folded.map((item) => itemChange(item, before)),
          ),
        ]
      : []),
    ...removeItems(scope, empty),
    ...statusesOf(scope, judged, { others, unclaimed }),
    ...withoutSummaries(scope, [...others, ...unclaimed]),
    ...(counted.size > 0 ? [countFiles(scope, among(files.id, [...counted]))] : []),
  ]
}

/** As it is written: with its id, and its words as its owner's. */
type FoldedItem = Omit<RegistryItem, 'words'> & { readonly id: string; readonly words: string }

type NewStanding = Omit<StandingRow, 'userId'>

const toStandingRow = ({ factId, ...one }: Standing, createdAt: string): NewStanding => ({
  ...one,
  id: factId,
  verdictIds: [...one.verdictIds],
  createdAt,
})

/** Whether a stored row says all that the new one says. */
function same(row: NewStanding | FoldedItem, stored: StandingRow | RegistryRow | undefined) {
  if (!stored) return false
  const known = stored as unknown as Record<string, unknown>
  return Object.entries(row).every(([key, value]) => stable(known[key]) === stable(value))
}

/** JSON that does not depend on the order in which keys were set. */
function stable(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

const listNames = { validation: 'entity_validations', review: 'review_tasks' } as const

function asksDiffer(
  row: { id: string; asks: string | null },
  stored: StandingRow | undefined,
  after: CuratedRecord,
) {
  const now = after.standings.has(row.id) ? row.asks : null
  return now !== (stored?.asks ?? null)
}

function putStandings(scope: Scope, changed: readonly NewStanding[], before: Part): Write[] {
  if (changed.length === 0) return []
  const told = changed.flatMap((row): Change[] => {
    const stored = before.standings.get(row.id)
    const { fileId } = row
    return [
      { table: 'entities', event: stored ? 'update' : 'insert', id: row.id, fileId },
      ...waitingChanges(row, stored),
    ]
  })
  return [scope.told(scope.put(standings, changed), told)]
}

/** The facts are gone already, and what stood of them with them; this tells what they took. */
function removeStandings(scope: Scope, lost: readonly StandingRow[]): Write[] {
  if (lost.length === 0) return []
  const ids = lost.map(({ id }) => id)
  const told = lost.flatMap((row): Change[] => [
    { table: 'entities', event: 'delete', id: row.id, fileId: row.fileId },
    ...waitingChanges(null, row),
  ])
  return [scope.remove(standings, among(standings.id, ids), told)]
}

/** What is said on the lists of what waits. */
function waitingChanges(row: NewStanding | null, stored: StandingRow | undefined): Change[] {
  const [was, is] = [stored?.asks ?? null, row?.asks ?? null]
  if (was === is) return []
  const fileId = row?.fileId ?? stored?.fileId ?? null
  return [
    ...(was ? [{ table: listNames[was], event: 'delete' as const, id: stored?.taskId ?? '', fileId }] : []),
    ...(is ? [{ table: listNames[is], event: 'insert' as const, id: row?.taskId ?? '', fileId }] : []),
  ]
}

const itemChange = (item: FoldedItem, before: Part): Change => ({
  table: `${item.type}_registry`,
  event: before.items.has(item.canonicalKey) ? 'update' : 'insert',
  id: item.id,
})

function removeItems(scope: Scope, empty: readonly RegistryRow[]): Write[] {
  if (empty.length === 0) return []
  const ids = empty.map(({ id }) => id)
  return [
    scope.remove(
      registryItems,
      among(registryItems.id, ids),
      empty.map(({ id, type }) => ({ table: `${type}_registry`, event: 'delete', id })),
    ),
  ]
}

const asideIn = (row: { readonly decision: StandingRow['decision'] } | undefined): Aside =>
  row?.decision === 'other_patient' || row?.decision === 'unclaimed' ? row.decision : null

/**
 * A file that was read is done once nothing of it waits; what another document says against it is not its
 * own. One that is somebody else's says so, and one of which that is to be said.
 */
function statusesOf(
  scope: Scope,
  fileIds: ReadonlySet<string>,
  { others, unclaimed }: Readonly<Record<'others' | 'unclaimed', readonly string[]>>,
): Write[] {
  if (fileIds.size === 0) return []
  const ids = [...fileIds]
  const waits = sql`EXISTS (SELECT 1 FROM ${standings} WHERE ${standings.userId} = ${files.userId}
    AND ${standings.fileId} = ${files.id} AND ${standings.asks} IS NOT NULL AND ${standings.against} IS NULL)`
  const where = sql`${among(files.id, ids)}
    AND ${files.status} IN ('completed', 'needs_review', 'other_patient', 'unclaimed')`
  return [
    {
      statements: [
        sql`UPDATE ${files} SET status = CASE WHEN ${among(files.id, others)} THEN 'other_patient'
          WHEN ${among(files.id, unclaimed)} THEN 'unclaimed'
          WHEN ${waits} THEN 'needs_review' ELSE 'completed' END
          WHERE ${scope.mine(files, where)}`,
      ],
      changes: ids.map((id) => ({ table: 'files', event: 'update', id, fileId: id })),
    },
  ]
}

/** What was written from somebody else's pages is told no more: it is written anew when it is next read. */
function withoutSummaries(scope: Scope, others: readonly string[]): Write[] {
  if (others.length === 0) return []
  const cited = sql`EXISTS (SELECT 1 FROM json_each(${summaries.citations}) AS cited
    WHERE cited.value ->> '$.file_id' IN (SELECT value FROM json_each(${JSON.stringify(others)})))`
  return [scope.remove(summaries, cited, [])]
}

/** How much of the record rests on these files (core/records/file-counts.ts), as their facts stand once those are written. */
export function countFiles(scope: Scope, where: SQL): Write {
  const of = (type: EntityType) => sql`coalesce(sum(${standings.type} = ${type}), 0)`
  const counts = sql`(SELECT json_object('items', count(DISTINCT ${standings.canonicalKey}), 'lab', ${of('lab')},
    'abnormal', coalesce(sum(${standings.abnormal}), 0), 'imaging', ${of('imaging')}) FROM ${standings}
    WHERE ${standings.userId} = ${files.userId} AND ${standings.fileId} = ${files.id} AND decision = 'accepted')`
  return scope.note(files, where, { counts })
}
