import type { Locale } from '#core/i18n/locale'
import { speaker, type ScreenMessages, type ScreenTranslate } from '#core/i18n/translate'

const files: Record<Locale, () => Promise<ScreenMessages>> = {
  en: async () => (await import('#core/i18n/messages/en-screens')).enScreens,
  he: async () => (await import('#core/i18n/messages/he-screens')).heScreens,
}
const speakers = new Map<Locale, ScreenTranslate>()

/** What a language says is fetched once: a browser its page's, a server both before its first page. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (!speakers.has(locale)) speakers.set(locale, speaker(locale, await files[locale]()))
}

/** Of a language that was loaded. */
export function speakerOf(locale: Locale): ScreenTranslate {
  const t = speakers.get(locale)
  if (!t) throw new Error(`the messages of ${locale} were not loaded`)
  return t
}
