import type { z } from 'zod'
import type { factorShape } from './session'

/** What of their account a signed-in person's screens show. */
export interface AccountReader {
  factors(): Promise<readonly z.output<typeof factorShape>[]>
  /** How many recovery codes were not used yet. */
  recoveryCodesLeft(): Promise<number>
}
