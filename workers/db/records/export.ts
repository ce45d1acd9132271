import { getTableColumns, getTableName, gt } from 'drizzle-orm'
import { owned, type OwnedRecords } from '../owned'
import { alertLooks, calendarFeeds } from './schema/alerts'
import { registryItems, standings, tallies } from './schema/derived'
import { removals } from './schema/files'
import { changes, heads } from './schema/heads'
import { importedRows } from './schema/imports'
import { profiles } from './schema/profiles'
import { keptCards } from './schema/summaries'
import type { Scope } from './scope'
import type { OwnedTable } from './statements'
import { openWaiting } from './waiting'

/** Read at a time: some hundred KB of rows. */
const atOnce = 500
/** Made again from the rest, bookkeeping of ours, or a key to the record; the profile is told by itself. */
const left = new Set<OwnedRecords>([
  heads,
  changes,
  removals,
  importedRows,
  standings,
  tallies,
  registryItems,
  alertLooks,
  keptCards,
  calendarFeeds,
  profiles,
])

type Rows = readonly object[]

/** One list of the export, a page of rows at a time. */
export interface ExportedList {
  readonly name: string
  readonly pages: () => AsyncGenerator<Rows>
}

/** All rows of a record, not a selection: a table that is added to the list of owned ones is exported with them. */
export function openExport(scope: Scope) {
  const waiting = openWaiting(scope)

  async function* pagesOf(table: OwnedTable): AsyncGenerator<Rows> {
    const columns = Object.entries(getTableColumns(table))
    for (let after = ''; ;) {
      const rows = await scope.list(table, {
        where: gt(table.id, after),
        order: [{ by: table.id }],
        limit: atOnce,
      })
      // By the names of their columns, which are those of the API.
      yield rows.map((row: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(columns.map(([key, { name }]) => [name, row[key] ?? null])),
      )
      if (rows.length < atOnce) return
      after = String(rows.at(-1)?.['id'])
    }
  }

  async function* entities(): AsyncGenerator<Rows> {
    for (let after = ''; ;) {
      const { rows, next } = await waiting.entitiesAfter(after, atOnce)
      yield rows
      if (next === null) return
      after = next
    }
  }

  return {
    lists: (): ExportedList[] => [
      { name: 'entities', pages: entities },
      ...owned.records
        .filter((table) => !left.has(table))
        .map((table) => ({
          name: getTableName(table),
          pages: () => pagesOf(table as unknown as OwnedTable),
        })),
    ],
  }
}
