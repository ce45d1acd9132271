import type { FormEvent } from 'react'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { DialogFrame } from '../ui/dialog-frame'
import { FactFields, useFactForm } from './fact-fields'
import type { FactView } from './fact-view'
import type { CorrectedFields } from './use-verdict'

export interface CorrectDialogProps {
  readonly open: boolean
  readonly fact: FactView
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSave: (fields: CorrectedFields) => Promise<void>
}

/** What a fact is instead of what was read. */
export function CorrectDialogFrame({ open, fact, busy, onClose, onSave }: CorrectDialogProps) {
  const { t } = useSpeech()
  const form = useFactForm(fact)
  const save = (event: FormEvent) => {
    event.preventDefault()
    void onSave(form.changes())
  }
  return (
    <DialogFrame
      open={open}
      onOpenChange={(state) => state || onClose()}
      title={t('fact.editTitle')}
      description={t('fact.editHint')}
      closeLabel={t('shell.close')}
    >
      <form onSubmit={save} className="grid gap-4 overflow-y-auto p-4">
        <FactFields form={form} label={t('fact.editText')} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" disabled={busy}>
            {t('fact.editSave')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  )
}
