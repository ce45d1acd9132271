import { eq, sql, type InferSelectModel, type SQL } from 'drizzle-orm'
import { inOrderOfDue } from '../../../core/alerts/due-order'
import type { ReminderImport } from '../../../core/import/shapes'
import type { Reminder, ReminderChange, ReminderForm } from '../../../core/records/reminder'
import { mostDone, mostReminders } from '../../../core/records/reminder-limits'
import { reminders } from './schema/alerts'
import type { Scope, Write } from './scope'
import { among } from './statements'

type Row = InferSelectModel<typeof reminders>
const isPending = eq(reminders.status, 'pending')
const isDone = eq(reminders.status, 'done')
const untold = sql`${isPending} AND ${reminders.toldAt} IS NULL`

/** What the person wants to be reminded of. */
export function openReminders(scope: Scope) {
  return {
    /** Those that are not done. */
    async pending(limit: number): Promise<Reminder[]> {
      const order = [{ by: reminders.createdAt }, { by: reminders.id }]
      const rows = await scope.list(reminders, { where: isPending, order, limit: 'all' })
      return inOrderOfDue(rows).slice(0, limit).map(toReminder)
    },

    /** Sent twice with one id, as after an answer that was lost, it is one. What was done long before goes by the way. */
    async add({ id = crypto.randomUUID(), ...form }: ReminderForm): Promise<Reminder | 'too_many'> {
      const known = await scope.get(reminders, id)
      if (known) return toReminder(known)
      const { title, due_at: dueAt = null, told_at: toldAt = null } = form
      const createdAt = scope.now().toISOString()
      const row = { id, title, status: 'pending' as const, dueAt, toldAt, createdAt }
      const old = scope.remove(reminders, scope.beyondNewest(reminders, isDone, mostDone), [])
      const { ok } = await scope.commit([scope.put(reminders, [row]), old], {
        require: [scope.fewer(reminders, isPending, mostReminders)],
      })
      return ok ? toReminder({ ...row, userId: scope.userId }) : 'too_many'
    },

    /** Those of another account beside one's own, as they stood; null where more would wait than one person keeps. */
    async taken(rows: readonly ReminderImport[]): Promise<{ write: Write; require: SQL } | null> {
      const waiting = rows.filter(({ status }) => status === 'pending')
      const ids = waiting.map(({ id }) => id)
      const others = sql`${isPending} AND NOT ${among(reminders.id, ids)}`
      const room = mostReminders - waiting.length
      if ((await scope.list(reminders, { where: others, limit: room + 1 })).length > room) return null
      const made = rows.map(({ due_at: dueAt, told_at: toldAt, created_at: createdAt, ...row }) => {
        const { id, title, status } = row
        return { id, title, status, dueAt, toldAt, createdAt }
      })
      return { write: scope.put(reminders, made), require: scope.fewer(reminders, others, room + 1) }
    },

    /** What is put off is told again when its time comes. */
    async change(
      id: string,
      { title, status, due_at: dueAt }: ReminderChange,
    ): Promise<Reminder | 'gone' | 'too_many'> {
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
      // One that was done and waits again is one more that waits.
      const isRoom = sql`(${scope.exists(reminders, sql`${isOne} AND ${isPending}`)}
        OR ${scope.fewer(reminders, isPending, mostReminders)})`
      const { ok } = await scope.commit(writes, {
        require: [scope.exists(reminders, isOne), ...(status === 'pending' ? [isRoom] : [])],
      })
      const row = await scope.get(reminders, id)
      if (!row) return 'gone'
      return ok ? toReminder(row) : 'too_many'
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
