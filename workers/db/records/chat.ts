import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import { dailyQuestions, titleOf, type Conversation, type Message } from '../../../core/records/chat'
import { deriveId } from '../../../core/records/ids'
import type { SpokenMessage } from '../../../core/voice/saving'
import { chatConversations, chatDays, chatMessages } from './schema/chat'
import type { Decision, Scope, Write } from './scope'

/** A question and the answer to it, said together or not at all. */
export interface Said {
  readonly conversationId: string
  /** By which the same question, sent again, is known. */
  readonly turnId: string
  /** The question begins the conversation. */
  readonly begins: boolean
  /** Asked in a call. */
  readonly spoken: boolean
  readonly question: string
  readonly answer: string
}

export type Kept = 'kept' | 'gone' | 'limit'

/** What was said in a call, in its order. */
interface SpokenPiece {
  readonly conversationId: string
  readonly begins: boolean
  readonly callId: string
  readonly messages: readonly SpokenMessage[]
}

const questionId = (turnId: string): string => deriveId(turnId, 'question')
const spokenId = (callId: string, { turn_id: turn, index }: SpokenMessage): string =>
  turn === undefined ? deriveId(callId, String(index), 'spoken') : questionId(turn)
const answerId = (turnId: string): string => deriveId(turnId, 'answer')
const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** Conversations with the assistant. */
export function openChat(scope: Scope) {
  const usedToday = async (): Promise<number> => (await scope.get(chatDays, dayOf(scope.now())))?.n ?? 0

  /** A conversation in which so much more was said. */
  const grown = (
    known: { readonly title: string; readonly createdAt: string; readonly messageCount: number } | null,
    id: string,
    title: string,
    by: number,
    at: string,
  ): Write[] => {
    const row = {
      id,
      title: known?.title ?? title,
      medicalContextTimestamp: at,
      createdAt: known?.createdAt ?? at,
      updatedAt: at,
      messageCount: (known?.messageCount ?? 0) + by,
    }
    return [scope.put(chatConversations, [row], known ? 'update' : 'insert')]
  }

  /** One question more of today, and the days before forgotten. */
  const counted = (used: number): Write[] => {
    const today = dayOf(scope.now())
    return [
      scope.remove(chatDays, lt(chatDays.id, today), []),
      scope.told(scope.put(chatDays, [{ id: today, n: used + 1 }]), []),
    ]
  }

  /** So much was said in it as was known, and no more. */
  const stillSaid = (id: string, known: { readonly messageCount: number } | null): SQL => {
    const isIt = eq(chatConversations.id, id)
    const said = and(isIt, known ? eq(chatConversations.messageCount, known.messageCount) : undefined)
    const there = scope.exists(chatConversations, said ?? isIt)
    return known ? there : sql`NOT ${there}`
  }

  const stillUsed = (used: number): SQL => {
    const isToday = eq(chatDays.id, dayOf(scope.now()))
    return used === 0
      ? sql`NOT ${scope.exists(chatDays, isToday)}`
      : scope.exists(chatDays, and(isToday, eq(chatDays.n, used)) ?? isToday)
  }

  /** What is said is none of the record's facts: whoever looked at those need not look again. */
  const transact = <T>(decide: () => Promise<Decision<T>>): Promise<T> =>
    scope.transact(async () => ({ ...(await decide()), beside: true }))

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
    keep: ({ conversationId, turnId, begins, spoken, question, answer }: Said): Promise<Kept> =>
      transact<Kept>(async () => {
        const at = scope.now().toISOString()
        const [known, used, asked] = await Promise.all([
          scope.get(chatConversations, conversationId),
          usedToday(),
          // A call that ended before the answer came has kept its question.
          scope.get(chatMessages, questionId(turnId)),
        ])
        if (!known && !begins) return { writes: [], value: 'gone' }
        if (used >= dailyQuestions) return { writes: [], value: 'limit' }
        const position = known?.messageCount ?? 0
        const source = spoken ? ('voice' as const) : null
        const said = [
          ...(asked ? [] : [{ id: questionId(turnId), role: 'user' as const, content: question }]),
          { id: answerId(turnId), role: 'assistant' as const, content: answer },
        ].map((one, place) => ({
          ...one,
          conversationId,
          position: position + place,
          hidden: false,
          source,
          createdAt: at,
        }))
        return {
          writes: [
            ...grown(known, conversationId, titleOf(question), said.length, at),
            scope.put(chatMessages, said),
            ...counted(used),
          ],
          require: [stillSaid(conversationId, known), stillUsed(used)],
          value: 'kept',
        }
      }),

    /** False where the conversation is gone. What is kept already stays as it is, and where it is. */
    keepSpoken: ({ conversationId, begins, callId, messages }: SpokenPiece): Promise<boolean> =>
      transact<boolean>(async () => {
        const at = scope.now().toISOString()
        const ids = messages.map((one) => spokenId(callId, one))
        const [known, there] = await Promise.all([
          scope.get(chatConversations, conversationId),
          Promise.all(ids.map((id) => scope.get(chatMessages, id))),
        ])
        if (!known && !begins) return { writes: [], value: false }
        const fresh = messages.filter((_, place) => !there[place])
        const [first] = fresh
        if (!first) return { writes: [], value: true }
        const position = known?.messageCount ?? 0
        const said = fresh.map((one, place) => ({
          id: spokenId(callId, one),
          conversationId,
          position: position + place,
          role: one.role,
          content: one.content,
          hidden: false,
          source: 'voice' as const,
          createdAt: one.created_at,
        }))
        const title = titleOf((messages.find(({ role }) => role === 'user') ?? first).content)
        return {
          writes: [...grown(known, conversationId, title, said.length, at), scope.put(chatMessages, said)],
          require: [stillSaid(conversationId, known)],
          value: true,
        }
      }),

    /** Counts as a question what a provider is asked for; false past the day's limit. */
    spend: (): Promise<boolean> =>
      transact<boolean>(async () => {
        const used = await usedToday()
        if (used >= dailyQuestions) return { writes: [], value: false }
        return { writes: counted(used), require: [stillUsed(used)], value: true }
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
