import { randomBytes } from 'node:crypto'
import { perCode, perMail, perMailAddress } from '../../core/auth/attempts'
import type { Locale } from '../../core/i18n/locale'
import type { Counters } from '../adapters/attempts'
import type { Mail } from '../adapters/mailer'
import { sha256 } from '../adapters/seal'
import type { PasswordsDoor } from '../db/accounts/passwords'
import { countGuess, type Wait } from './guess'
import { changedMail, resetMail, verifyMail } from './mails'

const hourMs = 3_600_000
const resetMs = hourMs
const verifyMs = 24 * hourMs

export interface PasswordDeps {
  readonly passwords: PasswordsDoor
  readonly counters: Counters
  readonly findByEmail: (email: string) => Promise<{ readonly id: string } | null>
  readonly hashPassword: (password: string) => Promise<string>
  readonly verifyPassword: (password: string, hash: string | null) => Promise<boolean>
  /** Signs one device out. */
  readonly endFamily: (userId: string, familyId: string) => Promise<void>
  /** Without being waited for: how long a mail takes tells nobody whether there was one. */
  readonly mail: (mail: Mail) => void
  readonly locale: Locale
  /** Of our own pages. */
  readonly origin: string
}

/** A page of ours with a one-time word, which travels behind `#`: no server and no log sees it. */
const linkTo = (origin: string, page: '/reset' | '/verify', token: string) => `${origin}${page}#${token}`

export function openPasswordActions(deps: PasswordDeps) {
  const { passwords, counters, mail, locale, origin } = deps

  async function newToken(userId: string, purpose: 'reset' | 'verify', lastsMs: number): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await passwords.addToken({ hash: sha256(token), userId, purpose, expiresAt: Date.now() + lastsMs })
    return token
  }

  async function replace(
    userId: string,
    email: string,
    password: string,
    kept: string | null,
  ): Promise<void> {
    const ended = await passwords.change(userId, await deps.hashPassword(password), kept)
    for (const family of ended) await deps.endFamily(userId, family)
    mail(changedMail(locale, email))
  }

  return {
    /** The old password is asked for: whoever finds a phone unlocked does not have it. The other devices are signed out. */
    async change(
      { userId, email, familyId }: { userId: string; email: string; familyId: string },
      { current, password }: { current: string; password: string },
    ): Promise<{ readonly kind: 'changed' | 'wrong' } | Wait> {
      const counter = counters('password', userId)
      const wait = await countGuess([{ counter, policy: perCode }])
      if (wait) return wait
      if (!(await deps.verifyPassword(current, await passwords.hashOf(userId)))) return { kind: 'wrong' }
      await counter.takeBack()
      await replace(userId, email, password, familyId)
      return { kind: 'changed' }
    },

    /** The same for a known and an unknown address: the work that differs is done after the answer. */
    async askReset(
      email: string,
      address: string,
      later: (work: Promise<unknown>) => void,
    ): Promise<Wait | null> {
      const wait = await countGuess([
        { counter: counters('mail-address', address), policy: perMailAddress },
        { counter: counters('mail', email), policy: perMail },
      ])
      if (wait) return wait
      const found = await deps.findByEmail(email)
      if (found)
        later(
          newToken(found.id, 'reset', resetMs).then((token) =>
            mail(resetMail(locale, email, linkTo(origin, '/reset', token))),
          ),
        )
      return null
    },

    /** False where the link is no good any more. Every device is signed out; a second factor stays. */
    async reset(token: string, password: string): Promise<boolean> {
      const userId = await passwords.takeToken(sha256(token), 'reset')
      const account = userId === null ? null : await passwords.findAccount(userId)
      if (userId === null || !account) return false
      await replace(userId, account.email, password, null)
      return true
    },

    async sendVerification({ userId, email }: { userId: string; email: string }): Promise<Wait | null> {
      const wait = await countGuess([{ counter: counters('mail', email), policy: perMail }])
      if (wait) return wait
      const token = await newToken(userId, 'verify', verifyMs)
      mail(verifyMail(locale, email, linkTo(origin, '/verify', token)))
      return null
    },

    verify: async (token: string): Promise<boolean> =>
      (await passwords.takeToken(sha256(token), 'verify')) !== null,
  }
}
