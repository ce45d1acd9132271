import { z } from 'zod'
import { alertRules, alertShape, reasonShape, severities } from '../records/alert'
import { engineUsageShape } from '../records/engine-usage'
import { factShape, type Fact } from '../records/fact'
import { docMetaShape, fileShape } from '../records/file'
import { profileFormShape } from '../records/profile-form'
import { isPartialDate } from '../records/partial-date'
import { reminderFormShape, reminderShape } from '../records/reminder'
import { displayNameOf, maxBytes } from '../records/upload'
import { subjectShape, verdictShape } from '../records/verdict'

/** The rows of an export as they are taken in: what they do not say is not there, what they say beyond it is left. */

const time = z.iso.datetime()
const digest = z.string().regex(/^[0-9a-f]{64}$/)
const text = (most: number) => z.string().max(most)
const owner = { user_id: z.uuid() }

/** Who exported, and what of them is taken over; the address is the account's own. */
export const profileRowShape = profileFormShape.required().extend(owner)

export const fileRowShape = z.object({
  ...owner,
  id: z.uuid(),
  storage_path: text(200),
  sha256: digest,
  /** Exports of before it was noted have none. */
  stored_sha256: digest.nullable().default(null),
  media_type: z.enum(['image/png', 'image/jpeg']),
  byte_size: z.int().min(1).max(maxBytes),
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
  display_name: z.string().transform(displayNameOf),
  category: z.enum(['lab', 'imaging', 'prescription', 'discharge', 'consultation', 'other']).nullable(),
  status: fileShape.shape.status,
  processing_state: fileShape.shape.processing_state,
  created_at: time,
  detected_date: z.string().refine(isPartialDate).nullable(),
  language: text(40).nullable(),
  language_confidence: z.number().min(0).max(1).nullable(),
  doc_meta: docMetaShape.nullable(),
  turn: z.literal([0, 90, 180, 270]),
  extraction_version: z.int().min(0).nullable(),
  engine: fileShape.shape.engine,
  engine_usage: engineUsageShape.nullable(),
})
export type FileImport = z.output<typeof fileRowShape>

/** The body is the fact; what else the row says is said of it again when it is written. */
const isDated = ({ date, eventDate }: Fact): boolean =>
  isPartialDate(eventDate) && (date === null || isPartialDate(date))
export const factRowShape = z.object({ ...owner, body: factShape.refine(isDated) })

const subject = subjectShape.extend({ factId: z.uuid().nullable() })
export const verdictRowShape = z
  .object({
    ...owner,
    ...verdictShape.omit({ undoneAt: true }).shape,
    id: z.uuid(),
    subject,
    against: subject.nullable(),
    at: time,
    undone_at: time.nullable(),
  })
  .transform(({ undone_at: undoneAt, ...row }) => ({ ...row, undoneAt }))

export const reminderRowShape = z.object({
  ...owner,
  ...reminderFormShape.pick({ title: true, due_at: true }).required().shape,
  id: z.uuid(),
  status: reminderShape.shape.status,
  told_at: time.nullable(),
  created_at: time,
})
export type ReminderImport = z.output<typeof reminderRowShape>

/** Raised anew by the rules: of an alert what the person said of it is taken, and by what to know it again. */
export const alertRowShape = z.object({
  ...owner,
  id: z.uuid(),
  /** A later version may have other rules. */
  type: z.enum(alertRules).nullable().catch(null),
  severity: z.enum(severities),
  status: alertShape.shape.status,
  reason: reasonShape,
  source: text(1000),
  due_at: text(40).nullable(),
  snoozed_until: time.nullable(),
  entity_ids: z.array(text(100)).max(100),
  created_at: time,
})
export type AlertImport = z.output<typeof alertRowShape>

export const patientNameRowShape = z.object({
  ...owner,
  name: text(200),
  mine: z.boolean(),
  said_at: time,
})
