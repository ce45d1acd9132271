import type { Api } from '#core/calls/api'
import type { PasswordFault } from '#core/auth/password'
import type { ScreenTranslate } from '#core/i18n/translate'
import { forgetCopies } from '../device/forget'

/** What an API call came to: its answer, or why not, as the API says it. */
export type Answer<T> =
  { readonly ok: true; readonly value: T; readonly status: number } | ({ readonly ok: false } & Refused)

/** Why not; and what was to be changed, as it stands, where it is not what it was taken for. */
export interface Refused {
  readonly code: string
  readonly error: string
  readonly current?: unknown
}

/** What a call takes beside its name: only what its row asks for. */
type Given<Name extends keyof Api> = Needed<'params', Api[Name]['params']> &
  Needed<'body', Api[Name]['body']> & { readonly query?: Api[Name]['query'] }
type Needed<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { readonly [One in Key]?: Value }
    : [keyof Value] extends [never]
      ? unknown
      : { readonly [One in Key]: Value }
/** Nothing need be given to a call that asks for nothing. */
type Arguments<Name extends keyof Api> = [AskedOf<Given<Name>>] extends [never]
  ? [given?: Given<Name>]
  : [given: Given<Name>]
type AskedOf<T> = { [Key in keyof T]-?: T extends Record<Key, T[Key]> ? Key : never }[keyof T]

/**
 * Asks the API, at our own origin, by cookie: `callApi('DELETE /rest/files/{id}', { params: { id } })`. What a call
 * takes and answers is what its row says. Never throws: no network is an answer too, with the code `offline`.
 */
export async function callApi<Name extends keyof Api>(
  name: Name,
  ...[given]: Arguments<Name>
): Promise<Answer<Api[Name]['answer']>> {
  const { method, url, body } = requestOf(name, given as RawGiven | undefined)
  try {
    const response = await fetch(url, {
      method,
      headers: body === null ? {} : { 'content-type': 'application/json' },
      body,
    })
    const answer = readAnswer<Api[Name]['answer']>(response.status, await response.text())
    // Nobody is signed in here any more: no copy of a record stays on the device.
    if (!answer.ok && answer.code === 'not_signed_in') void forgetCopies()
    return answer
  } catch {
    return { ok: false, code: 'offline', error: '' }
  }
}

interface RawGiven {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
}

export function requestOf(name: string, { params = {}, query = {}, body }: RawGiven = {}) {
  const [method = '', path = ''] = name.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString()
  return {
    method,
    url: `/api${filled}${search === '' ? '' : `?${search}`}`,
    body: body === undefined ? null : JSON.stringify(body),
  }
}

export function readAnswer<T>(status: number, text: string): Answer<T> {
  const json = parse(text)
  if (status >= 200 && status < 300) return { ok: true, value: json as T, status }
  const { code = 'unexpected', error = '', current } = (json ?? {}) as Partial<Refused>
  return { ok: false, code, error, current }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What became of a fact meanwhile. */
interface Settled {
  readonly decision: string
}

/** What a person reads when a call was refused: the words of this language where there are any, else the server's. */
export function refusalText(t: ScreenTranslate, { code, error, current }: Refused): string {
  switch (code) {
    case 'offline':
      return t('shell.offline')
    case 'too_many_attempts':
      return t('shell.tooMany')
    case 'not_signed_in':
      return t('shell.notSignedIn')
    case 'gate_required':
      return t('landing.denied')
    case 'password_missing':
      return t('landing.missing')
    case 'password_wrong':
      return t('landing.wrong')
    case 'invalid_credentials':
      return t('auth.invalidCredentials')
    case 'code_wrong':
      return t('security.codeWrong')
    case 'factor_unreadable':
      return t('security.codeUnreadable')
    case 'challenge_expired':
      return t('security.codeLate')
    case 'passkey_late':
    case 'passkey_refused':
    case 'passkey_known':
    case 'passkey_many':
    case 'passkey_stopped':
      return t(
        `passkeys.${code.slice('passkey_'.length) as 'late' | 'refused' | 'known' | 'many' | 'stopped'}`,
      )
    case 'last_way_in':
      return t('providers.lastWay')
    case 'link_expired':
      return t('security.linkExpired')
    case 'current_password_wrong':
      return t('security.currentWrong')
    case 'password_short':
    case 'password_long':
    case 'password_common':
    case 'password_own':
      return t(`security.${code.slice('password_'.length) as PasswordFault}`)
    case 'step_up_required':
      return t('security.confirmText')
    case 'not_found':
      return t('shell.gone')
    case 'changed_meanwhile':
      return t('entry.changed')
    case 'settled_otherwise':
      return t(
        (current as Settled | undefined)?.decision === 'rejected' ? 'fact.wasRejected' : 'fact.wasAccepted',
      )
    case 'invalid_input':
      return /password/i.test(error) ? t('auth.weakPassword') : t('auth.invalidEmail')
    case 'backend_unavailable':
      return t('crash.unavailable')
    case 'unexpected':
      return t('shell.unexpected')
    default:
      return error === '' ? t('shell.unexpected') : error
  }
}
