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

interface Owner {
  readonly userId: string
  readonly shard: number
}

/** A person's conversations as their object answers them; `durable-objects/chat-session.ts`. */
export interface ChatSessionCalls {
  /** What the first answer needs is made. */
  ready(owner: Owner): Promise<void>
  ask(owner: Owner, turn: Turn): Promise<Answered>
}

/** Named by the person: nobody reaches another's. */
export function openChatSessions(sessions: DurableObjectNamespace) {
  return (userId: string): ChatSessionCalls => sessions.getByName(userId) as unknown as ChatSessionCalls
}
