import { enteredStatuses, entryShape, type EntryRecord } from '#core/records/entry'
import type { EntityType } from '#core/records/kinds'

/** What the form holds: all of it as typed. */
export type EntryValues = Readonly<
  Record<'text' | 'value' | 'unit' | 'date' | 'status' | 'frequency' | 'reaction', string>
> & { readonly type: EntityType }

/** In the order of the form. */
export const entryFields = ['text', 'value', 'unit', 'date', 'status', 'frequency', 'reaction'] as const
type EntryField = (typeof entryFields)[number]

export const blankEntry = (type: EntityType, today: string): EntryValues => ({
  type,
  text: '',
  value: '',
  unit: '',
  date: today,
  status: enteredStatuses[type][0],
  frequency: '',
  reaction: '',
})

export const valuesOf = ({
  type,
  text,
  value,
  unit,
  date,
  status,
  frequency,
  reaction,
}: EntryRecord): EntryValues => ({
  type,
  text,
  value: value ?? '',
  unit: unit ?? '',
  date,
  status,
  frequency: frequency ?? '',
  reaction: reaction ?? '',
})

/** Another kind of item has other fields; what was typed stays where the new kind has a place for it. */
export const retyped = (values: EntryValues, type: EntityType): EntryValues => ({
  ...values,
  type,
  status: enteredStatuses[type][0],
})

type EntryError =
  'textError' | 'valueMissing' | 'valueError' | 'unitError' | 'longError' | 'dateError' | 'futureError'
export type EntryErrors = Partial<Record<EntryField, EntryError>>

const errors: Record<EntryField, EntryError> = {
  text: 'textError',
  value: 'valueError',
  unit: 'unitError',
  date: 'dateError',
  status: 'longError',
  frequency: 'longError',
  reaction: 'longError',
}

/** What is sent, or what is wrong with which field. */
export function checkEntry(values: EntryValues) {
  const parsed = entryShape.safeParse(values)
  if (parsed.success) return { ok: true as const, entry: parsed.data }
  const wrong: EntryErrors = {}
  for (const { path } of parsed.error.issues) {
    const field = entryFields.find((name) => name === path[0])
    if (field) wrong[field] = field === 'value' && values.value.trim() === '' ? 'valueMissing' : errors[field]
  }
  return { ok: false as const, wrong }
}
