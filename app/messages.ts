import type { Locale } from '#core/i18n/locale'
import { speaker, type ScreenMessages, type ScreenTranslate } from '#core/i18n/translate'

type Talk = Pick<ScreenMessages, 'ask' | 'voice'>
interface Files {
  readonly screens: () => Promise<Omit<ScreenMessages, keyof Talk>>
  readonly talk: () => Promise<Talk>
}

const files: Record<Locale, Files> = {
  en: {
    screens: async () => (await import('#core/i18n/messages/en-screens')).enScreens,
    talk: async () => (await import('#core/i18n/messages/en-talk')).enTalk,
  },
  he: {
    screens: async () => (await import('#core/i18n/messages/he-screens')).heScreens,
    talk: async () => (await import('#core/i18n/messages/he-talk')).heTalk,
  },
}

/** What is loaded of a language, and who speaks it. */
interface Spoken {
  readonly messages: Omit<ScreenMessages, keyof Talk> & Partial<Talk>
  readonly t: ScreenTranslate
}
const spoken = new Map<Locale, Spoken>()
let talking = false

/** What a language says is fetched once: a browser its page's, a server both before its first page. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (!spoken.has(locale)) {
    const messages = { ...(await files[locale].screens()) }
    // Asked for twice at once, it is kept once. Nothing of the assistant is drawn before its words are there.
    if (!spoken.has(locale)) spoken.set(locale, { messages, t: speaker(locale, messages as ScreenMessages) })
  }
  const { messages } = spoken.get(locale) ?? {}
  if (talking && messages?.ask === undefined) Object.assign(messages ?? {}, await files[locale].talk())
}

/** With what the assistant's panel and a call say, in this language and in those that are changed to. */
export async function loadTalk(locale: Locale): Promise<void> {
  talking = true
  await loadMessages(locale)
}

/** Of a language that was loaded. */
export function speakerOf(locale: Locale): ScreenTranslate {
  const found = spoken.get(locale)
  if (!found) throw new Error(`the messages of ${locale} were not loaded`)
  return found.t
}
