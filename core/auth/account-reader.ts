import type { z } from 'zod'
import type { deviceShape, factorShape } from './session'

/** What of their account a signed-in person's screens show. */
export interface AccountReader {
  factors(): Promise<readonly z.output<typeof factorShape>[]>
  /** Where they are signed in, the last used first. */
  devices(): Promise<readonly z.output<typeof deviceShape>[]>
  /** Whether somebody opened a link that was mailed to their address. */
  emailVerified(): Promise<boolean>
  /** How many recovery codes were not used yet. */
  recoveryCodesLeft(): Promise<number>
}
