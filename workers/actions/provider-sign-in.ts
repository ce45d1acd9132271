import { randomBytes } from 'node:crypto'
import { perProvider } from '../../core/auth/attempts'
import { emailShape } from '../../core/auth/forms'
import {
  awayMs,
  decideProvider,
  type Claimed,
  type Provider,
  type ProviderFault,
} from '../../core/auth/provider'
import type { Session } from '../../core/auth/session'
import type { Counters } from '../adapters/attempts'
import type { Journey, openProviders } from '../adapters/providers'
import { sameText } from '../adapters/seal'
import type { IdentitiesDoor } from '../db/accounts/identities'
import type { Account, AccountsDoor } from '../db/accounts/open'
import { countGuess } from './guess'
import type { Sessions, SignedIn } from './sessions'

/** What a browser takes along, sealed, from leaving to coming back. */
export interface Away extends Journey {
  readonly provider: Provider
  /** Who left to connect the provider; null: to sign in. */
  readonly connecting: string | null
  /** Ms since 1970. */
  readonly until: number
}

export interface ProviderDeps {
  readonly providers: ReturnType<typeof openProviders>
  readonly accounts: Pick<AccountsDoor, 'findByEmail' | 'findConnected' | 'create'>
  readonly identities: IdentitiesDoor
  readonly sessions: Pick<Sessions, 'start' | 'endFamily'>
  readonly counters: Counters
  readonly ensureProfile: (account: Account) => Promise<void>
  readonly shardCount: number
  /** Why a provider's answer was not taken, for the operator: no word of whose it was. */
  readonly note: (provider: Provider, error: unknown) => void
}

export interface Returned {
  readonly provider: Provider
  readonly code: string | undefined
  readonly state: string | undefined
  /** What the browser brought back; null: nothing of ours. */
  readonly away: Away | null
  /** Who is signed in on this browser now. */
  readonly held: Session | null
  readonly address: string
  readonly device: string | null
}

type Came =
  | { readonly kind: 'signed-in'; readonly signedIn: SignedIn }
  | { readonly kind: 'connected' }
  | { readonly kind: 'refused'; readonly fault: ProviderFault }

const refused = (fault: ProviderFault): Came => ({ kind: 'refused', fault })
const secret = () => randomBytes(32).toString('base64url')

/** Signing in by a provider, and connecting one: docs/decisions/0017-providers.md. */
export function openProviderActions(deps: ProviderDeps) {
  const { providers, accounts, identities, sessions } = deps

  /** Null: what came back is none of ours, or the provider does not stand by it. */
  async function claimOf({ provider, code = '', away }: Returned): Promise<Claimed | null> {
    try {
      const claimed = away && (await providers.of(provider)?.claim(code, away))
      return claimed ? normal(claimed) : null
    } catch (error) {
      deps.note(provider, error)
      return null
    }
  }

  async function enter(account: Account, { held, device }: Returned): Promise<Came> {
    await deps.ensureProfile(account)
    // Another account's password or code is still asked for where it has a second factor: this is the first alone.
    const signedIn = await sessions.start(account, 'aal1', device)
    if (held) await sessions.endFamily(held.userId, held.familyId)
    return { kind: 'signed-in', signedIn }
  }

  /** Null: somebody else was quicker; it is decided anew. */
  async function settle(claimed: Claimed, came: Returned): Promise<Came | null> {
    const { provider, subject, email } = claimed
    const [account, taken] = await Promise.all([
      accounts.findConnected(claimed),
      email === '' ? null : accounts.findByEmail(email),
    ])
    const connecting = came.away?.connecting ?? null
    const known = { connectedTo: account?.id ?? null, addressTaken: taken !== null, connecting }
    const decision = decideProvider(claimed, known)
    switch (decision.kind) {
      case 'refuse':
        return refused(decision.fault)
      case 'connect': {
        await identities.connect(decision.userId, { provider, subject, email })
        const owner = await accounts.findConnected(claimed)
        return owner?.id === decision.userId ? { kind: 'connected' } : null
      }
      case 'sign-in':
        return account && enter(account, came)
      case 'create': {
        const made = await accounts.create(email, { provider, subject }, deps.shardCount)
        return made && enter(made, came)
      }
    }
  }

  return {
    /** Where to, and what to take along. Null: this provider is not set up. */
    async leave(provider: Provider, connecting: string | null): Promise<{ url: URL; away: Away } | null> {
      const journey = { state: secret(), verifier: secret(), nonce: secret() }
      const url = await providers.of(provider)?.leave(journey)
      return url ? { url, away: { ...journey, provider, connecting, until: Date.now() + awayMs } } : null
    },

    async comeBack(came: Returned): Promise<Came> {
      const { provider, code, state = '', away, held, address } = came
      const ours = away?.provider === provider && sameText(away.state, state) && Date.now() < away.until
      if (!away || !ours) return refused('late')
      // Who left to connect and is somebody else now, or nobody, connects nothing.
      if (away.connecting !== null && held?.userId !== away.connecting) return refused('late')
      if (code === undefined) return refused('denied')
      const counter = deps.counters('provider', address)
      if (await countGuess([{ counter, policy: perProvider }])) return refused('failed')
      const claimed = await claimOf(came)
      if (!claimed) return refused('failed')
      return (await settle(claimed, came)) ?? (await settle(claimed, came)) ?? refused('failed')
    },
  }
}

/** An address as we keep them; one that is none counts for nothing. */
function normal(claimed: Claimed): Claimed {
  const email = emailShape.safeParse(claimed.email)
  return email.success ? { ...claimed, email: email.data } : { ...claimed, email: '', emailVerified: false }
}
