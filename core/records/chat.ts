import { z } from 'zod'

/** Questions that are answered a person and day (UTC). */
export const dailyQuestions = 100
/** Letters of a conversation's title. */
const longestTitle = 60

export const conversationShape = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  title: z.string(),
  medical_context_timestamp: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  message_count: z.number(),
})
export type Conversation = Readonly<z.infer<typeof conversationShape>>

export const messageShape = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  user_id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  hidden: z.boolean(),
  source: z.enum(['voice']).nullable(),
  created_at: z.string(),
})
export type Message = Readonly<z.infer<typeof messageShape>>

/** The first words of the question that began it. */
export function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim()
  return [...line].length <= longestTitle ? line : `${[...line].slice(0, longestTitle - 1).join('')}…`
}
