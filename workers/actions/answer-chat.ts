import { answerShape, type Answer } from '../../core/assistant/answer'
import type { Earlier } from '../../core/assistant/model-prompt'
import { answerMessage } from '../../core/assistant/answer-message'
import type { Evidence, KnownRecord, Needs } from '../../core/assistant/record'
import type { Message } from '../../core/records/chat'
import { answerByModel, type ModelDeps } from './answer-by-model'
import type { Answered, Turn } from '../adapters/chat-sessions'
import type { Kept, Said } from '../db/records/chat'

export interface ChatDeps {
  readonly now: () => Date
  readonly answerOf: (turnId: string) => Promise<string | null>
  readonly has: (conversationId: string) => Promise<boolean>
  readonly isOverLimit: () => Promise<boolean>
  readonly messages: (conversationId: string, limit: number) => Promise<readonly Message[]>
  /** Looks which state the record is in; what that gives reads it whole. */
  readonly look: () => Promise<() => Promise<KnownRecord>>
  readonly evidence: (needs: Needs, record: KnownRecord) => Promise<Evidence>
  /** Where a provider is configured. */
  readonly converse?: ModelDeps['converse']
  readonly keep: (said: Said) => Promise<Kept>
}

/** What a question may refer to. */
const lastTurns = 2
/** Letters of an earlier question that a model is told. */
const longestEarlier = 500

/**
 * Answers a question and keeps both in one commit: what breaks off before it leaves nothing behind and costs no question, and what
 * was kept is given again to who asks again.
 */
export async function answerChat(deps: ChatDeps, turn: Turn): Promise<Answered> {
  const [kept, isThere, isOver, said, known] = await Promise.all([
    deps.answerOf(turn.turnId),
    turn.begins || deps.has(turn.conversationId),
    deps.isOverLimit(),
    deps.messages(turn.conversationId, lastTurns * 2),
    deps.look(),
  ])
  if (kept !== null) return { kind: 'answered', content: kept }
  if (!isThere) return { kind: 'gone' }
  if (isOver) return { kind: 'limit' }
  const record = await known()
  const before = replyOf(said.at(-1))?.topic ?? null
  const today = deps.now().toISOString().slice(0, 10)
  const { question: text, locale } = turn
  const lookUp = (needs: Needs) => deps.evidence(needs, record)
  const message = { text, locale, today, before }
  const model = deps.converse && { converse: deps.converse, evidence: lookUp, earlier: earlierOf(said) }
  const answer =
    (model && (await answerByModel(model, message, record))) ?? (await answerMessage(message, record, lookUp))
  const content = JSON.stringify(answer)
  const { conversationId, turnId, begins, spoken } = turn
  const outcome = await deps.keep({ conversationId, turnId, begins, spoken, question: text, answer: content })
  return outcome === 'kept' ? { kind: 'answered', content } : { kind: outcome }
}

/** An answer as it was kept; null of what an older version wrote, and of a question. */
function replyOf(message: Message | undefined): Answer | null {
  if (message?.role !== 'assistant') return null
  try {
    return answerShape.parse(JSON.parse(message.content))
  } catch {
    return null
  }
}

/** The turns before, for what a question refers to. */
function earlierOf(said: readonly Message[]): Earlier[] {
  return said.flatMap((message, at) => {
    const [before, reply] = [said[at - 1], replyOf(message)]
    if (before?.role !== 'user' || reply === null) return []
    const answer = reply.type === 'answer' ? reply.summary : reply.message
    return [{ question: before.content.slice(0, longestEarlier), answer }]
  })
}
