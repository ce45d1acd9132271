import { perAccount, perAddress, perPair } from '../../core/auth/attempts'
import type { Counters } from '../adapters/attempts'
import type { Account, AccountsDoor } from '../db/accounts/open'
import { countGuess, type Wait } from './guess'
import type { Sessions, SignedIn } from './sessions'

/** How long an address from which somebody signed in is known for them. */
const knownForMs = 90 * 86_400_000

export interface SignInDeps {
  readonly counters: Counters
  readonly accounts: Pick<AccountsDoor, 'findByEmail'>
  readonly verifyPassword: (password: string, hash: string | null) => Promise<boolean>
  readonly sessions: Pick<Sessions, 'start'>
  /** Sign-up writes to two databases; if it was cut short in between, this makes up for it. */
  readonly ensureProfile: (account: Account) => Promise<void>
}

export type SignInResult =
  { readonly kind: 'signed-in'; readonly signedIn: SignedIn } | { readonly kind: 'wrong' } | Wait

/**
 * By password. A guess counts against this address at this account, against the address, and against the account;
 * the last not where this person signed in from here before, or strangers could shut the owner out from afar.
 */
export async function signIn(
  { counters, accounts, verifyPassword, sessions, ensureProfile }: SignInDeps,
  {
    email,
    password,
    address,
    device,
  }: { email: string; password: string; address: string; device: string | null },
): Promise<SignInResult> {
  const pair = counters('sign-in-pair', `${address} ${email}`)
  const byAddress = counters('sign-in-address', address)
  const byAccount = counters('sign-in-account', email)
  const known = await pair.isKnown()
  const wait = await countGuess([
    { counter: pair, policy: perPair },
    { counter: byAddress, policy: perAddress },
    ...(known ? [] : [{ counter: byAccount, policy: perAccount }]),
  ])
  if (wait) return wait
  const found = await accounts.findByEmail(email)
  const good = await verifyPassword(password, found?.passwordHash ?? null)
  if (!found || !good) return { kind: 'wrong' }
  const { id, shard, secondFactor } = found
  const account = { id, email: found.email, shard, secondFactor }
  await Promise.all([
    pair.succeeded(knownForMs),
    byAddress.takeBack(),
    ...(known ? [] : [byAccount.takeBack()]),
  ])
  await ensureProfile(account)
  return { kind: 'signed-in', signedIn: await sessions.start(account, 'aal1', device) }
}
