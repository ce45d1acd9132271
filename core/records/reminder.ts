import { z } from 'zod'
import { longestTitle } from './reminder-limits'

const titleMissing = 'Please say what to be reminded of.'
const title = z
  .string(titleMissing)
  .trim()
  .min(1, titleMissing)
  .max(longestTitle, `Please keep it under ${longestTitle} letters.`)
const instant = z.iso.datetime('due_at is a time, such as 2026-05-01T08:00:00Z.')

export const reminderFormShape = z.object({
  title,
  due_at: instant.nullish(),
  id: z.uuid('id is a UUID of your making.').optional(),
  /** Of one that was deleted and is put back: when it was told, so that it is not told again. */
  told_at: z.iso.datetime('told_at is a time, such as 2026-05-01T08:00:00Z.').nullish(),
})

/** What is named is changed, the rest stays. */
export const reminderChangeShape = z.object({
  title: title.optional(),
  due_at: instant.nullish(),
  status: z.enum(['pending', 'done']).optional(),
})

export const reminderShape = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  title: z.string(),
  status: z.enum(['pending', 'done']),
  due_at: z.string().nullable(),
  /** When the person was told that its time has come. */
  told_at: z.string().nullable(),
  created_at: z.string(),
})
export type Reminder = Readonly<z.infer<typeof reminderShape>>
export type ReminderForm = z.infer<typeof reminderFormShape>
export type ReminderChange = z.infer<typeof reminderChangeShape>
