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

const valuesOf = ({
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

/** A change of what was entered: what stood there when it was begun, and what was typed since. */
export interface EntryDraft {
  readonly begun: EntryValues
  readonly values: EntryValues
}

/** What was typed and not sent goes on, unless what it changes has become another meanwhile. */
export function begunAnew(draft: EntryDraft | null, record: EntryRecord): EntryDraft {
  const begun = valuesOf(record)
  const goesOn = draft !== null && JSON.stringify(draft.begun) === JSON.stringify(begun)
  return goesOn ? draft : { begun, values: begun }
}

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

const ofSome = {
  value: ['lab', 'medication'],
  unit: ['lab', 'medication'],
  frequency: ['medication'],
  reaction: ['allergy'],
} as const satisfies Partial<Record<EntryField, readonly EntityType[]>>

/** Whether an item of this kind has the field. */
export const hasField = (type: EntityType, field: keyof typeof ofSome): boolean =>
  ofSome[field].some((one) => one === type)

/** What is sent, or what is wrong with which field. What was typed as another kind is neither. */
export function checkEntry(values: EntryValues) {
  const hidden = (Object.keys(ofSome) as (keyof typeof ofSome)[]).filter((one) => !hasField(values.type, one))
  const parsed = entryShape.safeParse({
    ...values,
    ...Object.fromEntries(hidden.map((one) => [one, ''])),
  })
  if (parsed.success) return { ok: true as const, entry: parsed.data }
  const wrong: EntryErrors = {}
  for (const { path } of parsed.error.issues) {
    const field = entryFields.find((name) => name === path[0])
    if (field) wrong[field] = field === 'value' && values.value.trim() === '' ? 'valueMissing' : errors[field]
  }
  return { ok: false as const, wrong }
}
