import type { z } from 'zod'
import type { identityShape } from './provider-shapes'
import type { passkeyShape } from './passkey'
import type { deviceShape, factorShape } from './session'

/** What of their account a signed-in person's screens show. */
export interface AccountReader {
  factors(): Promise<readonly z.output<typeof factorShape>[]>
  /** Where they are signed in, the last used first. */
  devices(): Promise<readonly z.output<typeof deviceShape>[]>
  /** The oldest first. */
  passkeys(): Promise<readonly z.output<typeof passkeyShape>[]>
  /** Providers by which they sign in. */
  identities(): Promise<readonly z.output<typeof identityShape>[]>
  /** Whether somebody opened a link that was mailed to their address. */
  emailVerified(): Promise<boolean>
  /** How many recovery codes were not used yet. */
  recoveryCodesLeft(): Promise<number>
}
