import { decideRefresh, refreshDays } from '../../core/auth/refresh'
import type { AssuranceLevel } from '../../core/auth/session'
import { randomBytes } from 'node:crypto'
import { seal, sha256 } from '../adapters/seal'
import type { Tokens } from '../adapters/tokens'
import type { Account, AccountsDoor } from '../db/accounts/open'

export interface SignedIn {
  readonly account: Account
  readonly aal: AssuranceLevel
  readonly accessToken: string
  /** Seconds since 1970. */
  readonly expiresAt: number
  readonly refreshToken: string
}

/** Starting, continuing and ending the session of one device. */
export function openSignIn(
  accounts: Pick<AccountsDoor, 'startFamily' | 'findToken' | 'spend' | 'endFamily'>,
  tokens: Tokens,
  secret: string,
) {
  const expiry = () => Date.now() + refreshDays * 86_400_000
  const issue = async (
    account: Account,
    aal: AssuranceLevel,
    familyId: string,
    refreshToken: string,
  ): Promise<SignedIn> => {
    const session = { userId: account.id, email: account.email, shard: account.shard, aal, familyId }
    const { token, expiresAt } = await tokens.issue(session)
    return { account, aal, accessToken: token, expiresAt, refreshToken }
  }
  return {
    async start(account: Account, aal: AssuranceLevel): Promise<SignedIn> {
      const refreshToken = randomBytes(32).toString('base64url')
      const familyId = await accounts.startFamily(account.id, aal, sha256(refreshToken), expiry())
      return issue(account, aal, familyId, refreshToken)
    },

    /** Null: sign in again. A token's successor derives from it, so that two tabs that spend it at once end up with the same one. */
    async refresh(refreshToken: string): Promise<SignedIn | null> {
      const hash = sha256(refreshToken)
      const stored = await accounts.findToken(hash)
      const decision = decideRefresh(stored, Date.now())
      if (!stored || decision === 'refuse') return null
      if (decision === 'end-family') {
        await accounts.endFamily(stored.familyId)
        return null
      }
      const successor = seal(secret, 'refresh', refreshToken)
      if (decision === 'rotate') {
        await accounts.spend(hash, {
          hash: sha256(successor),
          familyId: stored.familyId,
          expiresAt: expiry(),
        })
      }
      return issue(stored.account, stored.aal, stored.familyId, successor)
    },

    async end(refreshToken: string): Promise<void> {
      const stored = await accounts.findToken(sha256(refreshToken))
      if (stored) await accounts.endFamily(stored.familyId)
    },
  }
}
