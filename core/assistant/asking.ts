import { locales, type Locale } from '../i18n/locale'
import { askingWords } from '../language/asking'
import { finderOf } from './rows'

/** What finds in a question what is asked after. Screens do without it. */
export const { findRows, findRow, findSaid, findWords, findJoined, namesOf } = finderOf(askingWords)

/** What a group of drugs is called first in a language; null of one that its list has not. */
export function saidOf(list: 'groups' | 'purposes', name: string, locale: Locale): string | null {
  const lines = askingWords[locales.indexOf(locale)]?.[list].split('\n') ?? []
  const line = lines.find((one) => one.split('=')[0]?.trim() === name)
  return line?.split('=')[1]?.split(';')[0]?.trim() ?? null
}
