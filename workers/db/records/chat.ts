import { eq, lt, sql } from 'drizzle-orm'
import { dailyQuestions, titleOf, type Conversation, type Message } from '../../../core/records/chat'
import { deriveId } from '../../../core/records/ids'
import { chatConversations, chatDays, chatMessages } from './schema/chat'
import type { Scope } from './scope'

/** A question and the answer to it, said together or not at all. */
export interface Said {
  readonly conversationId: string
  /** By which the same question, sent again, is known. */
  readonly turnId: string
  /** The question begins the conversation. */
  readonly begins: boolean
  readonly question: string
  readonly answer: string
}

export type Kept = 'kept' | 'gone' | 'limit'

const answerId = (turnId: string): string => deriveId(turnId, 'answer')
const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** Conversations with the assistant. */
export function openChat(scope: Scope) {
  const usedToday = async (): Promise<number> => (await scope.get(chatDays, dayOf(scope.now())))?.n ?? 0

  return {
    /** Newest first. */
    async conversations(limit: number): Promise<Conversation[]> {
      const rows = await scope.list(chatConversations, {
        order: [
          { by: chatConversations.updatedAt, down: true },
          { by: chatConversations.id, down: true },
        ],
        limit,
      })
      return rows.map(
        ({ id, userId, title, medicalContextTimestamp, createdAt, updatedAt, messageCount }) => ({
          id,
          user_id: userId,
          title,
          medical_context_timestamp: medicalContextTimestamp,
          created_at: createdAt,
          updated_at: updatedAt,
          message_count: messageCount,
        }),
      )
    },

    has: async (id: string): Promise<boolean> => (await scope.get(chatConversations, id)) !== null,

    /** As they were said, the last ones, hidden ones left out. */
    async messages(conversationId: string, limit: number): Promise<Message[]> {
      const rows = await scope.list(chatMessages, {
        where: sql`${chatMessages.conversationId} = ${conversationId} AND NOT ${chatMessages.hidden}`,
        order: [{ by: chatMessages.position, down: true }],
        limit,
      })
      return rows.toReversed().map(({ id, userId, role, content, hidden, source, createdAt }) => ({
        id,
        conversation_id: conversationId,
        user_id: userId,
        role,
        content,
        hidden,
        source,
        created_at: createdAt,
      }))
    },

    /** What was answered to a question that was sent before; null where it was not. */
    async answerOf(turnId: string): Promise<string | null> {
      return (await scope.get(chatMessages, answerId(turnId)))?.content ?? null
    },

    isOverLimit: async (): Promise<boolean> => (await usedToday()) >= dailyQuestions,

    /** A question with its answer, at the end of its conversation, counted: in one commit. */
    keep: ({ conversationId, turnId, begins, question, answer }: Said): Promise<Kept> =>
      scope.transact<Kept>(async () => {
        const now = scope.now()
        const at = now.toISOString()
        const [known, used] = await Promise.all([scope.get(chatConversations, conversationId), usedToday()])
        if (!known && !begins) return { writes: [], value: 'gone' }
        if (used >= dailyQuestions) return { writes: [], value: 'limit' }
        const position = known?.messageCount ?? 0
        const conversation = {
          id: conversationId,
          title: known?.title ?? titleOf(question),
          medicalContextTimestamp: at,
          createdAt: known?.createdAt ?? at,
          updatedAt: at,
          messageCount: position + 2,
        }
        const common = { conversationId, hidden: false, source: null, createdAt: at }
        const messages = [
          { ...common, id: deriveId(turnId, 'question'), position, role: 'user' as const, content: question },
          {
            ...common,
            id: answerId(turnId),
            position: position + 1,
            role: 'assistant' as const,
            content: answer,
          },
        ]
        const today = dayOf(now)
        return {
          writes: [
            scope.put(chatConversations, [conversation], known ? 'update' : 'insert'),
            scope.put(chatMessages, messages),
            scope.remove(chatDays, lt(chatDays.id, today), []),
            scope.told(scope.put(chatDays, [{ id: today, n: used + 1 }]), []),
          ],
          value: 'kept',
        }
      }),

    /** With all that was said in it. False where it is not there. */
    async remove(id: string): Promise<boolean> {
      const { ok } = await scope.commit(
        [
          scope.remove(chatMessages, eq(chatMessages.conversationId, id), []),
          scope.remove(chatConversations, eq(chatConversations.id, id), [
            { table: 'chat_conversations', event: 'delete', id },
          ]),
        ],
        { require: [scope.exists(chatConversations, eq(chatConversations.id, id))] },
      )
      return ok
    },
  }
}
