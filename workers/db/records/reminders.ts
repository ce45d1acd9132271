import { eq, sql, type InferSelectModel } from 'drizzle-orm'
import {
  mostReminders,
  type Reminder,
  type ReminderChange,
  type ReminderForm,
} from '../../../core/records/reminder'
import { reminders } from './schema/alerts'
import type { Scope } from './scope'

type Row = InferSelectModel<typeof reminders>

/** What the person wants to be reminded of. */
export function openReminders(scope: Scope) {
  return {
    /** Those that are not done, the next due first, without a time last. */
    async pending(limit: number): Promise<Reminder[]> {
      const rows = await scope.list(reminders, {
        where: eq(reminders.status, 'pending'),
        order: [{ by: reminders.dueAt }],
        limit: 'all',
      })
      const timed = rows.filter(({ dueAt }) => dueAt !== null)
      const others = rows.filter(({ dueAt }) => dueAt === null)
      return [...timed, ...others].slice(0, limit).map(toReminder)
    },

    /** Null where there are as many as one person keeps. */
    add: ({ title, due_at: dueAt }: ReminderForm): Promise<Reminder | null> =>
      scope.transact<Reminder | null>(async () => {
        const kept = await scope.list(reminders, { limit: mostReminders })
        if (kept.length >= mostReminders) return { writes: [], value: null }
        const createdAt = scope.now().toISOString()
        const status = 'pending' as const
        const row = { id: crypto.randomUUID(), title, status, dueAt: dueAt ?? null, createdAt }
        return { writes: [scope.put(reminders, [row])], value: toReminder({ ...row, userId: scope.userId }) }
      }),

    /** Null where it is not there. */
    change: (id: string, { title, status, due_at: dueAt }: ReminderChange): Promise<Reminder | null> =>
      scope.transact<Reminder | null>(async () => {
        const row = await scope.get(reminders, id)
        if (!row) return { writes: [], value: null }
        const changed: Row = {
          ...row,
          title: title ?? row.title,
          status: status ?? row.status,
          dueAt: dueAt === undefined ? row.dueAt : dueAt,
        }
        const { userId: _owner, ...rest } = changed
        return { writes: [scope.put(reminders, [rest], 'update')], value: toReminder(changed) }
      }),

    /** False where it is not there. */
    async remove(id: string): Promise<boolean> {
      const gone = [{ table: 'reminders', event: 'delete', id } as const]
      const { ok } = await scope.commit([scope.remove(reminders, eq(reminders.id, id), gone)], {
        require: [scope.exists(reminders, sql`${reminders.id} = ${id}`)],
      })
      return ok
    },
  }
}

function toReminder({ id, userId, title, status, dueAt, createdAt }: Row): Reminder {
  return { id, user_id: userId, title, status, due_at: dueAt, created_at: createdAt }
}
