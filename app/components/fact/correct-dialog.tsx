import { useState, type FormEvent } from 'react'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Field } from '../ui/input'
import { changesOf, formOf, hasAmount, type FormFields } from './corrections'
import type { FactView } from './fact-view'
import type { CorrectedFields } from './use-verdict'

interface CorrectDialogProps {
  readonly fact: FactView
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSave: (fields: CorrectedFields) => Promise<void>
}

/** What a fact is instead of what was read. */
export function CorrectDialog({ fact, busy, onClose, onSave }: CorrectDialogProps) {
  const { t } = useSpeech()
  const [read] = useState(() => formOf(fact))
  const [form, setForm] = useState<FormFields>(read)
  const field = (key: Exclude<keyof FormFields, 'type'>) => ({
    name: key,
    value: form[key],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [key]: target.value }),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    void onSave(changesOf(read, form))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('fact.editTitle')}
      description={t('fact.editHint')}
      closeLabel={t('shell.close')}
    >
      <form onSubmit={save} className="grid gap-4 overflow-y-auto p-4">
        <Field label={t('fact.editText')} dir="auto" required {...field('text')} />
        {hasAmount(fact) && (
          <div className="grid grid-cols-2 gap-3">
            <Field
              label={fact.type === 'lab' ? t('fact.editValue') : t('fact.editDose')}
              dir="ltr"
              {...field('value')}
            />
            <Field label={t('fact.editUnit')} dir="ltr" {...field('unit')} />
          </div>
        )}
        <Field
          label={t('fact.editDate')}
          hint={t('fact.editDateHint')}
          dir="ltr"
          inputMode="numeric"
          pattern="\d{4}(-\d{2}(-\d{2})?)?"
          {...field('date')}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" disabled={busy}>
            {t('fact.editSave')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
