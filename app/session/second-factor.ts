import type { Api } from '#core/calls/api'
import { callApi, type Answer } from './api'
import { writeStored } from './refresh'

export type Verified = Api['POST /auth/factors/{id}/verify']['answer']

/** Asks for a challenge and answers it; the session goes on at the level that it gives. */
export async function answerChallenge(factorId: string | null, code: string): Promise<Answer<Verified>> {
  const id = factorId ?? (await ownFactor())
  if (id === null) return { ok: false, code: 'unexpected', error: '' }
  const challenge = await callApi('POST /auth/factors/{id}/challenge', {
    params: { id },
    body: { channel: 'totp' },
  })
  if (!challenge.ok) return challenge
  const body = { challenge_id: challenge.value.id, code }
  const answer = await callApi('POST /auth/factors/{id}/verify', { params: { id }, body })
  if (answer.ok) writeStored(answer.value)
  return answer
}

async function ownFactor(): Promise<string | null> {
  const answer = await callApi('GET /auth/user')
  const factors = answer.ok ? answer.value.factors : []
  return factors.find(({ status }) => status === 'verified')?.id ?? null
}
