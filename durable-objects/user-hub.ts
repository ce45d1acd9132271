import { Server, type Connection, type ConnectionContext } from 'partyserver'
import type { HubMessage } from '../core/live/protocol'
import type { ToldDevice } from '../core/records/push'
import { lookAfter, type OwnHub } from '../workers/actions/look-after'
import { tellChanges, tellMissed, type FeedDeps } from '../workers/actions/tell-changes'
import { familyHeader, sinceHeader } from '../workers/adapters/hub'
import { openContext } from '../workers/context'
import type { Env } from '../workers/config'
import { describeError, log } from '../workers/log'
import { endedFamilies } from './ended-families'
import { oneAtATime } from './one-at-a-time'
import { toldDevices } from './told-devices'

const firstLookMs = 20_000
const lookEveryMs = 15_000
const signedOut = 4401
/** RFC 6455 §7.4.1, 1013 of the IANA registry: try again later. */
const tryAgain = 1013

/**
 * One per user: tells the user's open screens what changed, and looks after the user's unfinished work.
 * It receives, delegates, sends; what is due is decided by core/jobs.
 */
export class UserHub extends Server<Env> {
  static override options = { hibernate: true }
  readonly #telling = oneAtATime()
  readonly #looking = oneAtATime()
  readonly #ended = endedFamilies(this.ctx.storage)
  readonly #devices = toldDevices(this.ctx.storage)
  /** How often something was given to look after since this object woke. */
  #watches = 0

  /** Sends the changes that are durable but were not told yet. Called after each commit. */
  async announce(shard: number): Promise<void> {
    await this.ctx.storage.put('shard', shard)
    const feed = this.#feed(shard)
    await this.#telling(() => tellChanges(feed))
  }

  #feed(shard: number): FeedDeps {
    const { storage } = this.ctx
    const { system } = openContext(this.env)
    const owner = { userId: this.name, shard }
    return {
      last: () => system.lastChange(owner),
      changesAfter: (seq, limit) => system.changesAfter(owner, seq, limit),
      told: async () => (await storage.get<number>('sent')) ?? 0,
      setTold: (seq) => storage.put('sent', seq),
      listening: () => this.ctx.getWebSockets().length > 0,
      tell: (message) => this.#tell(message),
      prune: (upTo) => system.pruneChanges(owner, upTo),
    }
  }

  progress(fileId: string, pct: number): void {
    this.#tell({ type: 'progress', file_id: fileId, pct })
  }

  /** Work is about to be written: look after it until it is done. Armed first, so that no crash leaves work unwatched. */
  async watch(shard: number): Promise<void> {
    this.#watches += 1
    await this.ctx.storage.put({ shard, idleLooks: 0 })
    const armed = await this.ctx.storage.getAlarm()
    const soon = Date.now() + firstLookMs
    // It may be armed for a reminder of next week.
    if (armed === null || armed > soon) await this.ctx.storage.setAlarm(soon)
  }

  /** Does what is due now; one at a time, so that nothing is sent for two who ask at once. */
  async lookAfter(shard: number): Promise<void> {
    await this.ctx.storage.put('shard', shard)
    await this.#looking(() => this.#look(shard))
  }

  override async onAlarm(): Promise<void> {
    const shard = await this.ctx.storage.get<number>('shard')
    if (shard === undefined) return
    const lookAt = await this.#looking(() => this.#look(shard))
    if ((await this.ctx.storage.get<number>('shard')) === undefined) return
    const idle = lookAt === null ? ((await this.ctx.storage.get<number>('idleLooks')) ?? 0) + 1 : 0
    await this.ctx.storage.put('idleLooks', idle)
    // An upload arms the alarm just before its row is there, so one empty look is not the end.
    if (idle >= 2) await this.ctx.storage.deleteAlarm()
  }

  /** Answers when something is due again; the alarm rings by then. */
  async #look(shard: number): Promise<number | null> {
    // Armed before the work: a crash in between repeats the look, never skips it.
    await this.ctx.storage.setAlarm(Date.now() + lookEveryMs)
    const watches = this.#watches
    const lookAt = await lookAfter(openContext(this.env), this.#self(shard), { userId: this.name, shard })
    // What was given to look after meanwhile may have been written after it was looked for.
    if (lookAt !== null && watches === this.#watches) await this.ctx.storage.setAlarm(lookAt)
    return lookAt
  }

  /** What a duty asks of its hub. */
  #self(shard: number): OwnHub {
    return {
      endAll: () => this.endAll(),
      tellDevices: () => this.#devices.tell(openContext(this.env).push),
      announce: () => this.announce(shard),
      forget: async () => {
        await this.ctx.storage.deleteAlarm()
        await this.ctx.storage.deleteAll()
      },
    }
  }

  async addDevice(device: ToldDevice): Promise<void> {
    // A sign-out that came first is not undone by what was sent before it.
    if (!(await this.isEnded(device.familyId))) await this.#devices.add(device)
  }

  removeDevice(endpoint: string): Promise<void> {
    return this.#devices.remove(endpoint)
  }

  isTold(endpoint: string): Promise<boolean> {
    return this.#devices.has(endpoint)
  }

  #tell(message: HubMessage): void {
    this.broadcast(JSON.stringify(message))
  }

  /** A device signed out: its sockets close, and its tokens are no longer honoured. */
  async endFamily(familyId: string): Promise<void> {
    await this.#ended.add(familyId)
    await this.#devices.endFamily(familyId)
    for (const connection of this.getConnections(familyId)) connection.close(signedOut, 'signed out')
  }

  /** The account is closed: every socket closes, and no token of it is honoured, however lately it was made. */
  async endAll(): Promise<void> {
    await this.ctx.storage.put('closed', true)
    for (const connection of this.getConnections()) connection.close(signedOut, 'signed out')
  }

  async isEnded(familyId: string): Promise<boolean> {
    return (await this.ctx.storage.get('closed')) === true || this.#ended.has(familyId)
  }

  /** Of its device; signing that out may have come before it. */
  override getConnectionTags(_connection: Connection, { request }: ConnectionContext): string[] {
    return [request.headers.get(familyHeader) ?? 'none']
  }

  override async onConnect(connection: Connection, { request }: ConnectionContext): Promise<void> {
    for (const familyId of connection.tags)
      if (await this.isEnded(familyId)) return connection.close(signedOut, 'signed out')
    const since = request.headers.get(sinceHeader)
    if (since !== null) await this.#catchUp(connection, Number(since))
  }

  /** What changed between a screen's first read, or the end of its last socket, and this one. */
  async #catchUp(connection: Connection, since: number): Promise<void> {
    const shard = await this.ctx.storage.get<number>('shard')
    // Nothing was ever announced to anybody.
    if (shard === undefined) return
    const feed = this.#feed(shard)
    try {
      await this.#telling(async () => {
        await tellChanges(feed)
        await tellMissed({ ...feed, tell: (message) => connection.send(JSON.stringify(message)) }, since)
      })
    } catch (error) {
      log('hub.catch_up_failed', { userId: this.name, ...describeError(error) })
      // It comes again, and says again what it knows.
      connection.close(tryAgain, 'try again')
    }
  }

  override onMessage(_connection: Connection): void {
    // Screens only listen.
  }
}
