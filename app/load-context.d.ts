import type { Session } from '../core/auth/session'
import type { RecordReader } from '#core/records/reader'

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    readonly session: Session | null
    /** The caller's own record; null before sign-in. */
    readonly record: RecordReader | null
    /** For `Content-Security-Policy`: every script of the page carries it. */
    readonly nonce: string
    /** Whether this browser gave the access password: what `/auth` asks for. */
    readonly passedGate: boolean
    readonly version: string
  }
}
