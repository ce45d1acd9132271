import type { Locale } from './locale'
import { en } from './messages/en'
import { he } from './messages/he'
import { speaker, type Translate } from './translate'

const speakers: Record<Locale, Translate> = { en: speaker('en', en), he: speaker('he', he) }

/** For servers and tests, which speak both languages; a screen's component asks `useSpeech`. */
export function translator(locale: Locale): Translate {
  return speakers[locale]
}
