import { answerShape, type Topic } from '../../core/assistant/answer'
import { answerMessage } from '../../core/assistant/answer-message'
import type { Evidence, KnownRecord, Needs } from '../../core/assistant/record'
import type { Message } from '../../core/records/chat'
import type { Answered, Turn } from '../adapters/chat-sessions'
import type { Kept, Said } from '../db/records/chat'

export interface ChatDeps {
  readonly now: () => Date
  readonly answerOf: (turnId: string) => Promise<string | null>
  readonly has: (conversationId: string) => Promise<boolean>
  readonly isOverLimit: () => Promise<boolean>
  readonly messages: (conversationId: string, limit: number) => Promise<readonly Message[]>
  readonly known: () => Promise<KnownRecord>
  readonly evidence: (needs: Needs, record: KnownRecord) => Promise<Evidence>
  readonly keep: (said: Said) => Promise<Kept>
}

/**
 * Answers a question and keeps both in one commit: what breaks off before it leaves nothing behind and costs no question, and what
 * was kept is given again to who asks again.
 */
export async function answerChat(deps: ChatDeps, turn: Turn): Promise<Answered> {
  const kept = await deps.answerOf(turn.turnId)
  if (kept !== null) return { kind: 'answered', content: kept }
  if (!turn.begins && !(await deps.has(turn.conversationId))) return { kind: 'gone' }
  if (await deps.isOverLimit()) return { kind: 'limit' }
  const [record, before] = await Promise.all([deps.known(), topicBefore(deps, turn)])
  const today = deps.now().toISOString().slice(0, 10)
  const { question: text, locale } = turn
  const lookUp = (needs: Needs) => deps.evidence(needs, record)
  const answer = await answerMessage({ text, locale, today, before }, record, lookUp)
  const content = JSON.stringify(answer)
  const { conversationId, turnId, begins, spoken } = turn
  const said = { conversationId, turnId, begins, spoken, question: text, answer: content }
  const outcome = await deps.keep(said)
  return outcome === 'kept' ? { kind: 'answered', content } : { kind: outcome }
}

/** What the last answer was about; an answer that an older version wrote is about nothing. */
async function topicBefore({ messages }: ChatDeps, { conversationId }: Turn): Promise<Topic | null> {
  const [last] = (await messages(conversationId, 1)).slice(-1)
  if (last?.role !== 'assistant') return null
  try {
    return answerShape.parse(JSON.parse(last.content)).topic
  } catch {
    return null
  }
}
