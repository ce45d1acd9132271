import { z } from 'zod'

/** What a ticket may be about. */
export const supportTopics = ['upload', 'summary', 'alerts', 'billing', 'other'] as const

const missing = 'Please fill in all fields'
export const mostOfMessage = 5_000

export const ticketFormShape = z.object({
  topic: z.enum(supportTopics, missing),
  message: z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(mostOfMessage, 'Please write less: 5,000 characters at most.'),
})

export const ticketShape = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  topic: z.enum(supportTopics),
  message: z.string(),
  status: z.literal('open'),
  created_at: z.string(),
})
export type Ticket = Readonly<z.infer<typeof ticketShape>>
