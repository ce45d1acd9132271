import { randomBytes } from 'node:crypto'
import { perCode } from '../../core/auth/attempts'
import { challengeMs, parseCode, showRecoveryCode } from '../../core/auth/second-factor'
import type { Session } from '../../core/auth/session'
import type { Counters } from '../adapters/attempts'
import { lock, sha256, unlock } from '../adapters/seal'
import { newTotpSecret, totpStep, totpUri } from '../adapters/totp'
import type { Factor, FactorsDoor } from '../db/accounts/factors'
import { countGuess, type Wait } from './guess'
import type { Sessions, SignedIn } from './sessions'

const recoveryCodesGiven = 10
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export interface FactorDeps {
  readonly factors: FactorsDoor
  readonly counters: Counters
  readonly sessions: Pick<Sessions, 'start' | 'endFamily'>
  readonly secret: string
}

export interface Verified {
  readonly kind: 'verified'
  readonly signedIn: SignedIn
  /** To be kept by the person; only when a factor was verified for the first time. */
  readonly recoveryCodes: readonly string[] | null
}

type Judged = 'right' | 'wrong' | 'unreadable'

/** Enrolling, answering and giving up a second factor. */
export function openSecondFactor({ factors, counters, sessions, secret }: FactorDeps) {
  /** The first right code: from then on the factor counts. Its codes are shown once, and kept as hashes. */
  async function confirm({ userId, familyId }: Session, factorId: string): Promise<readonly string[]> {
    const codes = newRecoveryCodes()
    const ended = await factors.confirm(userId, factorId, familyId, codes.map(sha256))
    for (const family of ended) await sessions.endFamily(userId, family)
    return codes.map(showRecoveryCode)
  }

  async function judge({ userId }: Session, factor: Factor, text: string): Promise<Judged> {
    const code = parseCode(text)
    if (code?.kind === 'recovery') {
      const taken =
        factor.status === 'verified' && (await factors.takeRecoveryCode(userId, sha256(code.code)))
      return taken ? 'right' : 'wrong'
    }
    const known = secretOf(factor)
    if (known === null) return 'unreadable'
    const step = code && totpStep(known, code.digits, Date.now())
    return step !== null && (await factors.takeStep(userId, factor.id, step)) ? 'right' : 'wrong'
  }

  /** Null where it was locked under a secret of the deployment that is lost. */
  function secretOf(factor: Factor): string | null {
    try {
      return unlock(secret, 'totp', factor.secret, factor.id)
    } catch {
      return null
    }
  }

  return {
    /** The secret leaves here once, for the person's authenticator. */
    async enrol({ userId, email }: Session): Promise<{ id: string; secret: string; uri: string }> {
      const made = newTotpSecret()
      const id = crypto.randomUUID()
      await factors.begin(userId, { id, secret: lock(secret, 'totp', made, id) })
      return { id, secret: made, uri: totpUri(made, email) }
    },

    /** Null where there is no such factor. */
    async challenge(
      { userId }: Session,
      factorId: string,
    ): Promise<{ id: string; expiresAt: number } | null> {
      const factor = await factors.find(userId, factorId)
      if (!factor) return null
      const expiresAt = Date.now() + challengeMs
      return { id: await factors.challenge(userId, factor.id, expiresAt), expiresAt }
    },

    /**
     * A code for a challenge: this device goes on in a new session at `aal2`, and the one that asked ends. Counted
     * before it is looked at; of a thousand at once one at most is taken, and no code twice.
     */
    async verify(
      session: Session,
      answer: { factorId: string; challengeId: string; code: string; device: string | null },
    ): Promise<Verified | { readonly kind: 'wrong' | 'unreadable' | 'expired' | 'none' } | Wait> {
      const { userId, email, shard, familyId } = session
      const factor = await factors.find(userId, answer.factorId)
      if (!factor) return { kind: 'none' }
      const counter = counters('second-factor', userId)
      const wait = await countGuess([{ counter, policy: perCode }])
      if (wait) return wait
      if (!(await factors.isOpen(userId, factor.id, answer.challengeId))) {
        await counter.takeBack()
        return { kind: 'expired' }
      }
      const judged = await judge(session, factor, answer.code)
      if (judged !== 'right') return { kind: judged }
      if (!(await factors.closeChallenge(answer.challengeId))) return { kind: 'expired' }
      await counter.takeBack()
      const recoveryCodes = factor.status === 'verified' ? null : await confirm(session, factor.id)
      const account = { id: userId, email, shard, secondFactor: true }
      const signedIn = await sessions.start(account, 'aal2', answer.device)
      await sessions.endFamily(userId, familyId)
      return { kind: 'verified', signedIn, recoveryCodes }
    },

    /** New ones; the old are good no more. */
    async renewRecoveryCodes({ userId }: Session): Promise<readonly string[]> {
      const codes = newRecoveryCodes()
      await factors.replaceRecoveryCodes(userId, codes.map(sha256))
      return codes.map(showRecoveryCode)
    },
  }
}

function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodesGiven }, () =>
    [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join(''),
  )
}
