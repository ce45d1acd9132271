import type { FactView } from './fact-view'
import type { CorrectedFields } from './use-verdict'

/** What a form holds: everything as text. */
export interface FormFields {
  readonly text: string
  readonly value: string
  readonly unit: string
  readonly date: string
}

export const hasAmount = ({ type }: Pick<FactView, 'type'>): boolean =>
  type === 'lab' || type === 'medication'

export function formOf({ name, wording, value, unit, date }: FactView): FormFields {
  return { text: wording ?? name, value: value ?? '', unit: unit ?? '', date: date ?? '' }
}

/** Only what was changed: what is left alone stays as it was read. */
export function changesOf(before: FormFields, after: FormFields): CorrectedFields {
  const changed = (key: keyof FormFields) => before[key] !== after[key].trim()
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
  return {
    ...(changed('text') && after.text.trim() !== '' ? { text: after.text.trim() } : {}),
    ...(changed('value') ? { value: orNull(after.value) } : {}),
    ...(changed('unit') ? { unit: orNull(after.unit) } : {}),
    ...(changed('date') ? { date: orNull(after.date) } : {}),
  }
}
