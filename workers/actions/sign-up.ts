import { perSignUp } from '../../core/auth/attempts'
import type { Counters } from '../adapters/attempts'
import type { Account, AccountsDoor } from '../db/accounts/open'
import { countGuess, type Wait } from './guess'

export interface SignUpDeps {
  readonly counters: Counters
  readonly accounts: Pick<AccountsDoor, 'create'>
  readonly hashPassword: (password: string) => Promise<string>
  readonly ensureProfile: (account: Account) => Promise<void>
  readonly shardCount: number
  /** What the answer does not wait for. */
  readonly later: (work: () => Promise<unknown>) => void
}

/**
 * For a known e-mail the answer is the same, with an id that is nobody's, and comes as soon: a stranger must not learn
 * who keeps a record here. What is to be done for a new one alone is done after it; sign-in makes up for what failed.
 */
export async function signUp(
  { counters, accounts, hashPassword, ensureProfile, shardCount, later }: SignUpDeps,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<{ readonly kind: 'done'; readonly id: string; readonly isNew: boolean } | Wait> {
  const wait = await countGuess([{ counter: counters('sign-up', address), policy: perSignUp }])
  if (wait) return wait
  const account = await accounts.create(email, { passwordHash: await hashPassword(password) }, shardCount)
  if (account) later(() => ensureProfile(account))
  return { kind: 'done', id: account?.id ?? crypto.randomUUID(), isNew: account !== null }
}
