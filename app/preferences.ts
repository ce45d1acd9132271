import { parseTimeZone } from '#core/i18n/dates'
import { deviceLocale, type Locale } from '#core/i18n/locale'
import type { Profile } from '#core/records/profile'

/** What a browser tells of its reader: the language, and where the clock stands. */
export interface Preferences {
  readonly locale: Locale
  readonly timeZone: string
  /** `us`: results are also told in the units of US laboratories. */
  readonly units: Profile['units']
}

/** Whose profile may name a language. */
interface HasProfile {
  profile(): Promise<Pick<Profile, 'locale' | 'units'> | null>
}

/** The profile's language, on whichever device (spec app.md §2, Preferences); before sign-in that of this device. */
export async function readPreferences(request: Request, record: HasProfile | null): Promise<Preferences> {
  const cookies = request.headers.get('cookie') ?? ''
  const profile = record && (await record.profile())
  const accept = request.headers.get('accept-language')
  const locale = profile?.locale ?? deviceLocale(cookieOf(cookies, 'locale'), accept)
  const units = profile?.units ?? 'metric'
  return { locale, units, timeZone: parseTimeZone(cookieOf(cookies, 'time_zone')) }
}

function cookieOf(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return null
  }
}

/** A `Set-Cookie` line; nothing secret, so that the browser may set it too. */
export function preferenceCookie(name: 'locale' | 'time_zone', value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=31536000; SameSite=Lax`
}

/** Back to a page of our own; anything that a browser could take for another site is the front page. */
export function ownPath(text: FormDataEntryValue | null): string {
  return typeof text === 'string' && /^(?!.*\/\/)\/[\w\-/?=&%.]*$/.test(text) ? text : '/'
}
