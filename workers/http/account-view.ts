import type { AccountReader } from '../../core/auth/account-reader'
import type { Session } from '../../core/auth/session'
import type { Context } from '../context'

/** The account of whoever is signed in, as its screens read it. */
export function openAccountView({ factors }: Context, { userId }: Session): AccountReader {
  return {
    factors: async () =>
      (await factors.list(userId)).map(({ id, factorType, status }) => ({
        id,
        factor_type: factorType,
        status,
      })),
    recoveryCodesLeft: () => factors.recoveryCodesLeft(userId),
  }
}
