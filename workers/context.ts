import { openChatSessions } from './adapters/chat-sessions'
import { openArchives } from './adapters/archives'
import { openAssets } from './adapters/assets'
import { openAttempts } from './adapters/attempts'
import { openHubs, type HubCalls } from './adapters/hub'
import { openQueue } from './adapters/jobs'
import { later } from './adapters/later'
import { openLinks } from './adapters/links'
import { openMailer } from './adapters/mailer'
import { openObjects } from './adapters/objects'
import { pageReader } from './adapters/page-reader'
import { openPush } from './adapters/push'
import { openSnapshots } from './adapters/snapshots'
import { openTokens } from './adapters/tokens'
import { readConfig, shardOf, type Env } from './config'
import { openClosures } from './db/accounts/closures'
import { openDevices } from './db/accounts/devices'
import { openIdentities } from './db/accounts/identities'
import { openPasskeys } from './db/accounts/passkeys'
import { openPasswords } from './db/accounts/passwords'
import { openFactors } from './db/accounts/factors'
import { openAccounts } from './db/accounts/open'
import { requireMigrated } from './db/migrated'
import { openRecord, type Owner } from './db/records/open'
import { openCalendarDoor } from './db/records/calendar-door'
import { openShareDoor } from './db/records/share-door'
import { openSystem } from './db/system'
import { openVocabulary } from './db/vocabulary/open'
import { describeError, log } from './log'

/** All that the Worker reaches, put together once a request or message: the only reader of the environment. */
export type Context = ReturnType<typeof openContext>

/** @throws where the environment lacks a secret or a binding. */
export function openContext(env: Env) {
  const config = readConfig(env)
  const hub = openHubs(env.USER_HUB)
  const database = (shard: number) => shardOf(env, shard)
  return {
    config,
    tokens: openTokens(config),
    links: openLinks(config.sessionSecret),
    accounts: openAccounts(env.ACCOUNTS),
    closures: openClosures(env.ACCOUNTS),
    factors: openFactors(env.ACCOUNTS),
    identities: openIdentities(env.ACCOUNTS),
    passkeys: openPasskeys(env.ACCOUNTS),
    passwords: openPasswords(env.ACCOUNTS),
    devices: openDevices(env.ACCOUNTS),
    mailer: openMailer({ email: env.EMAIL, from: env.MAIL_FROM ?? null, local: env.LOCAL_MAIL }),
    /** The owner's door to one record; its changes are told to the owner's hub. */
    record: (owner: Owner) =>
      openRecord(database(owner.shard), owner, () => told(owner, (its) => its.announce(owner.shard))),
    /** The door of whoever was given a link to a record of this shard. */
    share: (shard: number) => openShareDoor(database(shard)),
    /** The door of a calendar that reads what is due of a record of this shard. */
    calendar: (shard: number) => openCalendarDoor(database(shard)),
    announce: (owner: Owner) => told(owner, (its) => its.announce(owner.shard)),
    later,
    snapshots: openSnapshots(env.CACHE),
    /** Has the owner's hub do what is due now. */
    lookAfter: (owner: Owner) => told(owner, (its) => its.lookAfter(owner.shard)),
    tellProgress: (owner: Owner, fileId: string, pct: number) =>
      told(owner, (its) => its.progress(fileId, pct)),
    system: openSystem(database),
    vocabulary: openVocabulary(env.VOCABULARY),
    objects: openObjects(env.MEDICAL_FILES, env.ARTIFACTS),
    push: openPush(config.pushKey, contactOf(env)),
    archives: openArchives(env.ARTIFACTS),
    asset: openAssets(env.ASSETS),
    queue: openQueue(env.JOBS),
    readPicture: pageReader(env.READER),
    hub,
    chatSession: openChatSessions(env.CHAT_SESSIONS),
    attempts: openAttempts(env.ATTEMPTS),
    probes: {
      accounts: () => requireMigrated(env.ACCOUNTS, 'accounts'),
      records: () =>
        Promise.all(
          Array.from({ length: config.shardCount }, (_, shard) =>
            requireMigrated(database(shard), 'records'),
          ),
        ),
      files: () => env.MEDICAL_FILES.head('health'),
      cache: () => env.CACHE.get('health'),
    },
  }

  /** What is told is durable: a screen that missed it reads again, and what is due is found by the hub's alarm. */
  async function told({ userId }: Owner, tell: (its: HubCalls) => Promise<void>): Promise<void> {
    try {
      await tell(hub(userId))
    } catch (error) {
      log('hub.missed', { userId, ...describeError(error) })
    }
  }
}

/** Whom a push service may write to about us: an address, or where we are (RFC 8292, section 2.1). */
const contactOf = ({ MAIL_FROM, PUBLIC_ORIGIN }: Env): string =>
  MAIL_FROM ? `mailto:${MAIL_FROM}` : (PUBLIC_ORIGIN ?? 'https://localhost')
