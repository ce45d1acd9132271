import type { Translate } from '#core/i18n/translate'

/** What an API call came to: its answer, or why not, as the API says it. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T; readonly status: number }
  | { readonly ok: false; readonly code: string; readonly error: string }

/** Same origin, by cookie. Never throws: no network is an answer too, with the code `offline`. */
export async function callApi<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await response.text()
    return readAnswer(response.status, text)
  } catch {
    return { ok: false, code: 'offline', error: '' }
  }
}

export function readAnswer<T>(status: number, text: string): Answer<T> {
  const json = parse(text)
  if (status >= 200 && status < 300) return { ok: true, value: json as T, status }
  const { code, error } = (json ?? {}) as { code?: string; error?: string }
  return { ok: false, code: code ?? 'unexpected', error: error ?? '' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What a person reads when a call was refused: the words of this language where there are any, else the server's. */
export function refusalText(t: Translate, { code, error }: { code: string; error: string }): string {
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
    case 'invalid_input':
      return /password/i.test(error) ? t('auth.weakPassword') : t('auth.invalidEmail')
    case 'unexpected':
      return t('shell.unexpected')
    default:
      return error === '' ? t('shell.unexpected') : error
  }
}
