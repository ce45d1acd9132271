import { z } from 'zod'
import { mostOfMessage, supportTopics } from './support-topics'

const missing = 'Please fill in all fields'

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
