import { eq, ne, sql, type InferSelectModel } from 'drizzle-orm'
import type { Raised } from '../../../core/alerts/alert'
import { inOrderOfDue } from '../../../core/alerts/due-order'
import { deriveId } from '../../../core/records/ids'
import { alertLooks, alerts } from './schema/alerts'
import type { Scope } from './scope'
import { among } from './statements'

export type AlertRow = InferSelectModel<typeof alerts>

/** Of which state of the record, on which day, and by which rules. */
export interface Look {
  readonly epoch: number
  readonly day: string
  readonly rules: number
}

const last = 'last'

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
     * cause any more goes, unless it was done: that is told again only of another cause.
     */
    async keep(raised: readonly Raised[], look: Look): Promise<void> {
      const known = new Map((await scope.list(alerts, { limit: 'all' })).map((row) => [row.id, row]))
      const now = scope.now().toISOString()
      const rows = raised.map((one) => {
        const { rule: type, severity, reason, source, dueAt, entityIds } = one
        return {
          id: idOf(one),
          type,
          severity,
          reason,
          source,
          dueAt,
          entityIds,
          status: 'new' as const,
          snoozedUntil: null,
          createdAt: now,
        }
      })
      const wanted = new Set(rows.map(({ id }) => id))
      const over = [...known.values()].filter(({ id, status }) => !wanted.has(id) && status !== 'done')
      const gone = over.map(({ id }) => ({ table: 'alerts', event: 'delete', id }) as const)
      // What the person says meanwhile stays said: their columns are not written, and what is done is not removed.
      // The same cause in other words, or of another day, is nothing that a screen has to be told of.
      const kept = ['status', 'snoozedUntil', 'createdAt'] as const
      const fresh = new Set([...wanted].filter((id) => !known.has(id)))
      const ids = over.map(({ id }) => id)
      await scope.commit([
        ...(rows.length > 0 ? [scope.putKeeping(alerts, rows, { kept, fresh })] : []),
        ...(ids.length > 0
          ? [scope.remove(alerts, sql`${among(alerts.id, ids)} AND ${alerts.status} <> 'done'`, gone)]
          : []),
        scope.told(scope.put(alertLooks, [{ id: last, ...look }]), []),
      ])
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
