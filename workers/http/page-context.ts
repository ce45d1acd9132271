import type { AppLoadContext } from '@remix-run/cloudflare'
import type { Session } from '../../core/auth/session'
import type { Context } from '../context'
import { passedGate } from './access-flag'
import { openRecordView } from './record-view'

/** What a page's loader can ask for: the caller's record, or null before sign-in. */
export function createPageContext(
  request: Request,
  context: Context,
  session: Session | null,
  nonce: string,
): AppLoadContext {
  const { config, links } = context
  return {
    session,
    nonce,
    // Only the gate's own pages ask.
    get passedGate() {
      return passedGate(request, config.sessionSecret)
    },
    record: session && openRecordView(context.record(session), links),
    version: config.version,
  }
}
