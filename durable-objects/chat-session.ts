import { DurableObject } from 'cloudflare:workers'
import { takeSteps } from '../core/assistant/ready'
import { answerChat } from '../workers/actions/answer-chat'
import { readEvidence, readKnown } from '../workers/actions/known-record'
import { converse, type ForModel, type LookUp } from '../workers/adapters/language-model/converse'
import type { Answered, Turn } from '../workers/adapters/chat-sessions'
import type { Env } from '../workers/config'
import { openContext } from '../workers/context'
import type { Owner } from '../workers/db/records/open'
import { oneAtATime } from './one-at-a-time'

type Asked = [asked: ForModel, lookUp: LookUp]

/**
 * One a conversation: its questions are answered in the order in which they came, and one that comes again while it is being
 * answered (a dropped connection, another tab) waits for the same answer. What was answered is in the record's database, so that
 * nothing is lost when the object sleeps, and nothing of it stays here.
 */
export class ChatSession extends DurableObject<Env> {
  readonly #inTurn = oneAtATime()
  readonly #running = new Map<string, Promise<Answered>>()

  /** A conversation is opened: what its first answer needs is made before the question comes. */
  ready(): Promise<void> {
    return takeSteps(() => scheduler.wait(0))
  }

  ask(owner: Owner, turn: Turn): Promise<Answered> {
    const running = this.#running.get(turn.turnId)
    if (running) return running
    const answered = this.#inTurn(() => this.#answer(owner, turn)).finally(() =>
      this.#running.delete(turn.turnId),
    )
    this.#running.set(turn.turnId, answered)
    return answered
  }

  #answer(owner: Owner, turn: Turn): Promise<Answered> {
    const context = openContext(this.env)
    const { engine } = context.config
    const record = context.record(owner)
    return answerChat(
      {
        now: () => new Date(),
        ...record.chat,
        ...(engine.name === 'openai' ? { converse: (...given: Asked) => converse(engine, ...given) } : {}),
        known: () => readKnown(record),
        evidence: (needs, known) => readEvidence(record, needs, known),
      },
      turn,
    )
  }
}
