import type { AccountReader } from '../../core/auth/account-reader'
import type { Session } from '../../core/auth/session'
import type { Context } from '../context'

/** The account of whoever is signed in, as its screens read it. */
export function openAccountView(
  { factors, devices, passwords }: Context,
  { userId, familyId }: Session,
): AccountReader {
  return {
    factors: async () =>
      (await factors.list(userId)).map(({ id, factorType, status }) => ({
        id,
        factor_type: factorType,
        status,
      })),
    devices: async () =>
      (await devices.list(userId)).map(({ id, device, createdAt, usedAt }) => ({
        id,
        device,
        created_at: new Date(createdAt).toISOString(),
        used_at: new Date(usedAt).toISOString(),
        current: id === familyId,
      })),
    emailVerified: () => passwords.isVerified(userId),
    recoveryCodesLeft: () => factors.recoveryCodesLeft(userId),
  }
}
