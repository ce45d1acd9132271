import { z } from 'zod'
import { factorShape, sessionShape } from './session'

/** What the calls of the second factor take and answer. */

export const enrolledShape = factorShape.extend({
  totp: z.object({
    /** Base32, to be typed by hand. */
    secret: z.string(),
    /** What a QR of it holds. */
    uri: z.string(),
  }),
})

export const challengeShape = z.object({
  id: z.uuid(),
  type: z.literal('totp'),
  /** Seconds since 1970. */
  expires_at: z.number(),
})

const codeText = 'Please enter the code of your authenticator.'
export const codeShape = z.object({
  challenge_id: z.uuid(codeText),
  code: z.string(codeText).trim().min(1, codeText).max(64, codeText),
})

export const recoveryCodesShape = z.object({ recovery_codes: z.array(z.string()) })
/** The codes come with the first verification alone. */
export const verifiedShape = sessionShape.extend(recoveryCodesShape.partial().shape)
