import { z } from 'zod'

/** What the calls of passkeys take and answer: the JSON forms of WebAuthn Level 3, §5.1.8 to §5.1.10. */

/** A challenge has to be answered within this time. */
export const passkeyChallengeMs = 5 * 60_000
/** Nobody has as many devices; each is a way in. */
export const mostPasskeys = 20
/** COSE: ES256, EdDSA, RS256, which between them every authenticator speaks. */
export const passkeyAlgorithms = [-7, -8, -257] as const

const broken = 'This is no answer of a passkey.'
const base64url = (most: number) =>
  z
    .string(broken)
    .max(most, broken)
    .regex(/^[\w-]+$/, broken)
const keyType = z.literal('public-key', broken)
/** A credential's id is at most 1,023 bytes (§4). */
const credentialId = base64url(1364)

/** How one signs in; whose it is the browser finds out. */
export const requestShape = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Ms. */
  timeout: z.number(),
  userVerification: z.literal('required'),
})

export const creationShape = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: keyType, alg: z.number() })),
  timeout: z.number(),
  /** One's own, so that a device is not enrolled twice. */
  excludeCredentials: z.array(z.object({ id: z.string(), type: keyType })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

export const assertionShape = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type: keyType,
    response: z.object({
      clientDataJSON: base64url(8_192),
      authenticatorData: base64url(8_192),
      signature: base64url(8_192),
      /** The person, as their passkey keeps them. */
      userHandle: base64url(128),
    }),
  },
  broken,
)
export type Assertion = z.output<typeof assertionShape>

export const attestationShape = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type: keyType,
    response: z.object({
      clientDataJSON: base64url(8_192),
      attestationObject: base64url(32_768),
    }),
  },
  broken,
)
export type Attestation = z.output<typeof attestationShape>

const nameText = 'Please give the passkey a name of at most 60 characters.'
export const enrolmentShape = z.object({
  name: z.string(nameText).trim().min(1, nameText).max(60, nameText),
  passkey: attestationShape,
})

/** Times in ISO-8601 UTC. */
export const passkeyShape = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.string(),
  /** Null before the first time. */
  last_used_at: z.string().nullable(),
})
