import { eq, sql, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { Reminder, ReminderChange, ReminderForm } from '../../../core/records/reminder'
import { mostReminders } from '../../../core/records/reminder-limits'
import { reminders } from './schema/alerts'
import type { Scope } from './scope'

type Row = InferSelectModel<typeof reminders>
const untold = sql`${reminders.status} = 'pending' AND ${reminders.toldAt} IS NULL`

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

    /** Null where as many wait as one person keeps. */
    async add({ title, due_at: dueAt }: ReminderForm): Promise<Reminder | null> {
      const createdAt = scope.now().toISOString()
      const status = 'pending' as const
      const row = { id: crypto.randomUUID(), title, status, dueAt: dueAt ?? null, toldAt: null, createdAt }
      const { ok } = await scope.commit([scope.put(reminders, [row])], {
        require: [scope.fewer(reminders, eq(reminders.status, status), mostReminders)],
      })
      return ok ? toReminder({ ...row, userId: scope.userId }) : null
    },

    /** Null where it is not there. What is put off is told again when its time comes. */
    async change(id: string, { title, status, due_at: dueAt }: ReminderChange): Promise<Reminder | null> {
      const values = {
        ...(title === undefined ? {} : { title }),
        ...(status === undefined ? {} : { status }),
        ...(dueAt === undefined
          ? {}
          : { dueAt, toldAt: sql`CASE WHEN due_at IS ${dueAt} THEN told_at END` as SQL<string | null> }),
      }
      const told = [{ table: 'reminders', event: 'update', id } as const]
      const isOne = eq(reminders.id, id)
      const writes =
        Object.keys(values).length === 0 ? [] : [scope.told(scope.note(reminders, isOne, values), told)]
      await scope.commit(writes, { require: [scope.exists(reminders, isOne)] })
      const row = await scope.get(reminders, id)
      return row && toReminder(row)
    },

    /** Those with a time of which the person was not told yet, the soonest first; never what they say. */
    async untold(): Promise<{ id: string; dueAt: string }[]> {
      const rows = await scope.list(reminders, {
        where: sql`${reminders.dueAt} IS NOT NULL AND ${untold}`,
        order: [{ by: reminders.dueAt }],
        limit: 'all',
      })
      return rows.flatMap(({ id, dueAt }) => (dueAt === null ? [] : [{ id, dueAt }]))
    },

    /** Nothing is noted of one that was put off, done or told meanwhile. */
    async noteTold(due: readonly { readonly id: string; readonly dueAt: string }[]): Promise<void> {
      const toldAt = scope.now().toISOString()
      const writes = due.map(({ id, dueAt }) => {
        const same = sql`${reminders.id} = ${id} AND ${reminders.dueAt} = ${dueAt} AND ${untold}`
        return scope.told(scope.note(reminders, same, { toldAt }), [
          { table: 'reminders', event: 'update', id },
        ])
      })
      await scope.commit(writes)
    },

    /** False where it is not there. */
    async remove(id: string): Promise<boolean> {
      const gone = [{ table: 'reminders', event: 'delete', id } as const]
      const { ok } = await scope.commit([scope.remove(reminders, eq(reminders.id, id), gone)], {
        require: [scope.exists(reminders, eq(reminders.id, id))],
      })
      return ok
    },
  }
}

function toReminder({ id, userId, title, status, dueAt, toldAt, createdAt }: Row): Reminder {
  return { id, user_id: userId, title, status, due_at: dueAt, told_at: toldAt, created_at: createdAt }
}
