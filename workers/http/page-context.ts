import type { AppLoadContext } from '@remix-run/cloudflare'
import { isHalfSignedIn } from '../../core/auth/second-factor'
import type { Session } from '../../core/auth/session'
import type { Context } from '../context'
import { passedGate } from './access-flag'
import { openAccountView } from './account-view'
import { providersSetUp } from './calls/providers'
import { openRecordView } from './record-view'

/** What a page's loader can ask for: the caller's record, or null before sign-in. */
export function createPageContext(
  request: Request,
  context: Context,
  session: Session | null,
  nonce: string,
): AppLoadContext {
  const { config, links } = context
  const half = session !== null && isHalfSignedIn(session)
  const whole = half ? null : session
  return {
    session: whole,
    halfSignedIn: half,
    nonce,
    // Only the gate's own pages ask.
    get passedGate() {
      return passedGate(request, config.sessionSecret)
    },
    record: whole && openRecordView(context.record(whole), links, config),
    account: whole && openAccountView(context, whole),
    get providers() {
      return providersSetUp(context)
    },
    version: config.version,
  }
}
