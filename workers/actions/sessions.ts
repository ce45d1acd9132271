import { randomBytes } from 'node:crypto'
import { decideRefresh, refreshExpiry } from '../../core/auth/refresh'
import type { AssuranceLevel, Session } from '../../core/auth/session'
import type { HubCalls } from '../adapters/hub'
import { seal, sha256 } from '../adapters/seal'
import type { Tokens } from '../adapters/tokens'
import type { Account, AccountsDoor, StoredToken } from '../db/accounts/open'

export interface SignedIn {
  readonly session: Session
  readonly accessToken: string
  /** Seconds since 1970. */
  readonly expiresAt: number
  readonly refreshToken: string
  /** Ms since 1970. */
  readonly refreshExpiresAt: number
}

export interface SessionDeps {
  readonly accounts: Pick<AccountsDoor, 'startFamily' | 'findToken' | 'spend' | 'endFamily'>
  readonly tokens: Pick<Tokens, 'issue'>
  readonly hub: (userId: string) => Pick<HubCalls, 'endFamily'>
  readonly secret: string
}

type Level = Pick<StoredToken, 'aal' | 'factorAt'>

/** Starting, continuing and ending the session of one device. */
export function openSessions({ accounts, tokens, hub, secret }: SessionDeps) {
  const issue = async (
    { id, email, shard, secondFactor }: Account,
    { aal, familyId, factorAt }: Level & Pick<StoredToken, 'familyId'>,
    refresh: { refreshToken: string; refreshExpiresAt: number },
  ): Promise<SignedIn> => {
    const factorSeconds = factorAt === null ? null : Math.floor(factorAt / 1000)
    const session = { userId: id, email, shard, aal, familyId, secondFactor, factorAt: factorSeconds }
    const { token, expiresAt } = await tokens.issue(session)
    return { session, accessToken: token, expiresAt, ...refresh }
  }

  /** Durable first: if the hub cannot be told, the caller hears no "done" and asks again. */
  const endFamily = async (userId: string, familyId: string): Promise<void> => {
    await accounts.endFamily(familyId)
    await hub(userId).endFamily(familyId)
  }

  const begin = async (account: Account, level: Level, device: string | null): Promise<SignedIn> => {
    const refreshToken = randomBytes(32).toString('base64url')
    const createdAt = Date.now()
    const expiresAt = refreshExpiry(createdAt, createdAt)
    const begun = { ...level, device, hash: sha256(refreshToken), createdAt, expiresAt }
    const familyId = await accounts.startFamily(account.id, begun)
    return issue(account, { ...level, familyId }, { refreshToken, refreshExpiresAt: expiresAt })
  }

  return {
    endFamily,

    /** @param device by which its owner knows it again */
    start: (account: Account, aal: AssuranceLevel, device: string | null): Promise<SignedIn> =>
      begin(account, { aal, factorAt: aal === 'aal2' ? Date.now() : null }, device),

    /** The same person goes on here, at the same level, in a session of new names; the one before ends. */
    async renew(session: Session, device: string | null): Promise<SignedIn> {
      const { userId: id, email, shard, secondFactor, aal, factorAt, familyId } = session
      const level = { aal, factorAt: factorAt === null ? null : factorAt * 1000 }
      const signedIn = await begin({ id, email, shard, secondFactor }, level, device)
      await endFamily(id, familyId)
      return signedIn
    },

    /** Null: sign in again. A token's successor derives from it, so that two tabs that spend it at once end up with the same one. */
    async refresh(refreshToken: string): Promise<SignedIn | null> {
      const hash = sha256(refreshToken)
      const stored = await accounts.findToken(hash)
      const now = Date.now()
      const decision = decideRefresh(stored, now)
      if (!stored || decision === 'refuse') return null
      const { account, familyId, familyCreatedAt } = stored
      if (decision === 'end-family') {
        await endFamily(account.id, familyId)
        return null
      }
      const successor = seal(secret, 'refresh', refreshToken)
      const expiresAt = refreshExpiry(familyCreatedAt, now)
      if (decision === 'rotate') await accounts.spend(hash, { hash: sha256(successor), familyId, expiresAt })
      return issue(account, stored, { refreshToken: successor, refreshExpiresAt: expiresAt })
    },

    /** The device that holds this token, if it is one of ours. */
    async endByToken(refreshToken: string): Promise<void> {
      const stored = await accounts.findToken(sha256(refreshToken))
      if (stored) await endFamily(stored.account.id, stored.familyId)
    },
  }
}

export type Sessions = ReturnType<typeof openSessions>
