import { useState, type FormEvent } from 'react'
import { dayOf } from '#core/i18n/dates'
import { isEntryDate } from '#core/records/entry-fields'
import { useLive } from '../../live/live-provider'
import { callApi } from '../../session/api'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { DialogFrame } from '../ui/dialog-frame'
import { Field } from '../ui/input'
import { useEntryToast } from './use-entry-toast'

export interface EndDialogProps {
  readonly open: boolean
  readonly itemId: string
  readonly name: string
  readonly onClose: () => void
}

/** Since when an item is over: the patient's own word, which can be taken back. */
export function EndDialogFrame({ open, itemId, name, onClose }: EndDialogProps) {
  const { t, timeZone } = useSpeech()
  const { refresh } = useLive()
  const tell = useEntryToast()
  const [date, setDate] = useState(() => dayOf(new Date().toISOString(), timeZone))
  const [error, setError] = useState<'dateError' | 'futureError' | 'laterError' | null>(null)
  const [busy, setBusy] = useState(false)

  const undo = async (id: string) => {
    const answer = await callApi('DELETE /rest/entries/{id}', { params: { id } })
    tell(answer, {
      done: 'entry.goesOn',
      failed: 'entry.goesOnFailed',
      again: () => void undo(id),
    })
    refresh()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!isEntryDate(date.trim())) return setError('dateError')
    setBusy(true)
    const answer = await callApi('POST /functions/end_item', { body: { item_id: itemId, date } })
    setBusy(false)
    if (!answer.ok && answer.code === 'invalid_input') return setError('futureError')
    if (!answer.ok && answer.code === 'written_later') return setError('laterError')
    tell(answer, {
      done: 'entry.ended',
      failed: 'entry.endFailed',
      ...(answer.ok ? { undo: () => void undo(answer.value.id) } : {}),
    })
    if (answer.ok) onClose()
    refresh()
  }
  return (
    <DialogFrame
      open={open}
      onOpenChange={(state) => state || onClose()}
      title={t('entry.endName', { name })}
      description={t('entry.endHint')}
      closeLabel={t('shell.close')}
    >
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4 p-5">
        <Field
          label={t('entry.endTitle')}
          hint={t('entry.dateHint')}
          name="date"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={date}
          error={error === null ? undefined : t(`entry.${error}`)}
          onChange={({ target }) => setDate(target.value)}
        />
        <Button type="submit" disabled={busy} className="justify-self-end">
          {t('entry.save')}
        </Button>
      </form>
    </DialogFrame>
  )
}
