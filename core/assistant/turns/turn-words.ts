import { locales, type Locale } from '../../i18n/locale'
import { turnWords } from '../../language/turns'
import { finderOf } from '../rows'

/** What finds in a question how it points back at what was told. */
export const { findRows: findTurnRows, findJoined: findTurn, findWords: findTurnWords } = finderOf(turnWords)

/** A blood test, in words of a language. */
export const testsNounOf = (locale: Locale): string => turnWords[locales.indexOf(locale)]?.testsNoun ?? ''

/** Documents of any kind, in a word of a language. */
export const documentsNounOf = (locale: Locale): string =>
  turnWords[locales.indexOf(locale)]?.documentsNoun ?? ''

/** Drugs, in a word of a language. */
export const drugsNounOf = (locale: Locale): string => turnWords[locales.indexOf(locale)]?.drugsNoun ?? ''
