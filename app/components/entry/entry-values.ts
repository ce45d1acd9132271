import type { Entry, EntryRecord } from '#core/records/entry'
import { enteredStatuses, entryLimits, hasComma, isEntryDate } from '#core/records/entry-fields'
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
  readonly begun: EntryRecord
  readonly values: EntryValues
  /** What `begun` says was written meanwhile, elsewhere. */
  readonly overtaken: boolean
}

/** What was typed and not sent goes on, unless what it changes has become another meanwhile. */
export function begunAnew(draft: EntryDraft | null, record: EntryRecord): EntryDraft {
  return draft?.begun.version === record.version
    ? draft
    : { begun: record, values: valuesOf(record), overtaken: false }
}

/** What was typed stays beside what was written meanwhile; sent again, it takes that one's place. */
export const overtakenBy = ({ values }: EntryDraft, begun: EntryRecord): EntryDraft => ({
  values,
  begun,
  overtaken: true,
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

/** What is sent, or what is wrong with which field: what can be said before asking the server, which has the last word. */
export function checkEntry(values: EntryValues): Checked {
  // What was typed as another kind is neither sent nor wrong.
  const typed = (name: EntryField) =>
    isOfSome(name) && !hasField(values.type, name) ? '' : values[name].trim()
  const orNull = (name: EntryField) => (typed(name) === '' ? null : typed(name))
  const isLong = (name: keyof typeof entryLimits) => typed(name).length > entryLimits[name]
  const status = enteredStatuses[values.type].find((one) => one === values.status)
  const wrong: EntryErrors = {
    ...(typed('text') === '' || isLong('text') ? { text: 'textError' } : {}),
    ...(isLong('value') || hasComma(typed('value')) ? { value: 'valueError' } : {}),
    ...(values.type === 'lab' && typed('value') === '' ? { value: 'valueMissing' } : {}),
    ...(isLong('unit') ? { unit: 'unitError' } : {}),
    ...(isEntryDate(typed('date')) ? {} : { date: 'dateError' }),
    ...(status === undefined ? { status: 'longError' } : {}),
    ...(isLong('frequency') ? { frequency: 'longError' } : {}),
    ...(isLong('reaction') ? { reaction: 'longError' } : {}),
  }
  if (status === undefined || Object.keys(wrong).length > 0) return { ok: false, wrong }
  const entry = {
    type: values.type,
    text: typed('text'),
    value: orNull('value'),
    unit: orNull('unit'),
    date: typed('date'),
    status,
    frequency: orNull('frequency'),
    reaction: orNull('reaction'),
  }
  return { ok: true, entry }
}

const ofSome = {
  value: ['lab', 'medication'],
  unit: ['lab', 'medication'],
  frequency: ['medication'],
  reaction: ['allergy'],
} as const satisfies Partial<Record<EntryField, readonly EntityType[]>>

const isOfSome = (name: EntryField): name is keyof typeof ofSome => Object.hasOwn(ofSome, name)

/** Whether an item of this kind has the field. */
export const hasField = (type: EntityType, field: keyof typeof ofSome): boolean =>
  ofSome[field].some((one) => one === type)

type Checked =
  { readonly ok: true; readonly entry: Entry } | { readonly ok: false; readonly wrong: EntryErrors }
