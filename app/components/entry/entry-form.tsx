import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import type { Entry } from '#core/records/entry'
import { enteredStatuses } from '#core/records/entry-fields'
import { entityTypes, type EntityType } from '#core/records/kinds'
import type { Answer } from '../../session/api'
import { useSpeech } from '../i18n'
import { statusText } from '../record/words'
import { Button } from '../ui/button'
import { Field } from '../ui/input'
import { Select } from '../ui/select'
import {
  checkEntry,
  entryFields,
  hasField,
  retyped,
  type EntryErrors,
  type EntryValues,
} from './entry-values'

interface EntryFormProps {
  readonly values: EntryValues
  readonly onChange: (values: EntryValues) => void
  /** Whether it may become another kind. */
  readonly kinds: boolean
  /** Sends it; what comes of it is told by whoever knows. */
  readonly send: (entry: Entry) => Promise<Answer<unknown>>
}

/** An item as the patient writes it. What was typed stays, whatever comes of sending it. */
export function EntryForm({ values, onChange, kinds, send }: EntryFormProps) {
  const { t } = useSpeech()
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<EntryErrors>({})
  const [busy, setBusy] = useState(false)
  const show = (errors: EntryErrors) => {
    setWrong(errors)
    const first = entryFields.find((name) => errors[name])
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const checked = checkEntry(values)
    if (!checked.ok) return show(checked.wrong)
    setWrong({})
    setBusy(true)
    const answer = await send(checked.entry)
    setBusy(false)
    // The one thing that only the server's clock tells.
    if (!answer.ok && answer.code === 'invalid_input') show({ date: 'futureError' })
  }
  const { type } = values
  const field = (name: keyof EntryValues & keyof EntryErrors) => ({
    name,
    value: values[name],
    autoComplete: 'off',
    error: wrong[name] && t(`entry.${wrong[name]}`),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ ...values, [name]: target.value }),
  })
  const statuses: readonly string[] = enteredStatuses[type]
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void save(event)}
      className="grid gap-4 overflow-y-auto p-5"
    >
      {kinds && (
        <Select
          label={t('entry.type')}
          name="type"
          value={type}
          onChange={({ target }) => onChange(retyped(values, target.value as EntityType))}
        >
          {entityTypes.map((one) => (
            <option key={one} value={one}>
              {t(`review.${one}`)}
            </option>
          ))}
        </Select>
      )}
      <Field label={t('entry.text')} dir="auto" {...field('text')} />
      {hasField(type, 'value') && (
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label={t(type === 'lab' ? 'entry.value' : 'entry.dose')} dir="ltr" {...field('value')} />
          <Field label={t('entry.unit')} dir="ltr" {...field('unit')} />
        </div>
      )}
      {hasField(type, 'frequency') && (
        <Field label={t('entry.frequency')} dir="auto" {...field('frequency')} />
      )}
      {hasField(type, 'reaction') && <Field label={t('entry.reaction')} dir="auto" {...field('reaction')} />}
      <Field
        label={t(type === 'medication' || type === 'diagnosis' ? 'entry.since' : 'entry.date')}
        hint={t('entry.dateHint')}
        dir="ltr"
        inputMode="numeric"
        {...field('date')}
      />
      {statuses.length > 1 && (
        <Select
          label={t('entry.status')}
          name="status"
          value={values.status}
          onChange={({ target }) => onChange({ ...values, status: target.value })}
        >
          {statuses.map((status) => (
            <option key={status} value={status}>
              {statusText(t, status)}
            </option>
          ))}
        </Select>
      )}
      <Button type="submit" disabled={busy} className="justify-self-end">
        {t('entry.save')}
      </Button>
    </form>
  )
}
