import { Check, X } from 'lucide-react'
import { useState, type FormEvent, type RefObject } from 'react'
import { entityTypes, type EntityType } from '#core/records/kinds'
import { changesOf, formOf, hasAmount, type FormFields } from '../fact/corrections'
import type { FactView } from '../fact/fact-view'
import type { CorrectedFields } from '../fact/use-verdict'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Field } from '../ui/input'
import { Select } from '../ui/select'

interface ReviewFormProps {
  readonly fact: FactView
  readonly busy: boolean
  readonly form: RefObject<HTMLFormElement>
  /** Null: it is so as it was read. */
  readonly onApprove: (changes: CorrectedFields | null) => void
  readonly onReject: () => void
}

/** What was read, to be put right where it is not (spec records.md §2). */
export function ReviewForm({ fact, busy, form, onApprove, onReject }: ReviewFormProps) {
  const { t } = useSpeech()
  const [read] = useState(() => formOf(fact))
  const [fields, setFields] = useState<FormFields>(read)
  const field = (key: Exclude<keyof FormFields, 'type'>) => ({
    name: key,
    value: fields[key],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [key]: target.value }),
  })
  const approve = (event: FormEvent) => {
    event.preventDefault()
    const changes = changesOf(read, fields)
    onApprove(Object.keys(changes).length > 0 ? changes : null)
  }
  return (
    <form ref={form} onSubmit={approve} className="grid gap-4">
      <Select
        label={t('review.kind')}
        name="type"
        value={fields.type}
        onChange={({ target }) => setFields({ ...fields, type: target.value as EntityType })}
      >
        {entityTypes.map((type) => (
          <option key={type} value={type}>
            {t(`review.${type}`)}
          </option>
        ))}
      </Select>
      <Field label={t('review.text')} dir="auto" required {...field('text')} />
      {hasAmount(fields) && (
        <div className="grid grid-cols-2 gap-3">
          <Field
            label={fields.type === 'lab' ? t('fact.editValue') : t('fact.editDose')}
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
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={busy || fields.text.trim() === ''}>
          <Check aria-hidden />
          {t('review.approve')}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onReject}>
          <X aria-hidden />
          {t('review.reject')}
        </Button>
      </div>
    </form>
  )
}
