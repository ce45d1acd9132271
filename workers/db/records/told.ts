import { sql } from 'drizzle-orm'
import { noKnownDrugAllergies } from '../../../core/curation/contradictions'
import { docMetaShape } from '../../../core/records/file'
import { entityTypes, type EntityType } from '../../../core/records/kinds'
import type { RegistryRecord } from '../../../core/records/registry'
import type { ToldRecord } from '../../../core/records/summary'
import { stoodCorrectionShape } from '../../../core/records/verdict'
import { tellRecord, type StoodFact } from '../../../core/summary/tell'
import { parseFact } from './facts'
import type { FileRow } from './files'
import { withFact } from './listed'
import type { StandingRow } from './part'
import { openRegistry } from './registry'
import { standings } from './schema/derived'
import { facts } from './schema/facts'
import { files } from './schema/files'
import type { Scope } from './scope'

/** As many of each kind as anybody reads; of more, the newest, and it is said that they are. */
const most: Readonly<Record<EntityType, number>> = {
  diagnosis: 100,
  medication: 100,
  allergy: 100,
  procedure: 60,
  lab: 150,
  imaging: 60,
}
const mostWaiting = 50
const mostDenials = 10
const dosesTold = 2

/** The record as summaries and shares tell it: each concept with the facts that speak for it. */
export function openTold(scope: Scope) {
  const registry = openRegistry(scope)

  return {
    /** @param types those that are told of; what waits is told whatever it is */
    async read(types: readonly EntityType[] = entityTypes): Promise<ToldRecord> {
      const [lists, counted, waitingRows, denialRows] = await Promise.all([
        Promise.all(types.map((type) => registry.ofType(type, { limit: most[type], after: null }))),
        registry.waiting(),
        waiting(),
        scope.list(standings, { where: denials, limit: mostDenials }),
      ])
      const items = lists.flatMap(({ rows }) => rows)
      const firstRows = await firstsOf(items)
      const extra = [...waitingRows, ...denialRows, ...firstRows]
      const named = [...items.flatMap(namedBy), ...waitingRows.flatMap(({ against }) => against ?? [])]
      const stood = await stoodOf([...new Set([...named, ...extra.map(({ id }) => id)])])
      const fileIds = [...stood.values()].flatMap(({ fact }) => fact.fileId ?? [])
      const pages = await scope.ofIds(files, fileIds)
      return tellRecord({
        items,
        facts: stood,
        firsts: new Map(firstRows.map(({ canonicalKey, id }) => [canonicalKey, id])),
        waitingIds: waitingRows.map(({ id }) => id),
        waiting: Object.values(counted.validations).reduce((sum, n) => sum + n, counted.reviews),
        documents: pages.sort((a, b) => (a.id < b.id ? -1 : 1)).map(documentOf),
        cut: lists.flatMap(({ next }, index) => (next === null ? [] : (types[index] ?? []))),
      })
    },
  }

  /** The oldest of what waits, and of it what a stranger must know of: that is told even where there is too much else. */
  async function waiting(): Promise<StandingRow[]> {
    const order = [{ by: standings.createdAt }, { by: standings.id }]
    const ofType = (type: EntityType) => sql`${mustBeKnown} AND ${standings.type} = ${type}`
    const lists = await Promise.all(
      [asks, ofType('allergy'), ofType('medication'), ofType('diagnosis')].map((where) =>
        scope.list(standings, { where, order, limit: mostWaiting }),
      ),
    )
    return [...new Map(lists.flat().map((row) => [row.id, row])).values()]
  }

  /** Of each concept its earliest fact that the record accepts, sought by the key's own index. */
  async function firstsOf(items: readonly RegistryRecord[]): Promise<StandingRow[]> {
    const keys = JSON.stringify(items.map(({ canonical_key: key }) => key))
    const firsts = sql`SELECT (SELECT ${facts.id} FROM ${facts} JOIN ${standings} AS stood
        ON stood.user_id = ${facts.userId} AND stood.id = ${facts.id} AND stood.decision = 'accepted'
      WHERE ${scope.mine(facts, sql`${facts.canonicalKey} = named.value`)}
      ORDER BY ${facts.eventDate}, ${facts.id} LIMIT 1) FROM json_each(${keys}) AS named`
    return scope.list(standings, { where: sql`${standings.id} IN (${firsts})`, limit: 'all' })
  }

  async function stoodOf(ids: readonly string[]): Promise<ReadonlyMap<string, StoodFact>> {
    const rows = await scope.sought(standings, ids, (wanted) => sql`${standings.id} = ${wanted}`, withFact)
    return new Map(
      rows.map(({ row, fact }) => [row.id, { fact: parseFact(fact), standing: standingOf(row) }] as const),
    )
  }
}

/** Word for word the conditions of the indexes `standings_asking` and `standings_asking_of`. */
const asks = sql`asks IS NOT NULL`
const mustBeKnown = sql`asks IS NOT NULL AND type IN ('allergy','medication','diagnosis')`
const denials = sql`${standings.canonicalKey} = ${noKnownDrugAllergies} AND ${standings.decision} = 'noted'`

const standingOf = ({ correction, verdictIds, ...row }: StandingRow): StoodFact['standing'] => ({
  ...row,
  correction: correction === null ? null : stoodCorrectionShape.parse(correction),
  verdictIds: verdictIds as string[],
})

/** The facts that an item names: what it shows, its newest, and those that tell its last doses. */
const namedBy = ({ evidence, citations, detail }: RegistryRecord): string[] => [
  ...(evidence ? [evidence.entity_id] : []),
  ...citations,
  ...('doses' in detail ? detail.doses.slice(-dosesTold).map(({ entity_id: id }) => id) : []),
]

function documentOf(row: FileRow) {
  const meta = row.docMeta === null ? null : docMetaShape.parse(row.docMeta)
  return {
    id: row.id,
    category: row.category,
    title: meta?.title ?? null,
    facility: meta?.facility ?? null,
    physician: meta?.physician ?? null,
    date: row.detectedDate,
    display_name: row.displayName,
    width: row.width,
    height: row.height,
    turn: row.turn,
    day: row.detectedDate ?? row.createdAt.slice(0, 10),
  }
}
