import type { Entry } from '#core/records/entry'
import type { Answer } from '../../session/api'
import { useSpeech } from '../i18n'
import { DialogFrame } from '../ui/dialog-frame'
import { EntryForm } from './entry-form'
import type { EntryValues } from './entry-values'

export interface EntryDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description?: string
  readonly values: EntryValues
  readonly onChange: (values: EntryValues) => void
  /** Whether it may become another kind. */
  readonly kinds: boolean
  readonly send: (entry: Entry) => Promise<Answer<unknown>>
}

/** The form over the screen that asked for it. */
export function EntryDialogFrame({ values, onChange, kinds, send, ...dialog }: EntryDialogProps) {
  const { t } = useSpeech()
  return (
    <DialogFrame {...dialog} closeLabel={t('shell.close')}>
      <EntryForm values={values} onChange={onChange} kinds={kinds} send={send} />
    </DialogFrame>
  )
}
