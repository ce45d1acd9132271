import type { UserHub } from '../../durable-objects/user-hub'
import type { Env } from '../config'

/** The user's hub, by RPC. Named by the user's id, so that nobody can address another's by guessing a room. */
export function hubOf(env: Env, userId: string): DurableObjectStub<UserHub> {
  return (env.USER_HUB as unknown as DurableObjectNamespace<UserHub>).getByName(userId)
}
