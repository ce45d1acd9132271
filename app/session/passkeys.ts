import type { Api } from '#core/calls/api'
import { callApi, type Answer } from './api'

export type PasskeySession = Api['POST /auth/passkeys/session']['answer']

/** Fetched when it is needed: most who sign in type a password. */
const library = () => import('@simplewebauthn/browser')

/** Over plain http, and in old browsers, there are none. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window && window.isSecureContext

/** Whether the browser offers passkeys by itself, among what it fills in. */
export async function offersPasskeys(): Promise<boolean> {
  if (!knowsPasskeys() || !('isConditionalMediationAvailable' in PublicKeyCredential)) return false
  return PublicKeyCredential.isConditionalMediationAvailable()
}

/** One ceremony at a time: a browser ends the one that runs when another begins. Those asked for by hand. */
let byHand = 0

/** Asks for a passkey and signs in by it. Code `passkey_stopped`: the person, or the browser, gave none. */
export async function signInByPasskey(): Promise<Answer<PasskeySession>> {
  byHand += 1
  try {
    return await signIn({ offered: false })
  } finally {
    byHand -= 1
  }
}

/**
 * The same among what the browser fills in: it waits until the person takes it. One asked for by hand ends the wait, and
 * is never ended by it, however late the offer comes: then it is stopped before it begins.
 */
export const offerPasskey = (): Promise<Answer<PasskeySession>> => signIn({ offered: true })

async function signIn({ offered }: { readonly offered: boolean }): Promise<Answer<PasskeySession>> {
  const asked = await callApi('POST /auth/passkeys/challenge')
  if (!asked.ok) return asked
  const { startAuthentication } = await library()
  if (offered && byHand > 0) return stopped
  const given = await orNull(() =>
    startAuthentication({ optionsJSON: asked.value, useBrowserAutofill: offered }),
  )
  if (!given) return stopped
  const { id, rawId, type, response } = given
  const userHandle = response.userHandle ?? ''
  return callApi('POST /auth/passkeys/session', {
    body: { id, rawId, type, response: { ...response, userHandle } },
  })
}

export async function enrolPasskey(name: string): Promise<Answer<{ readonly id: string }>> {
  const asked = await callApi('POST /auth/passkeys/options')
  if (!asked.ok) return asked
  const { startRegistration } = await library()
  const made = await orNull(() => startRegistration({ optionsJSON: asked.value }))
  if (!made) return stopped
  const { id, rawId, type, response } = made
  const { clientDataJSON, attestationObject } = response
  const passkey = { id, rawId, type, response: { clientDataJSON, attestationObject } }
  return callApi('POST /auth/passkeys', { body: { name, passkey } })
}

const stopped = { ok: false, code: 'passkey_stopped', error: '' } as const

/** Null where the person let it be, or it was called off: of the reasons browsers tell nothing that could be relied on. */
async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch {
    return null
  }
}

/** Whatever waits to be taken is called off. */
export async function stopOffering(): Promise<void> {
  if (!knowsPasskeys()) return
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}
