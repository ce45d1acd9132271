import type { CallTypes } from '../../../core/calls/api'
import { account } from './account'
import { alertCalls } from './alerts'
import { auth } from './auth'
import { entries } from './entries'
import { exportCalls } from './export'
import { factorCalls } from './factors'
import { calendarCalls } from './calendar'
import { chat } from './chat'
import { files } from './files'
import { findings } from './findings'
import { functions } from './functions'
import { gate } from './gate'
import { importCalls } from './import'
import { lists } from './lists'
import { live } from './live'
import { passkeyCalls } from './passkeys'
import { passwordCalls } from './passwords'
import { sessionCalls } from './sessions'
import { providerCalls } from './providers'
import { rest } from './rest'
import { pushCalls } from './push'
import type { Call } from './row'
import { rpc } from './rpc'
import { support } from './support'
import { shares } from './shares'
import { storage } from './storage'
import { summaries } from './summaries'
import { systemCalls } from './system'
import { verdicts } from './verdicts'
import { voice } from './voice'

const rows = [
  ...gate,
  ...auth,
  ...factorCalls,
  ...sessionCalls,
  ...passwordCalls,
  ...passkeyCalls,
  ...providerCalls,
  ...account,
  ...exportCalls,
  ...importCalls,
  ...support,
  ...storage,
  ...files,
  ...rest,
  ...rpc,
  ...lists,
  ...findings,
  ...functions,
  ...verdicts,
  ...entries,
  ...summaries,
  ...shares,
  ...chat,
  ...voice,
  ...alertCalls,
  ...calendarCalls,
  ...pushCalls,
  ...live,
  ...systemCalls(() => calls),
]

/** Every call there is: its router, its document, its callers' types and the test that it leaks nothing are made of these rows. */
export const calls: readonly Call[] = rows

type Row = (typeof rows)[number]
type ApiOf<R extends Row> = {
  readonly [One in R as `${Uppercase<One['method']>} ${One['path']}`]: NonNullable<One['types']> & CallTypes
}

declare module '../../../core/calls/api' {
  interface Api extends ApiOf<Row> {}
}
