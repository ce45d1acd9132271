import { eq, ne, sql, type InferSelectModel } from 'drizzle-orm'
import { reasonShape, type Raised } from '../../../core/records/alert'
import { inOrderOfDue } from '../../../core/alerts/due-order'
import type { AlertImport } from '../../../core/import/shapes'
import { mostDone } from '../../../core/records/reminder-limits'
import { deriveId } from '../../../core/records/ids'
import { alertLooks, alerts } from './schema/alerts'
import type { Scope, Write } from './scope'
import { among } from './statements'

export type AlertRow = InferSelectModel<typeof alerts>

/** Of which state of the record, on which day, and by which rules. */
export interface Look {
  readonly epoch: number
  readonly day: string
  readonly rules: number
}

const last = 'last'

/** By which an alert is known again that was raised under another id: the same, said of the same facts. */
function samenessOf(type: AlertRow['type'], row: Pick<AlertRow, 'reason' | 'entityIds'> | Raised): string {
  const { text, names, values, effect } = reasonShape.parse(row.reason)
  const about = Object.values(names).map(({ key }) => key)
  const sorted = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([type, text, effect, about, sorted, row.entityIds])
}

/** The alerts of a record, as its owner left them. */
export function openAlerts(scope: Scope) {
  const idOf = ({ rule, key }: Raised): string => deriveId(scope.userId, 'alert', rule, key)

  return {
    async lookedAt(): Promise<Look | null> {
      const look = await scope.get(alertLooks, last)
      return look && { epoch: look.epoch, day: look.day, rules: look.rules }
    },

    /**
     * Makes the rows what was raised: what is new is new, what the person did with the others stays, and what has no
     * cause any more goes, unless it was done: that is told again only of another cause, as long as it is among the newest
     * of these. What was said of the same under another id, as of an import, is said of it.
     */
    async keep(raised: readonly Raised[], look: Look): Promise<void> {
      const known = new Map((await scope.list(alerts, { limit: 'all' })).map((row) => [row.id, row]))
      const now = scope.now().toISOString()
      const wanted = new Set(raised.map(idOf))
      const strange = [...known.values()].filter(({ id }) => !wanted.has(id))
      const same = new Map(strange.map((row) => [samenessOf(row.type, row), row]))
      const rows = raised.map((one) => {
        const { rule: type, severity, reason, source, dueAt, entityIds } = one
        const before = same.get(samenessOf(type, one))
        return {
          id: idOf(one),
          type,
          severity,
          reason,
          source,
          dueAt,
          entityIds,
          status: before?.status ?? ('new' as const),
          snoozedUntil: before?.snoozedUntil ?? null,
          createdAt: before?.createdAt ?? now,
        }
      })
      const over = strange.filter(({ status }) => status !== 'done')
      const gone = over.map(({ id }) => ({ table: 'alerts', event: 'delete', id }) as const)
      // What the person says meanwhile stays said: their columns are not written, and what is done is not removed.
      // The same cause in other words, or of another day, is nothing that a screen has to be told of.
      const kept = ['status', 'snoozedUntil', 'createdAt'] as const
      const fresh = new Set([...wanted].filter((id) => !known.has(id)))
      const ids = over.map(({ id }) => id)
      const done = strange.filter(({ status }) => status === 'done')
      const newestFirst = done.toSorted((a, b) => (a.createdAt > b.createdAt ? -1 : 1))
      const replaced = raised.flatMap((one) => same.get(samenessOf(one.rule, one))?.id ?? [])
      const spent = [...replaced, ...newestFirst.slice(mostDone).map(({ id }) => id)]
      await scope.commit([
        ...(rows.length > 0 ? [scope.putKeeping(alerts, rows, { kept, fresh })] : []),
        ...(ids.length > 0
          ? [scope.remove(alerts, sql`${among(alerts.id, ids)} AND ${alerts.status} <> 'done'`, gone)]
          : []),
        ...(spent.length > 0 ? [scope.remove(alerts, among(alerts.id, spent), [])] : []),
        scope.told(scope.put(alertLooks, [{ id: last, ...look }]), []),
      ])
    },

    /** Of another account, those of which the person said something: told of the same facts, they are the same. */
    taken(rows: readonly AlertImport[]): Write {
      const made = rows.flatMap(({ type, due_at: dueAt, snoozed_until: snoozedUntil, ...row }) => {
        const { id, severity, status, reason, source, entity_ids: entityIds, created_at: createdAt } = row
        const its = { id, severity, status, reason, source, dueAt, snoozedUntil, entityIds, createdAt }
        return type === null ? [] : [{ ...its, type }]
      })
      return scope.told(scope.put(alerts, made), [])
    },

    /** New and snoozed ones. */
    async active(limit: number): Promise<AlertRow[]> {
      const order = [{ by: alerts.createdAt }, { by: alerts.id }]
      const rows = await scope.list(alerts, { where: ne(alerts.status, 'done'), order, limit: 'all' })
      return inOrderOfDue(rows).slice(0, limit)
    },

    /** What the person does with one; null where it is not there. No decision on the record: no rule looks anew. */
    async settle(
      id: string,
      status: AlertRow['status'],
      snoozedUntil: string | null,
    ): Promise<AlertRow | null> {
      await scope.commit([scope.patch(alerts, id, { status, snoozedUntil })], {
        require: [scope.exists(alerts, eq(alerts.id, id))],
      })
      return scope.get(alerts, id)
    },
  }
}
