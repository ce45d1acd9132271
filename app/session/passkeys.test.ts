import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerPasskey, signInByPasskey } from './passkeys'

/** A browser of which nobody takes a passkey: what it was asked for, until that is called off. */
const asked: { mediation: string | undefined; signal: AbortSignal }[] = []
/** Challenges on their way: calling one lets it arrive. */
const challenges: (() => void)[] = []

function get({ mediation, signal }: { mediation?: string; signal: AbortSignal }): Promise<never> {
  asked.push({ mediation, signal })
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
}

beforeEach(() => {
  const isConditionalMediationAvailable = () => Promise.resolve(true)
  const known = Object.assign(() => undefined, { isConditionalMediationAvailable })
  vi.stubGlobal('PublicKeyCredential', known)
  vi.stubGlobal('window', { PublicKeyCredential: known, isSecureContext: true })
  vi.stubGlobal('document', { querySelectorAll: () => [{}] })
  vi.stubGlobal('navigator', { credentials: { get } })
  vi.stubGlobal('fetch', () => {
    const answer = () => new Response('{"challenge":"AAAA","rpId":"localhost"}')
    return new Promise((resolve) => challenges.push(() => resolve(answer())))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
  challenges.length = 0
})

test('an offer that comes late does not end what was asked by hand', async () => {
  let code: string | null = null
  void offerPasskey().then((answer) => (code = answer.ok ? null : answer.code))
  const byHand = signInByPasskey()
  challenges[1]?.()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  challenges[0]?.()
  await vi.waitFor(() => expect(code).toBe('passkey_stopped'))
  expect(asked.map(({ mediation, signal }) => [mediation, signal.aborted])).toEqual([[undefined, false]])
  // Once that is over, it is offered again.
  const again = offerPasskey()
  asked[0]?.signal.dispatchEvent(new Event('abort'))
  expect(await byHand).toMatchObject({ ok: false, code: 'passkey_stopped' })
  challenges[2]?.()
  await vi.waitFor(() => expect(asked.at(-1)?.mediation).toBe('conditional'))
  void again
})

test('what is asked by hand ends an offer that waits', async () => {
  const offered = offerPasskey()
  challenges[0]?.()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  void signInByPasskey()
  challenges[1]?.()
  expect(await offered).toMatchObject({ ok: false, code: 'passkey_stopped' })
  expect(asked[0]?.signal.aborted).toBe(true)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.signal.aborted).toBe(false)
})
