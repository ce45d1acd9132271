import { useState } from 'react'
import type { ReminderChange } from '#core/records/reminder'
import { callApi } from '../../session/api'
import { useSpeech } from '../i18n'
import { Skeleton } from '../ui/skeleton'
import { AlertCard } from './alert-card'
import { CalendarFeed } from './calendar-feed'
import { ReminderForm } from './reminder-form'
import { ReminderRow } from './reminder-row'
import { TellThisDevice } from './tell-this-device'
import type { Due } from './use-due'

const dayMs = 86_400_000
const after = (days: number): string => new Date(Date.now() + days * dayMs).toISOString()

interface DueTabProps {
  readonly due: Due
  /** Something could not be saved. */
  readonly onFailed: () => void
}

/** What the record gives cause for, and what the person wants to be reminded of. */
export function DueTab({ due, onFailed }: DueTabProps) {
  const { t } = useSpeech()
  const { alerts, reminders, failed, reload } = due
  const [editing, setEditing] = useState<string | null>(null)
  const done = async (answer: Promise<{ readonly ok: boolean }>): Promise<boolean> => {
    const { ok } = await answer
    if (!ok) onFailed()
    await reload()
    return ok
  }
  const changed = (id: string, body: ReminderChange) =>
    done(callApi('PATCH /rest/reminders/{id}', { params: { id }, body }))
  if (failed && alerts === null) return <p role="alert">{t('ask.dueFailed')}</p>
  return (
    <>
      <section aria-labelledby="ask-alerts" className="grid gap-2">
        <h3 id="ask-alerts">{t('ask.alerts')}</h3>
        {alerts === null && <Skeleton className="h-24" />}
        {alerts?.length === 0 && <p className="text-muted">{t('ask.noAlerts')}</p>}
        <ul className="ask-rows">
          {alerts?.map((alert) => (
            <AlertCard
              key={alert.id}
              alert={alert}
              onDone={() =>
                void done(
                  callApi('PATCH /rest/alerts/{id}', { params: { id: alert.id }, body: { status: 'done' } }),
                )
              }
              onSnooze={() =>
                void done(
                  callApi('PATCH /rest/alerts/{id}', {
                    params: { id: alert.id },
                    body: { status: 'snoozed', snoozed_until: after(7) },
                  }),
                )
              }
            />
          ))}
        </ul>
        {alerts !== null && alerts.length > 0 && <p className="text-xs text-muted">{t('ask.notSure')}</p>}
      </section>
      <section aria-labelledby="ask-reminders" className="grid gap-2">
        <h3 id="ask-reminders">{t('ask.reminders')}</h3>
        {reminders === null && <Skeleton className="h-24" />}
        {reminders?.length === 0 && <p className="text-muted">{t('ask.noReminders')}</p>}
        <ul className="ask-rows">
          {reminders?.map((reminder) =>
            editing === reminder.id ? (
              <li key={reminder.id}>
                <ReminderForm
                  reminder={reminder}
                  onCancel={() => setEditing(null)}
                  onSave={async (form) => {
                    const ok = await changed(reminder.id, form)
                    if (ok) setEditing(null)
                    return ok
                  }}
                />
              </li>
            ) : (
              <ReminderRow
                key={reminder.id}
                reminder={reminder}
                onDone={() => void changed(reminder.id, { status: 'done' })}
                onLater={() => void changed(reminder.id, { due_at: after(1) })}
                onEdit={() => setEditing(reminder.id)}
                onDelete={() =>
                  void done(callApi('DELETE /rest/reminders/{id}', { params: { id: reminder.id } }))
                }
              />
            ),
          )}
        </ul>
        <ReminderForm
          reminder={null}
          onSave={(form) => done(callApi('POST /rest/reminders', { body: form }))}
        />
        <TellThisDevice />
        <CalendarFeed />
      </section>
    </>
  )
}
