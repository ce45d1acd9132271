import { z } from 'zod'
import { entityTypes, type EntityStatus, type EntityType } from './kinds'
import { entityTypeShape } from './parts'

/** What the patient enters by hand, since paper is not everything. */

/** What an item of each type may be said to be, the usual first. */
export const enteredStatuses = {
  diagnosis: ['active', 'suspected', 'resolved', 'historical'],
  medication: ['active', 'stopped'],
  allergy: ['active', 'resolved'],
  procedure: ['completed'],
  lab: ['completed'],
  imaging: ['completed'],
} as const satisfies Record<EntityType, readonly EntityStatus[]>

/** What an item becomes when it ends; null of what happened once and does not end. */
export const endedStatus = {
  diagnosis: 'resolved',
  medication: 'stopped',
  allergy: 'resolved',
  procedure: null,
  lab: null,
  imaging: null,
} as const satisfies Record<EntityType, EntityStatus | null>

const day = /^\d{4}-\d{2}-\d{2}$/
/** A day, a month or a year that there is. */
const isDate = (text: string): boolean => {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text)
  if (!match || Number(match[1]) < 1900) return false
  if (match[2] !== undefined && (Number(match[2]) < 1 || Number(match[2]) > 12)) return false
  return !day.test(text) || new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
}

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
  .refine((text) => {
    try {
      return isDate(text)
    } catch {
      return false
    }
  }, 'Write the date as YYYY-MM-DD, or only a year.')

export const entryShape = z
  .object({
    type: entityTypeShape,
    text: z.string().trim().min(1, 'Write what it is.').max(200, 'A name has 200 letters at most.'),
    value: short(100, 'A value has 100 letters at most.'),
    unit: short(40, 'A unit has 40 letters at most.'),
    date: entryDateShape,
    status: z.enum(entityTypes.flatMap((type) => [...enteredStatuses[type]])),
    /** How a drug is taken, in the patient's words. */
    frequency: short(200, 'Directions have 200 letters at most.'),
    /** What an allergy does, likewise. */
    reaction: short(200, 'A reaction has 200 letters at most.'),
  })
  .superRefine(({ type, value, status }, context) => {
    const allowed: readonly EntityStatus[] = enteredStatuses[type]
    if (!allowed.includes(status))
      context.addIssue({ code: 'custom', path: ['status'], message: 'This kind of item has no such status.' })
    if (type === 'lab' && value === null)
      context.addIssue({ code: 'custom', path: ['value'], message: 'Write the result.' })
    // "7,3" is 7.3 to some and a slip of 73 to others; "1,234" is two numbers to two people.
    if (value !== null && /\d,\d/.test(value))
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
})
export type EntryRecord = z.infer<typeof entryRecordShape>
