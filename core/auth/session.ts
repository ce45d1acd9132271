import { z } from 'zod'

const assuranceLevels = ['aal1', 'aal2'] as const
export type AssuranceLevel = (typeof assuranceLevels)[number]

/** Who asks: what a verified access token says. */
export interface Session {
  readonly userId: string
  readonly email: string
  /** Which RECORDS database holds this user's rows. */
  readonly shard: number
  readonly aal: AssuranceLevel
  /** The signed-in device, so that signing out ends it. */
  readonly familyId: string
  /** Whether this person has a second factor: without it `aal1` is only half signed in. */
  readonly secondFactor: boolean
  /** When its code was given last on this device, seconds since 1970; null before. */
  readonly factorAt: number | null
}

/** The claims of an access token of ours. One that lacks any of them is no token. Times in seconds since 1970. */
export const claimsShape = z.object({
  sub: z.uuid(),
  email: z.string(),
  shard: z.int().nonnegative(),
  aal: z.enum(assuranceLevels),
  family: z.uuid(),
  mfa: z.boolean(),
  mfa_at: z.int().nullable(),
  iat: z.int(),
  exp: z.int(),
})

/** A second factor. */
export const factorShape = z.object({
  id: z.uuid(),
  factor_type: z.literal('totp'),
  status: z.enum(['unverified', 'verified']),
})

/** The signed-in person, as the API answers. */
export const userShape = z.object({
  id: z.uuid(),
  email: z.string(),
  factors: z.array(factorShape),
  aal: z.enum(assuranceLevels),
})

/** A session as the API answers it. `refresh_token` goes to programs only: a browser has it as a cookie. */
export const sessionShape = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number(),
  expires_at: z.number(),
  refresh_token: z.string().optional(),
  user: userShape,
})

/** A device that is signed in. Times in ISO-8601 UTC. */
export const deviceShape = z.object({
  id: z.uuid(),
  /** `Chrome, Android`; null of a program. */
  device: z.string().nullable(),
  created_at: z.string(),
  used_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
