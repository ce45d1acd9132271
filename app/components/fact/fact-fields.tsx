import { useState } from 'react'
import { useSpeech } from '../i18n'
import { Field } from '../ui/input'
import { changesOf, formOf, hasAmount, type FormFields } from './corrections'
import type { FactView } from './fact-view'

/** What was read of a fact, in a form's hands. */
export function useFactForm(fact: FactView) {
  const [read] = useState(() => formOf(fact))
  const [fields, setFields] = useState<FormFields>(read)
  return {
    fields,
    change: (changed: Partial<FormFields>) => setFields((before) => ({ ...before, ...changed })),
    /** Only what was changed. */
    changes: () => changesOf(read, fields),
  }
}

interface FactFieldsProps {
  readonly form: Pick<ReturnType<typeof useFactForm>, 'fields' | 'change'>
  /** What its words are called. */
  readonly label: string
}

/** The words, the amount where there is one, and the date of a fact, to be put right. */
export function FactFields({ form: { fields, change }, label }: FactFieldsProps) {
  const { t } = useSpeech()
  const field = (key: Exclude<keyof FormFields, 'type'>) => ({
    name: key,
    value: fields[key],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  })
  return (
    <>
      <Field label={label} dir="auto" required {...field('text')} />
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
    </>
  )
}
