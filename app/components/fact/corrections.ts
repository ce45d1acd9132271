import type { EntityType } from '#core/records/kinds'
import type { FactView } from './fact-view'
import type { CorrectedFields } from './use-verdict'

/** What a form holds: everything but the kind as text. */
export interface FormFields {
  readonly type: EntityType
  readonly text: string
  readonly value: string
  readonly unit: string
  readonly date: string
}

export const hasAmount = ({ type }: Pick<FactView, 'type'>): boolean =>
  type === 'lab' || type === 'medication'

/** What was read; of a name that was learned that name, since a yes is said to it. */
export function formOf({ type, name, named, wording, value, unit, date }: FactView): FormFields {
  const text = named === null ? (wording ?? name) : name
  return { type, text, value: value ?? '', unit: unit ?? '', date: date ?? '' }
}

/** Only what was changed: what is left alone stays as it was read. */
export function changesOf(before: FormFields, after: FormFields): CorrectedFields {
  const changed = (key: Exclude<keyof FormFields, 'type'>) => before[key] !== after[key].trim()
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
  return {
    ...(before.type === after.type ? {} : { type: after.type }),
    ...(changed('text') && after.text.trim() !== '' ? { text: after.text.trim() } : {}),
    ...(changed('value') ? { value: orNull(after.value) } : {}),
    ...(changed('unit') ? { unit: orNull(after.unit) } : {}),
    ...(changed('date') ? { date: orNull(after.date) } : {}),
  }
}
