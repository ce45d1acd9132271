import { parse, serialize } from 'hono/utils/cookie'
import { deviceLocale, type Locale } from '../../core/i18n/locale'
import type { SignedIn } from '../actions/sessions'
import { accessTokenSeconds } from '../adapters/tokens'

export type CookieName = 'access_granted' | 'session' | 'refresh' | 'passkey' | 'away'

/**
 * `__Host-` ties a cookie to this very host and to https. A laptop serves plain http, where browsers drop such
 * cookies, so there they go without the prefix.
 */
function nameOf(name: CookieName, url: URL): string {
  return url.protocol === 'https:' ? `__Host-${name}` : name
}

export function readCookie(request: Request, name: CookieName): string | null {
  const full = nameOf(name, new URL(request.url))
  return parse(request.headers.get('cookie') ?? '', full)[full] ?? null
}

/** The language of this device: what the pages' switch leaves behind, else what its browser asks for. */
export function readLocale(request: Request): Locale {
  const chosen = parse(request.headers.get('cookie') ?? '', 'locale')['locale']
  return deviceLocale(chosen, request.headers.get('accept-language'))
}

/** With no value the cookie is taken away. */
export function makeCookie(
  request: Request,
  name: CookieName,
  value: string | null,
  maxAgeSeconds = 0,
): string {
  const url = new URL(request.url)
  return serialize(nameOf(name, url), value ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: url.protocol === 'https:',
    maxAge: value === null ? 0 : maxAgeSeconds,
  })
}

/** Of a device that has signed in, or whose session goes on. */
export function sessionCookies(request: Request, signedIn: SignedIn): string[] {
  const refreshSeconds = Math.floor((signedIn.refreshExpiresAt - Date.now()) / 1000)
  return [
    makeCookie(request, 'session', signedIn.accessToken, accessTokenSeconds),
    makeCookie(request, 'refresh', signedIn.refreshToken, refreshSeconds),
  ]
}

/** Of one that has signed out. */
export function clearedCookies(request: Request): string[] {
  return [makeCookie(request, 'session', null), makeCookie(request, 'refresh', null)]
}
