import type { Locale } from '../../core/i18n/locale'

/** A question as it came: the same turn, sent again, is the same question. */
export interface Turn {
  readonly conversationId: string
  readonly turnId: string
  readonly begins: boolean
  /** Asked aloud. */
  readonly spoken: boolean
  readonly question: string
  /** Of the screen. */
  readonly locale: Locale
}

export type Answered =
  /** @property content the answer as JSON (core/assistant/answer.ts) */
  { readonly kind: 'answered'; readonly content: string } | { readonly kind: 'gone' | 'limit' }

/** A conversation as its object answers it; `durable-objects/chat-session.ts`. */
export interface ChatSessionCalls {
  /** What the first answer needs is made. */
  ready(): Promise<void>
  ask(owner: { readonly userId: string; readonly shard: number }, turn: Turn): Promise<Answered>
}

/** Named by person and conversation: nobody reaches another's by an id. */
export function openChatSessions(sessions: DurableObjectNamespace) {
  return (userId: string, conversationId: string): ChatSessionCalls =>
    sessions.getByName(`${userId} ${conversationId}`) as unknown as ChatSessionCalls
}
