import type { Locale } from '#core/i18n/locale'
import { device as en } from '#core/i18n/messages/en/device'
import { device as he } from '#core/i18n/messages/he/device'

export type DeviceWords = Omit<Readonly<Record<keyof typeof en, string>>, 'line'>

/** What the switch says: told by the server, no other screen carries it. */
export function deviceWords(locale: Locale): DeviceWords {
  const { line: _, ...words } = { en, he }[locale]
  return words
}
