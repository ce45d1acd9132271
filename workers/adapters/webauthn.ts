import type { z } from 'zod'
import {
  passkeyAlgorithms,
  passkeyChallengeMs,
  type Assertion,
  type Attestation,
  type creationShape,
  type requestShape,
} from '../../core/auth/passkey'

export interface KnownPasskey {
  readonly credentialId: string
  /** COSE, base64url. */
  readonly publicKey: string
  readonly counter: number
}

/** Whether a challenge is one of ours that was not answered yet; asked once for each answer that came. */
type TakeChallenge = (challenge: string) => Promise<boolean>

const none: Record<string, never> = {}
const encoded = (text: string) => Buffer.from(text).toString('base64url')
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/**
 * WebAuthn for pages of this origin. Where an answer does not hold, the library throws with reasons that are nobody's to
 * read: here it is null.
 */
export function openWebauthn(origin: string) {
  const rpId = new URL(origin).hostname
  // Weighs as much as all of our rules of sign-in, and few requests need it.
  const library = () => import('@simplewebauthn/server')
  const expected = (take: TakeChallenge) => ({
    expectedChallenge: take,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  })

  return {
    request: (challenge: string): z.output<typeof requestShape> => ({
      challenge,
      rpId,
      timeout: passkeyChallengeMs,
      userVerification: 'required',
    }),

    creation: (
      challenge: string,
      { userId, email, held }: { userId: string; email: string; held: readonly string[] },
    ): z.output<typeof creationShape> => ({
      challenge,
      rp: { id: rpId, name: 'Chartlight' },
      user: { id: encoded(userId), name: email, displayName: email },
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: passkeyChallengeMs,
      excludeCredentials: held.map((id) => ({ id, type: 'public-key' })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    }),

    async verifyCreation(
      { id, rawId, type, response }: Attestation,
      take: TakeChallenge,
    ): Promise<KnownPasskey | null> {
      const { verifyRegistrationResponse } = await library()
      const { clientDataJSON, attestationObject } = response
      const answer = { clientDataJSON, attestationObject }
      const asked = {
        ...expected(take),
        response: { id, rawId, type, clientExtensionResults: none, response: answer },
        supportedAlgorithmIDs: [...passkeyAlgorithms],
      }
      const { verified, registrationInfo } = await heldOr(() => verifyRegistrationResponse(asked))
      if (!verified || !registrationInfo) return null
      const { credential } = registrationInfo
      const publicKey = Buffer.from(credential.publicKey).toString('base64url')
      return { credentialId: credential.id, publicKey, counter: credential.counter }
    },

    /** Its new counter. */
    async verifyAssertion(
      { id, rawId, type, response }: Assertion,
      take: TakeChallenge,
      { credentialId, publicKey, counter }: KnownPasskey,
    ): Promise<number | null> {
      const { verifyAuthenticationResponse } = await library()
      const asked = {
        ...expected(take),
        response: { id, rawId, type, clientExtensionResults: none, response },
        credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
      }
      const { verified, authenticationInfo } = await heldOr(() => verifyAuthenticationResponse(asked))
      return verified && authenticationInfo ? authenticationInfo.newCounter : null
    },
  }
}

export type Webauthn = ReturnType<typeof openWebauthn>

async function heldOr<T extends { verified: boolean }>(
  verify: () => Promise<T>,
): Promise<T | { verified: false; registrationInfo?: never; authenticationInfo?: never }> {
  try {
    return await verify()
  } catch {
    return { verified: false }
  }
}
