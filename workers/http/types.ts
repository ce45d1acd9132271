import type { Session } from '../../core/auth/session'
import type { Env } from '../config'
import type { Context } from '../context'
import type { RecordDoor } from '../db/records/open'

/** What every route of the API can ask its context for. */
export interface ApiEnv {
  Bindings: Env
  Variables: {
    context: Context
    /** Null before sign-in. */
    session: Session | null
    /** True where the session came by cookie, so that the caller's origin matters. */
    byCookie: boolean
    record: RecordDoor
  }
}
