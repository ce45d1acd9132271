import type { Locale } from '#core/i18n/locale'
import { speaker, type Messages, type Translate } from '#core/i18n/translate'

const files: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('#core/i18n/messages/en')).en,
  he: async () => (await import('#core/i18n/messages/he')).he,
}
const speakers = new Map<Locale, Translate>()

/** What a language says is fetched once: a browser its page's, a server both before its first page. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (!speakers.has(locale)) speakers.set(locale, speaker(locale, await files[locale]()))
}

/** Of a language that was loaded. */
export function speakerOf(locale: Locale): Translate {
  const t = speakers.get(locale)
  if (!t) throw new Error(`the messages of ${locale} were not loaded`)
  return t
}
