import { useState, type ReactNode } from 'react'
import type { Reminder, ReminderChange } from '#core/records/reminder'
import { callApi } from '../../session/api'
import { useSpeech } from '../i18n'
import { Skeleton } from '../ui/skeleton'
import type { Notice } from './chat-state'
import { ListFailed } from './list-failed'
import { afterDays } from './moment-field'
import { ReminderForm } from './reminder-form'
import { ReminderRow } from './reminder-row'
import type { Due } from './use-due'
import { useDueChanges } from './use-due-changes'

interface ReminderListProps {
  readonly due: Due
  readonly onTold: (notice: Notice) => void
  /** Where else it is told. */
  readonly children: ReactNode
}

/** What the person wants to be reminded of. */
export function ReminderList({ due, onTold, children }: ReminderListProps) {
  const { t } = useSpeech()
  const { reminders, failed, reload } = due
  const { change, focus } = useDueChanges(due, onTold)
  const [editing, setEditing] = useState<string | null>(null)
  const put = (id: string, body: ReminderChange) =>
    callApi('PATCH /rest/reminders/{id}', { params: { id }, body })
  const close = ({ id }: Reminder) => {
    focus.leave(id)
    setEditing(null)
    focus.settle()
  }
  const remove = ({ id, title, due_at, told_at }: Reminder) =>
    change(callApi('DELETE /rest/reminders/{id}', { params: { id } }), {
      said: 'ask.reminderDeleted',
      undo: () => callApi('POST /rest/reminders', { body: { id, title, due_at, told_at } }),
    })
  return (
    <section aria-labelledby="ask-reminders" className="grid gap-2">
      <h3 id="ask-reminders" tabIndex={-1}>
        {t('ask.reminders')}
      </h3>
      {reminders === null && failed && (
        <ListFailed text={t('ask.remindersFailed')} onAgain={() => void reload()} />
      )}
      {reminders === null && !failed && <Skeleton className="h-24" />}
      {reminders?.length === 0 && <p className="text-muted">{t('ask.noReminders')}</p>}
      <ul className="ask-rows">
        {reminders?.map((reminder) =>
          editing === reminder.id ? (
            <li key={reminder.id} data-row={reminder.id}>
              <ReminderForm
                reminder={reminder}
                onCancel={() => close(reminder)}
                onSave={async (form) => {
                  const ok = await change(put(reminder.id, form))
                  if (ok) close(reminder)
                  return ok
                }}
              />
            </li>
          ) : (
            <ReminderRow
              key={reminder.id}
              reminder={reminder}
              onDone={() =>
                void change(put(reminder.id, { status: 'done' }), {
                  said: 'ask.reminderDone',
                  undo: () => put(reminder.id, { status: 'pending' }),
                })
              }
              onLater={() => void change(put(reminder.id, { due_at: afterDays(1) }))}
              onEdit={() => setEditing(reminder.id)}
              onDelete={() => void remove(reminder)}
            />
          ),
        )}
      </ul>
      <ReminderForm
        reminder={null}
        onSave={(form) => change(callApi('POST /rest/reminders', { body: form }))}
      />
      {children}
    </section>
  )
}
