import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { Reminder, ReminderForm as Form } from '#core/records/reminder'
import { longestTitle } from '#core/records/reminder-limits'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { fieldOf, instantOf, latestMoment } from './moment-field'

interface ReminderFormProps {
  /** Null: a new one. */
  readonly reminder: Reminder | null
  readonly onSave: (form: Form) => Promise<boolean>
  readonly onCancel?: () => void
}

/** What to be reminded of, and when. What was typed stays until it is saved. */
export function ReminderForm({ reminder, onSave, onCancel }: ReminderFormProps) {
  const { t } = useSpeech()
  const id = useId()
  const [title, setTitle] = useState(reminder?.title ?? '')
  const [when, setWhen] = useState(fieldOf(reminder?.due_at ?? null))
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isNew = reminder === null
  useEffect(() => {
    if (!isNew) field.current?.focus()
  }, [isNew])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const due = instantOf(when)
    if (title.trim() === '' || due === undefined) return
    setBusy(true)
    const saved = await onSave({
      title: title.trim(),
      due_at: due,
    })
    setBusy(false)
    if (saved && isNew) {
      // The button has nothing to add any more, and no focus.
      field.current?.focus()
      setTitle('')
      setWhen('')
    }
  }
  return (
    <form className="ask-reminder-form" onSubmit={(event) => void save(event)}>
      <label htmlFor={`${id}-title`}>{t('ask.what')}</label>
      <input
        ref={field}
        id={`${id}-title`}
        dir="auto"
        maxLength={longestTitle}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <label htmlFor={`${id}-when`}>{t('ask.when')}</label>
      <input
        id={`${id}-when`}
        type="datetime-local"
        max={latestMoment}
        value={when}
        onChange={({ target }) => setWhen(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={busy || title.trim() === ''}>
          {t(isNew ? 'ask.add' : 'ask.save')}
        </Button>
        {onCancel && (
          <Button variant="outline" size="sm" onClick={onCancel}>
            {t('shell.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
