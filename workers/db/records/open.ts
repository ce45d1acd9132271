import type { Config, Env } from '../../config'
import { shardOf } from '../../config'
import { describeError, log } from '../../log'
import { hubOf } from '../../adapters/hub'
import { Scope } from './scope'
import { openEntities } from './entities'
import { openExtraction } from './extraction'
import { openFiles } from './files'
import { openProfile } from './profile'
import { openRegistry } from './registry'

/** Whose record: from a verified session or, in a job, from its message. */
export interface Owner {
  readonly userId: string
  readonly shard: number
}

/** The owner's door to one record. Nothing below it takes a user id. */
export function openRecord(env: Env, _config: Config, owner: Owner) {
  const scope = new Scope(
    shardOf(env, owner.shard),
    owner.userId,
    () => new Date(),
    async () => {
      try {
        await hubOf(env, owner.userId).announce(owner.shard)
      } catch (error) {
        // The change is durable; a screen that missed the word sees the gap at the next one, or polls.
        log('hub.announce_failed', { userId: owner.userId, ...describeError(error) })
      }
    },
  )
  return {
    owner,
    files: openFiles(scope),
    entities: openEntities(scope),
    extraction: openExtraction(scope),
    registry: openRegistry(scope),
    profile: openProfile(scope),
    head: () => scope.head(),
  }
}

export type RecordDoor = ReturnType<typeof openRecord>
