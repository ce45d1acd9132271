import { randomBytes } from 'node:crypto'
import { perCode, perMail, perMailAddress } from '../../core/auth/attempts'
import type { Session } from '../../core/auth/session'
import type { Locale } from '../../core/i18n/locale'
import type { Counters } from '../adapters/attempts'
import type { Mail } from '../adapters/mailer'
import { sha256 } from '../adapters/seal'
import type { LinkHolder, PasswordsDoor } from '../db/accounts/passwords'
import { countGuess, type Wait } from './guess'
import { changedMail, resetMail, verifyMail } from './mails'
import type { Sessions, SignedIn } from './sessions'

const hourMs = 3_600_000
const resetMs = hourMs
const verifyMs = 24 * hourMs

export interface PasswordDeps {
  readonly passwords: PasswordsDoor
  readonly counters: Counters
  readonly findByEmail: (email: string) => Promise<{ readonly id: string } | null>
  readonly hashPassword: (password: string) => Promise<string>
  readonly verifyPassword: (password: string, hash: string | null) => Promise<boolean>
  readonly sessions: Pick<Sessions, 'renew' | 'endFamily'>
  /** Without being waited for: how long a mail takes tells nobody whether there was one. */
  readonly mail: (mail: Mail) => void
  readonly locale: Locale
  /** Of our own pages. */
  readonly origin: string
}

/** A page of ours with a one-time word, which travels behind `#`: no server and no log sees it. */
const linkTo = (origin: string, page: '/reset' | '/verify', token: string) => `${origin}${page}#${token}`

export function openPasswordActions(deps: PasswordDeps) {
  const { passwords, counters, sessions, mail, locale, origin } = deps

  async function newToken(userId: string, purpose: 'reset' | 'verify', lastsMs: number): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await passwords.addToken({ hash: sha256(token), userId, purpose, expiresAt: Date.now() + lastsMs })
    return token
  }

  /** Every device is signed out, but for `here`, whose session is for the caller to end. */
  async function replace(
    { id, email }: { id: string; email: string },
    password: string,
    here: string | null,
  ): Promise<void> {
    const ended = await passwords.change(id, await deps.hashPassword(password))
    for (const family of ended) if (family !== here) await sessions.endFamily(id, family)
    mail(changedMail(locale, email))
  }

  return {
    /**
     * The old password is asked for: whoever finds a phone unlocked does not have it. The other devices are signed
     * out, and this one goes on in a session that nobody knew before.
     */
    async change(
      session: Session,
      { current, password, device }: { current: string; password: string; device: string | null },
    ): Promise<
      { readonly kind: 'changed'; readonly signedIn: SignedIn } | { readonly kind: 'wrong' } | Wait
    > {
      const { userId: id, email, familyId } = session
      const counter = counters('password', id)
      const wait = await countGuess([{ counter, policy: perCode }])
      if (wait) return wait
      if (!(await deps.verifyPassword(current, await passwords.hashOf(id)))) return { kind: 'wrong' }
      await counter.takeBack()
      await replace({ id, email }, password, familyId)
      return { kind: 'changed', signedIn: await sessions.renew(session, device) }
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

    /** Whose link it is, which stays good; null: nobody's any more. */
    holderOf: (token: string): Promise<LinkHolder | null> => passwords.findByToken(sha256(token), 'reset'),

    /** False where the link is no good any more. Every device is signed out; a second factor stays. */
    async reset(token: string, password: string, { id, email }: LinkHolder): Promise<boolean> {
      if ((await passwords.takeToken(sha256(token), 'reset')) !== id) return false
      await replace({ id, email }, password, null)
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
