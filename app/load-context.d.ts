import type { AccountReader } from '../core/auth/account-reader'
import type { Provider } from '../core/auth/provider'
import type { Session } from '../core/auth/session'
import type { RecordReader } from '#core/records/reader'

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    /** Of somebody who is signed in to the end. */
    readonly session: Session | null
    /** The password was right, the code of the second factor is still to come. */
    readonly halfSignedIn: boolean
    /** The caller's own record; null before sign-in. */
    readonly record: RecordReader | null
    /** The caller's own account; null before sign-in. */
    readonly account: AccountReader | null
    /** For `Content-Security-Policy`: every script of the page carries it. */
    readonly nonce: string
    /** Whether this browser gave the access password: what `/auth` asks for. */
    readonly passedGate: boolean
    /** Others by which one can sign in here. */
    readonly providers: readonly Provider[]
    readonly version: string
  }
}
