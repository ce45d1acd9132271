import { Server, type Connection } from 'partyserver'
import type { HubMessage } from '../core/live/protocol'
import { openContext } from '../workers/context'
import type { Env } from '../workers/config'

const firstCheckMs = 20_000
const checkEveryMs = 15_000

/**
 * One per user: tells the user's open screens what changed, and watches over the user's unfinished work.
 * It receives, delegates, sends; what is due is decided by the record.
 */
export class UserHub extends Server<Env> {
  static override options = { hibernate: true }

  /** Sends the changes that are durable but not announced yet. Called after each commit. */
  async announce(shard: number): Promise<void> {
    await this.ctx.storage.put('shard', shard)
    const sent = (await this.ctx.storage.get<number>('sent')) ?? null
    const { seq, messages } = await openContext(this.env).system.changesAfter(this.name, shard, sent)
    for (const message of messages) this.broadcast(JSON.stringify(message satisfies HubMessage))
    await this.ctx.storage.put('sent', seq)
  }

  /** Work is about to be written: look after it until it is done. Armed first, so that no crash leaves work unwatched. */
  async watch(shard: number): Promise<void> {
    await this.ctx.storage.put('shard', shard)
    await this.ctx.storage.put('idleChecks', 0)
    const armed = await this.ctx.storage.getAlarm()
    if (armed === null) await this.ctx.storage.setAlarm(Date.now() + firstCheckMs)
  }

  override async onAlarm(): Promise<void> {
    const shard = await this.ctx.storage.get<number>('shard')
    if (shard === undefined) return
    // Armed again before the work: a crash in between repeats the check, never skips it.
    await this.ctx.storage.setAlarm(Date.now() + checkEveryMs)
    const { system, queue } = openContext(this.env)
    const unfinished = await system.unfinished(this.name, shard)
    for (const { id, free } of unfinished)
      if (free) await queue.send({ kind: 'process-file', userId: this.name, shard, fileId: id })
    const idle = unfinished.length > 0 ? 0 : ((await this.ctx.storage.get<number>('idleChecks')) ?? 0) + 1
    await this.ctx.storage.put('idleChecks', idle)
    // An upload arms the alarm just before its row is there, so one empty look is not the end.
    if (idle >= 2) await this.ctx.storage.deleteAlarm()
  }

  override onMessage(_connection: Connection): void {
    // Screens only listen.
  }
}
