import { and, eq, sql } from 'drizzle-orm'
import { pageOf, type Page, type PageOf } from '../../../core/records/page'
import type { EntityType } from '../../../core/records/kinds'
import type { EventCounts, ListedFact } from '../../../core/records/timeline'
import type { ListedFinding } from '../../../core/records/reader'
import { after } from './keyset'
import { listedEntity, withFact } from './listed'
import type { Joined } from './own-rows'
import type { StandingRow } from './part'
import { openDerived } from './refold'
import { registryItems, standings, tallies } from './schema/derived'
import { toRegistryRecord } from './registry-record'
import type { Scope } from './scope'

/** Word for word the condition of the indexes `standings_events` and `standings_events_of`. */
const isEvent = sql`decision = 'accepted'`

const withItem = {
  item: { table: registryItems, on: eq(registryItems.canonicalKey, standings.canonicalKey) },
}

const listed = (one: Parameters<typeof listedEntity>[0] & { row: StandingRow }): ListedFact => ({
  at: one.row.listedAt,
  entity: listedEntity(one),
})

function pageOfEvents<R extends { row: StandingRow }, T>(
  { limit }: PageOf,
  rows: readonly R[],
  told: (row: R) => T,
): Page<T> {
  const page = pageOf(rows, limit, ({ row }) => ({ at: row.listedAt, id: row.id }))
  return { rows: page.rows.map(told), next: page.next }
}

/** All that stands in the record, by the documents that say it. */
export function openTimeline(scope: Scope) {
  const derived = openDerived(scope)

  const events = <J extends Joined>(type: EntityType | null, { limit, after: place }: PageOf, joined: J) =>
    derived(() =>
      scope.listWith(standings, joined, {
        where: and(
          isEvent,
          type === null ? undefined : eq(standings.type, type),
          after(standings.listedAt, standings.id, place),
        ),
        order: [
          { by: standings.listedAt, down: true },
          { by: standings.id, down: true },
        ],
        limit: limit + 1,
      }),
    )

  return {
    /** Newest document first, what one document says together; of one type, or of all. */
    page: async (type: EntityType | null, page: PageOf): Promise<Page<ListedFact>> =>
      pageOfEvents(page, await events(type, page, withFact), ({ row, fact }) => listed({ row, fact })),

    /** Of one type, each with its item of the list. */
    findings: async (type: EntityType, page: PageOf): Promise<Page<ListedFinding>> =>
      pageOfEvents(page, await events(type, page, { ...withFact, ...withItem }), ({ row, fact, item }) => ({
        ...listed({ row, fact }),
        item: toRegistryRecord(item),
      })),

    /** How many documents say something of a type. */
    async documentCount(type: EntityType): Promise<number> {
      const of = and(eq(tallies.kind, 'event_files'), eq(tallies.key, type))
      const [row] = await derived(() => scope.rows(tallies, of))
      return row?.n ?? 0
    },

    /** By type, and of `all`. */
    async counts(): Promise<Readonly<Record<EntityType | 'all', EventCounts>>> {
      const rows = await derived(() => scope.rows(tallies, sql`${tallies.kind} IN ('events', 'event_files')`))
      const of = (kind: string, key: string) =>
        rows.find((row) => row.kind === kind && row.key === key)?.n ?? 0
      const events = rows.filter(({ kind }) => kind === 'events')
      const byType = (type: EntityType): EventCounts => ({
        events: of('events', type),
        files: of('event_files', type),
      })
      return {
        all: { events: events.reduce((sum, { n }) => sum + n, 0), files: of('event_files', 'all') },
        diagnosis: byType('diagnosis'),
        medication: byType('medication'),
        allergy: byType('allergy'),
        procedure: byType('procedure'),
        lab: byType('lab'),
        imaging: byType('imaging'),
      }
    },
  }
}
