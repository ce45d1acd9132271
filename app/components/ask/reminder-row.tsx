import { Clock, Pencil, Trash2 } from 'lucide-react'
import { formatInstant } from '#core/i18n/dates'
import type { Reminder } from '#core/records/reminder'
import { Bdi, useSpeech } from '../i18n'
import { Button } from '../ui/button'

interface ReminderRowProps {
  readonly reminder: Reminder
  readonly onDone: () => void
  readonly onLater: () => void
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** A reminder, with what can be done about it. */
export function ReminderRow({ reminder, onDone, onLater, onEdit, onDelete }: ReminderRowProps) {
  const { t, timeZone } = useSpeech()
  const { id, title, due_at: due } = reminder
  return (
    <li className="grid gap-1" tabIndex={-1} data-row={id} data-reminder={title}>
      <p dir="auto">{title}</p>
      <div className="flex flex-wrap items-center gap-1">
        <p className="me-auto text-sm text-muted">
          {due === null ? t('ask.noDate') : <Bdi>{formatInstant(due, timeZone)}</Bdi>}
        </p>
        <Button variant="outline" size="sm" aria-label={t('ask.doneWith', { title })} onClick={onDone}>
          {t('ask.done')}
        </Button>
        <Button variant="ghost" size="icon" aria-label={t('ask.later', { title })} onClick={onLater}>
          <Clock aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          data-edit
          aria-label={t('ask.editOne', { title })}
          onClick={onEdit}
        >
          <Pencil aria-hidden />
        </Button>
        <Button variant="ghost" size="icon" aria-label={t('ask.deleteOne', { title })} onClick={onDelete}>
          <Trash2 aria-hidden />
        </Button>
      </div>
    </li>
  )
}
