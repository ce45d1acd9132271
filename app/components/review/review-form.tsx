import { Check, FileX2, X } from 'lucide-react'
import type { FormEvent, RefObject } from 'react'
import { entityTypes, type EntityType } from '#core/records/kinds'
import { FactFields, useFactForm } from '../fact/fact-fields'
import type { FactView } from '../fact/fact-view'
import type { CorrectedFields } from '../fact/use-verdict'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Select } from '../ui/select'

interface ReviewFormProps {
  readonly fact: FactView
  readonly busy: boolean
  readonly form: RefObject<HTMLFormElement>
  /** Null: it is so as it was read. */
  readonly onApprove: (changes: CorrectedFields | null) => void
  readonly onReject: () => void
  /** Where another document says otherwise: that one is wrong. */
  readonly onRejectOther: (() => void) | null
}

/** What was read, to be put right where it is not (spec records.md §2). */
export function ReviewForm({ fact, busy, form, onApprove, onReject, onRejectOther }: ReviewFormProps) {
  const { t } = useSpeech()
  const { fields, change, changes } = useFactForm(fact)
  const approve = (event: FormEvent) => {
    event.preventDefault()
    const made = changes()
    onApprove(Object.keys(made).length > 0 ? made : null)
  }
  return (
    <form ref={form} onSubmit={approve} className="grid gap-4">
      <Select
        label={t('review.kind')}
        name="type"
        value={fields.type}
        onChange={({ target }) => change({ type: target.value as EntityType })}
      >
        {entityTypes.map((type) => (
          <option key={type} value={type}>
            {t(`review.${type}`)}
          </option>
        ))}
      </Select>
      <FactFields form={{ fields, change }} label={t('review.text')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={busy || fields.text.trim() === ''}>
          <Check aria-hidden />
          {t('review.approve')}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onReject}>
          <X aria-hidden />
          {t('review.reject')}
        </Button>
        {onRejectOther && (
          <Button variant="outline" disabled={busy} onClick={onRejectOther}>
            <FileX2 aria-hidden />
            {t('review.otherWrong')}
          </Button>
        )}
      </div>
    </form>
  )
}
