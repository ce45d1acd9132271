import { describe, expect, it } from 'vitest'
import { parseStoredSession, refreshIn, storageKeyOf } from './stored-session'

describe('storageKeyOf', () => {
  it.each([
    ['localhost', 'sb-localhost-auth-token'],
    ['chart.example.org', 'sb-chart-auth-token'],
    ['127.0.0.1', 'sb-127-auth-token'],
  ])('%s → %s', (host, key) => expect(storageKeyOf(host)).toBe(key))
})

describe('parseStoredSession', () => {
  const session = { access_token: 'a.b.c', expires_at: 1700000000, user: { id: 'u', email: 'u@example.org' } }

  it('reads what was stored, and nothing more', () => {
    expect(parseStoredSession(JSON.stringify({ ...session, refresh_token: 'secret' }))).toEqual(session)
  })

  it.each([null, '', 'null', '{}', '{"access_token":1}', '{"access_token":"a","expires_at":1}', 'not json'])(
    'has no session in %j',
    (text) => expect(parseStoredSession(text)).toBeNull(),
  )

  it.each([
    [1_700_000_000_000 - 900_000, 840_000],
    [1_700_000_000_000 - 60_000, 0],
    [1_700_000_000_000 + 5_000, 0],
  ])('at %i wants refreshing in %i ms', (now, ms) => expect(refreshIn(session, now)).toBe(ms))
})
