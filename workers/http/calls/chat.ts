import { z } from 'zod'
import { locales } from '../../../core/i18n/locale'
import { conversationShape, messageShape } from '../../../core/records/chat'
import { longestQuestion } from '../../../core/records/chat-stream'
import { deriveId } from '../../../core/records/ids'
import { spokenPieceShape } from '../../../core/voice/saving'
import { answerStream } from '../event-stream'
import { notFound, Refusal } from '../refusal'
import { ownCall } from './row'

const conversationId = z.uuid('conversation_id is the id of a conversation.')

const callId = z.uuid('call_id is an id of the caller’s own making.')

export const tomorrow = (): number => Math.ceil((86_400_000 - (Date.now() % 86_400_000)) / 1000)

/** The assistant: conversations, what was said in them, and a question. */
export const chat = [
  ownCall({
    method: 'get',
    path: '/rest/chat_conversations',
    summary: 'Conversations with the assistant, the last spoken in first',
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(5) }),
    answers: { 200: z.array(conversationShape) },
    foreign: null,
    async run({ context, record, query }) {
      // They are asked for where the panel opens: the question comes soon.
      const session = context.chatSession(record.owner.userId)
      context.later(session.ready(record.owner).catch(() => undefined))
      return record.chat.conversations(query.limit)
    },
  }),

  ownCall({
    method: 'delete',
    path: '/rest/chat_conversations/{id}',
    summary: 'Delete a conversation and all that was said in it',
    answers: { 204: null },
    foreign: ({ conversationId: id }) => ({ params: { id } }),
    run: async ({ record, params }) => ((await record.chat.remove(params.id)) ? null : notFound()),
  }),

  ownCall({
    method: 'get',
    path: '/rest/chat_messages',
    summary: 'The last of what was said in a conversation, in order, hidden messages left out',
    query: z.object({
      conversation_id: conversationId,
      limit: z.coerce.number().int().min(1).max(500).default(200),
    }),
    answers: { 200: z.array(messageShape) },
    foreign: ({ conversationId: id }) => ({ query: { conversation_id: id } }),
    async run({ record, query: { conversation_id: id, limit } }) {
      return (await record.chat.has(id)) ? record.chat.messages(id, limit) : notFound()
    },
  }),

  ownCall({
    method: 'post',
    path: '/rest/chat_messages',
    summary:
      'Keep what was said in a call, at the end of its conversation, or in a new one. The same message of the same call is kept once',
    body: z.object({
      conversation_id: conversationId.nullable(),
      call_id: callId,
      messages: spokenPieceShape,
    }),
    answers: { 201: z.object({ conversation_id: z.uuid() }) },
    foreign: ({ conversationId: id }) => ({
      body: {
        conversation_id: id,
        call_id: '018f0000-0000-7000-8000-000000000001',
        messages: [{ index: 0, role: 'user', content: 'Hello', created_at: '2026-01-01T00:00:00.000Z' }],
      },
    }),
    async run({ record, body: { conversation_id: known, call_id: call, messages } }) {
      const id = known ?? deriveId(record.owner.userId, call, 'conversation')
      const kept = await record.chat.keepSpoken({
        conversationId: id,
        begins: known === null,
        callId: call,
        messages,
      })
      return kept ? { conversation_id: id } : notFound()
    },
  }),

  ownCall({
    method: 'post',
    path: '/functions/medical_chat',
    summary:
      'Ask about one’s own record: an event stream of `data:` lines, the last `[DONE]`. The same turn_id is the same question: it is answered once, and its answer given again',
    body: z.object({
      message: z
        .string('message is the question.')
        .trim()
        .min(1, 'Please write a question.')
        .max(longestQuestion, `Your message is too long. Please keep it under ${longestQuestion} letters.`),
      conversation_id: conversationId.nullish(),
      turn_id: z.uuid('turn_id is an id of the caller’s own making.').optional(),
      locale: z.enum(locales).default('en'),
      call_id: callId.optional(),
    }),
    answers: { 200: null },
    foreign: ({ conversationId: id }) => ({ body: { message: 'What is new?', conversation_id: id } }),
    async run({ context, record: { owner }, body }) {
      const turnId = body.turn_id ?? crypto.randomUUID()
      const begins = !body.conversation_id
      // Asked again, a question that begins a conversation begins the same one.
      const spoken = body.call_id !== undefined
      const id = body.conversation_id ?? deriveId(owner.userId, body.call_id ?? turnId, 'conversation')
      const { message: question, locale } = body
      const turn = { conversationId: id, turnId, begins, spoken, question, locale }
      const answered = await context.chatSession(owner.userId).ask(owner, turn)
      switch (answered.kind) {
        case 'gone':
          return notFound()
        case 'limit':
          return new Refusal(429, 'daily_limit', limitText, { retryAfter: tomorrow() })
        case 'answered':
          return answerStream({ type: 'start', conversation_id: id, turn_id: turnId }, answered.content)
      }
    },
  }),
]

export const limitText = "You've reached your daily message limit. Try again tomorrow."
