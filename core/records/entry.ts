import { z } from 'zod'
import { enteredStatuses, entryLimits, hasComma, isEntryDate } from './entry-fields'
import { entityTypes, type EntityStatus } from './kinds'
import { entityTypeShape } from './parts'

/** What the patient enters by hand, since paper is not everything. */

const orNull = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : text))
  .nullish()
  .transform((text) => text ?? null)
const short = (most: number, why: string) => orNull.refine((text) => (text?.length ?? 0) <= most, why)

export const entryDateShape = z
  .string()
  .trim()
  .refine(isEntryDate, 'Write the date as YYYY-MM-DD, or only a year.')

export const entryShape = z
  .object({
    type: entityTypeShape,
    text: z
      .string()
      .trim()
      .min(1, 'Write what it is.')
      .max(entryLimits.text, 'A name has 200 letters at most.'),
    value: short(entryLimits.value, 'A value has 100 letters at most.'),
    unit: short(entryLimits.unit, 'A unit has 40 letters at most.'),
    date: entryDateShape,
    status: z.enum(entityTypes.flatMap((type) => [...enteredStatuses[type]])),
    /** How a drug is taken, in the patient's words. */
    frequency: short(entryLimits.frequency, 'Directions have 200 letters at most.'),
    /** What an allergy does, likewise. */
    reaction: short(entryLimits.reaction, 'A reaction has 200 letters at most.'),
  })
  .superRefine(({ type, value, status }, context) => {
    const allowed: readonly EntityStatus[] = enteredStatuses[type]
    if (!allowed.includes(status))
      context.addIssue({ code: 'custom', path: ['status'], message: 'This kind of item has no such status.' })
    if (type === 'lab' && value === null)
      context.addIssue({ code: 'custom', path: ['value'], message: 'Write the result.' })
    if (value !== null && hasComma(value))
      context.addIssue({
        code: 'custom',
        path: ['value'],
        message: 'Write the number with a point, such as 7.3, and without a comma.',
      })
  })
export type Entry = Readonly<z.infer<typeof entryShape>>

/** An entry as the API answers it. */
export const entryRecordShape = z.object({
  id: z.uuid(),
  type: entityTypeShape,
  text: z.string(),
  value: z.string().nullable(),
  unit: z.string().nullable(),
  date: z.string(),
  status: z.string(),
  frequency: z.string().nullable(),
  reaction: z.string().nullable(),
  created_at: z.string(),
  /** Of what it says: a change names the one that it was begun from. */
  version: z.uuid(),
})
export type EntryRecord = z.infer<typeof entryRecordShape>
