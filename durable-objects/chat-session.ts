import { DurableObject } from 'cloudflare:workers'
import { readySteps, takeSteps } from '../core/assistant/ready'
import type { KnownRecord } from '../core/assistant/record'
import { answerChat } from '../workers/actions/answer-chat'
import { KeptRecord } from '../workers/actions/kept-record'
import { readEvidence } from '../workers/actions/known-record'
import { converse, type ForModel, type LookUp } from '../workers/adapters/language-model/converse'
import type { Answered, Turn } from '../workers/adapters/chat-sessions'
import type { Env } from '../workers/config'
import { openContext } from '../workers/context'
import type { Owner } from '../workers/db/records/open'
import { oneAtATimeOf } from './one-at-a-time'

type Asked = [asked: ForModel, lookUp: LookUp]

/**
 * One a person: each conversation's questions are answered in the order in which they came, and one that comes again while it is
 * being answered (a dropped connection, another tab) waits for the same answer. What was answered is in the record's database, so
 * that nothing is lost when the object sleeps; while it is awake, the record that it answers from need not be read again.
 */
export class ChatSession extends DurableObject<Env> {
  readonly #inTurn = oneAtATimeOf()
  readonly #kept = new KeptRecord()
  readonly #ready = new WeakSet<KnownRecord>()
  readonly #running = new Map<string, Promise<Answered>>()

  /** The panel is opened: what the first answer needs is made before the question comes. */
  async ready(owner: Owner): Promise<void> {
    const read = await this.#kept.look(openContext(this.env).record(owner))
    const known = await read()
    if (this.#ready.has(known)) return
    await takeSteps(() => scheduler.wait(0), readySteps(known))
    this.#ready.add(known)
  }

  ask(owner: Owner, turn: Turn): Promise<Answered> {
    const name = `${turn.conversationId} ${turn.turnId}`
    const running = this.#running.get(name)
    if (running) return running
    const answered = this.#inTurn(turn.conversationId, () => this.#answer(owner, turn)).finally(() =>
      this.#running.delete(name),
    )
    this.#running.set(name, answered)
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
        look: () => this.#kept.look(record),
        evidence: (needs, known) => readEvidence(record, needs, known),
      },
      turn,
    )
  }
}
