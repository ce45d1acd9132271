import type { Locale } from '../i18n/locale'
import { tokenise } from '../vocabulary/normalise'
import { isFiller } from './question-cues'
import type { Question } from './reading'

const hebrew = /\p{Script=Hebrew}/u
const latin = /[A-Za-z]{3}/

/** In which language a message is answered: its own, where its letters tell it. */
export function languageOf({ text, locale }: Question): Locale {
  if (hebrew.test(text)) return 'he'
  if (!latin.test(text)) return locale
  // A name alone ("INR") is the same in every language.
  const tokens = tokenise(text)
  if (tokens.every(({ capitals }) => capitals)) return locale
  return tokens.length > 2 || tokens.some(({ norm }) => isFiller(norm)) ? 'en' : locale
}
