import type { AccountReader } from '../../core/auth/account-reader'
import type { Session } from '../../core/auth/session'
import type { Context } from '../context'

/** The account of whoever is signed in, as its screens read it. */
export function openAccountView(
  { factors, devices, identities, passkeys, passwords }: Context,
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
    passkeys: async () =>
      (await passkeys.list(userId)).map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        created_at: new Date(createdAt).toISOString(),
        last_used_at: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
      })),
    identities: async () =>
      (await identities.list(userId)).map(({ id, provider, email, createdAt }) => ({
        id,
        provider,
        email,
        created_at: new Date(createdAt).toISOString(),
      })),
    emailVerified: () => passwords.isVerified(userId),
    recoveryCodesLeft: () => factors.recoveryCodesLeft(userId),
  }
}
