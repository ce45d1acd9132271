import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signIn, type SignInDeps } from '../actions/sign-in'
import { signUp, type SignUpDeps } from '../actions/sign-up'
import { hashPassword, verifyPassword } from './passwords'

/** The real derivations, counted: whether an e-mail is known must not show in how much is done about it. */
const watch = () => vi.spyOn(crypto, 'scrypt')
let derived: ReturnType<typeof watch>
beforeEach(() => {
  derived = watch()
  syncBuiltinESMExports()
})

const dear = { keyBytes: 32, saltBytes: 16, N: 2 ** 14, r: 8, p: 5 }
/** What each derivation cost. */
const work = () =>
  derived.mock.calls.map(([, salt, keyBytes, { N, r, p }]) => ({
    keyBytes,
    saltBytes: (salt as Buffer).byteLength,
    N,
    r,
    p,
  }))

const counters: SignInDeps['counters'] = () => ({
  attempt: async () => null,
  isKnown: async () => false,
  succeeded: async () => undefined,
  takeBack: async () => undefined,
})
const account = { id: 'id', email: 'known@example.org', shard: 0, secondFactor: false }
const none = async () => undefined

describe('sign-in', () => {
  const signInOf = async (passwordHash: string | null | undefined, password: string) => {
    derived.mockClear()
    const found = passwordHash === undefined ? null : { ...account, passwordHash }
    const start = vi.fn<SignInDeps['sessions']['start']>()
    const result = await signIn(
      {
        counters,
        accounts: { findByEmail: async () => found },
        verifyPassword,
        sessions: { start },
        ensureProfile: none,
      },
      { email: account.email, password, address: '10.0.0.1', device: null },
    )
    return result.kind
  }

  it('derives one key of the same cost, whether the e-mail is known, unknown or has no password', async () => {
    const hash = await hashPassword('correct horse battery')
    for (const [stored, password, kind] of [
      [hash, 'correct horse battery', 'signed-in'],
      [hash, 'wrong guess', 'wrong'],
      [undefined, 'wrong guess', 'wrong'],
      [null, 'wrong guess', 'wrong'],
      // The words of the hash that stands in for none.
      [undefined, '', 'wrong'],
    ] as const) {
      expect(await signInOf(stored, password)).toBe(kind)
      expect(work()).toEqual([dear])
    }
  })
})

describe('sign-up', () => {
  it.each([
    ['new', account],
    ['taken', null],
  ])('derives one key of the same cost for an e-mail that is %s', async (_name, created) => {
    const accounts: SignUpDeps['accounts'] = { create: async () => created }
    // Left for after the answer, or a new e-mail would take longer.
    const ensureProfile = vi.fn<SignUpDeps['ensureProfile']>()
    const later = vi.fn<SignUpDeps['later']>()
    const asked = { email: account.email, password: 'correct horse battery', address: '10.0.0.1' }
    const made = await signUp(
      { counters, accounts, hashPassword, ensureProfile, shardCount: 2, later },
      asked,
    )
    expect(made).toMatchObject({ kind: 'done', isNew: created !== null })
    expect(work()).toEqual([dear])
    expect(later).toHaveBeenCalledTimes(created ? 1 : 0)
    expect(ensureProfile).not.toHaveBeenCalled()
    for (const [rest] of later.mock.calls) await rest()
    expect(ensureProfile).toHaveBeenCalledTimes(created ? 1 : 0)
  })
})
