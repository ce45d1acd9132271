import { randomBytes } from 'node:crypto'
import { perPasskey } from '../../core/auth/attempts'
import { mostPasskeys, passkeyChallengeMs, type Assertion, type Attestation } from '../../core/auth/passkey'
import type { Session } from '../../core/auth/session'
import type { Counters } from '../adapters/attempts'
import { sha256 } from '../adapters/seal'
import type { Webauthn } from '../adapters/webauthn'
import type { Account } from '../db/accounts/open'
import type { PasskeysDoor } from '../db/accounts/passkeys'
import { countGuess } from './guess'
import type { Sessions, SignedIn } from './sessions'

export interface PasskeyDeps {
  readonly passkeys: PasskeysDoor
  readonly webauthn: Webauthn
  readonly counters: Counters
  readonly sessions: Pick<Sessions, 'start' | 'endFamily'>
  readonly ensureProfile: (account: Account) => Promise<void>
  /** Tells its owner of a new way in. */
  readonly tellEnrolled: (email: string) => void
}

export type PasskeyFault =
  /** Not asked for, answered before, by another browser, or too late. */
  | 'late'
  /** Whatever else is wrong: which of it is nobody's to know. */
  | 'refused'

/** A key whose private half was thrown away: an unknown passkey takes as much work as a known one. */
const decoy = {
  publicKey:
    'pQECAyYgASFYICj0GRXGCaLbyKn_OxROEFBxOrc8d0NX-erMkZFQ63ZWIlggnFeAx-aMdjZDIeuX-OA2fpvLfVDt2KSfYOwS8lTebus',
  counter: 0,
}

/** Enrolling passkeys, and signing in by them: docs/decisions/0016-passkeys.md. */
export function openPasskeyActions(deps: PasskeyDeps) {
  const { passkeys, webauthn, counters, sessions } = deps

  async function newChallenge(
    purpose: 'enrol' | 'sign-in',
    bearer: string,
    userId: string | null,
  ): Promise<string> {
    const challenge = randomBytes(32).toString('base64url')
    const expiresAt = Date.now() + passkeyChallengeMs
    await passkeys.challenge({ hash: sha256(challenge), purpose, bearer, userId, expiresAt })
    return challenge
  }

  /** Takes the challenge of one answer, and remembers whether there was one to take. */
  function taker(purpose: 'enrol' | 'sign-in', bearer: string) {
    const state = { taken: false }
    const take = async (challenge: string) => {
      state.taken = await passkeys.takeChallenge({ hash: sha256(challenge), purpose, bearer })
      return state.taken
    }
    return { take, fault: (): PasskeyFault => (state.taken ? 'refused' : 'late') }
  }

  return {
    async askSignIn(browser: string, address: string) {
      const wait = await countGuess([{ counter: counters('passkey', address), policy: perPasskey }])
      if (wait) return wait
      const challenge = await newChallenge('sign-in', sha256(browser), null)
      return { kind: 'asked' as const, request: webauthn.request(challenge) }
    },

    /**
     * With the person verified by their device, this is something they have and something they are or know: `aal2`.
     * @param held the session that this browser is in: the same person goes on in the new one, another does not
     */
    async signIn(
      answer: Assertion,
      { browser, held, device }: { browser: string; held: Session | null; device: string | null },
    ): Promise<
      { readonly kind: 'signed-in'; readonly signedIn: SignedIn } | { readonly kind: PasskeyFault }
    > {
      const found = await passkeys.findByCredential(answer.id)
      const { take, fault } = taker('sign-in', sha256(browser))
      const known = found?.passkey ?? { ...decoy, credentialId: answer.id }
      const counter = await webauthn.verifyAssertion(answer, take, known)
      if (!found || counter === null) return { kind: fault() }
      const { passkey, account } = found
      const named = Buffer.from(answer.response.userHandle, 'base64url').toString()
      if (named !== account.id || (held && held.userId !== account.id)) return { kind: 'refused' }
      if (!(await passkeys.use(passkey, counter))) return { kind: 'refused' }
      await deps.ensureProfile(account)
      const signedIn = await sessions.start(account, 'aal2', device)
      if (held) await sessions.endFamily(held.userId, held.familyId)
      return { kind: 'signed-in', signedIn }
    },

    /** Null: they have the most that one person may have. */
    async askEnrol({ userId, email, familyId }: Session) {
      const held = (await passkeys.list(userId)).map(({ credentialId }) => credentialId)
      if (held.length >= mostPasskeys) return null
      return webauthn.creation(await newChallenge('enrol', familyId, userId), { userId, email, held })
    },

    async enrol(
      { userId, email, familyId }: Session,
      { name, passkey }: { name: string; passkey: Attestation },
    ): Promise<
      { readonly kind: 'enrolled'; readonly id: string } | { readonly kind: PasskeyFault | 'known' }
    > {
      const { take, fault } = taker('enrol', familyId)
      const made = await webauthn.verifyCreation(passkey, take)
      if (!made) return { kind: fault() }
      const id = crypto.randomUUID()
      if (!(await passkeys.add(userId, { id, name, ...made }))) return { kind: 'known' }
      deps.tellEnrolled(email)
      return { kind: 'enrolled', id }
    },
  }
}
