import { z } from 'zod'
import { alertShape, reasonShape, type Alert } from '../../../core/records/alert'
import { aboutOf, reasonText, sourceText } from '../../../core/alerts/words'
import type { Locale } from '../../../core/i18n/locale'
import { reminderChangeShape, reminderFormShape, reminderShape } from '../../../core/records/reminder'
import { mostReminders, mostTold } from '../../../core/records/reminder-limits'
import { lookForAlerts } from '../../actions/look-for-alerts'
import type { Context } from '../../context'
import type { AlertRow } from '../../db/records/alerts'
import type { RecordDoor } from '../../db/records/open'
import { notFound, Refusal } from '../refusal'
import { Reply } from '../reply'
import { ownCall } from './row'

const limit = z.coerce.number().int().min(1).max(mostTold).default(mostTold)

/** Alerts that come from the record, and reminders by hand. */
export const alertCalls = [
  ownCall({
    method: 'get',
    path: '/rest/alerts',
    summary:
      'What the record gives cause for and is not done, the next due first; raised anew where the record changed',
    query: z.object({ limit }),
    answers: { 200: z.array(alertShape) },
    foreign: null,
    async run({ record, query }) {
      const now = new Date()
      await lookForAlerts(record, now)
      const [rows, locale] = await Promise.all([record.alerts.active(query.limit), localeOf(record)])
      return rows.map((row) => toAlert(row, locale, now))
    },
  }),

  ownCall({
    method: 'patch',
    path: '/rest/alerts/{id}',
    summary: 'Be done with an alert, put it off until a time, or have it back',
    body: z.discriminatedUnion('status', [
      z.object({ status: z.literal('new') }),
      z.object({ status: z.literal('done') }),
      z.object({
        status: z.literal('snoozed'),
        snoozed_until: z.iso.datetime('snoozed_until is a time, such as 2026-05-01T08:00:00Z.'),
      }),
    ]),
    answers: { 200: alertShape },
    foreign: ({ alertId: id }) => ({ params: { id }, body: { status: 'done' } }),
    async run({ record, params, body }) {
      const until = body.status === 'snoozed' ? body.snoozed_until : null
      const row = await record.alerts.settle(params.id, body.status, until)
      return row ? toAlert(row, await localeOf(record), new Date()) : notFound()
    },
  }),

  ownCall({
    method: 'get',
    path: '/rest/reminders',
    summary: 'Reminders that are not done, the next due first',
    query: z.object({ limit }),
    answers: { 200: z.array(reminderShape) },
    foreign: null,
    run: ({ record, query }) => record.reminders.pending(query.limit),
  }),

  ownCall({
    method: 'post',
    path: '/rest/reminders',
    summary: 'Be reminded of something; sent twice with one id it is one',
    body: reminderFormShape,
    answers: { 201: reminderShape },
    foreign: null,
    async run({ context, record, body }) {
      await watched(context, record)
      const added = await record.reminders.add(body)
      return added === 'too_many' ? tooManyReminders() : new Reply(201, added)
    },
  }),

  ownCall({
    method: 'patch',
    path: '/rest/reminders/{id}',
    summary: 'Change a reminder, put it off, or be done with it',
    body: reminderChangeShape,
    answers: { 200: reminderShape },
    foreign: ({ reminderId: id }) => ({ params: { id }, body: { status: 'done' } }),
    async run({ context, record, params, body }) {
      await watched(context, record)
      const changed = await record.reminders.change(params.id, body)
      if (changed === 'gone') return notFound()
      return changed === 'too_many' ? tooManyReminders() : changed
    },
  }),

  ownCall({
    method: 'delete',
    path: '/rest/reminders/{id}',
    summary: 'Forget a reminder',
    answers: { 204: null },
    foreign: ({ reminderId: id }) => ({ params: { id } }),
    run: async ({ record, params }) => ((await record.reminders.remove(params.id)) ? null : notFound()),
  }),
]

/** The hub looks when it is due: armed before the time is written, so that no crash leaves it untold. */
const watched = ({ hub }: Context, { owner: { userId, shard } }: RecordDoor) => hub(userId).watch(shard)

const tooManyReminders = () =>
  new Refusal(422, 'too_many', `There are ${mostReminders} reminders. Please delete some first.`)

const localeOf = async (record: RecordDoor): Promise<Locale> => (await record.profile.read())?.locale ?? 'en'

/** One that was put off until a time that is past is new again. */
function toAlert(row: AlertRow, locale: Locale, now: Date): Alert {
  const { id, userId, type, severity, status, source, dueAt, snoozedUntil, createdAt } = row
  const reason = reasonShape.parse(row.reason)
  const isOver = status === 'snoozed' && snoozedUntil !== null && snoozedUntil <= now.toISOString()
  return {
    id,
    user_id: userId,
    type,
    severity,
    status: isOver ? 'new' : status,
    about: aboutOf(locale, reason),
    rationale_md: `${reasonText(locale, reason)}\n\n${sourceText(locale, source)}`,
    source,
    due_at: dueAt,
    snoozed_until: snoozedUntil,
    entity_ids: z.array(z.string()).parse(row.entityIds),
    created_at: createdAt,
  }
}
