import { parseLocale } from '#core/i18n/locale'
import type { ScreenTranslate } from '#core/i18n/translate'
import { speakerOf } from './messages'

interface Matches {
  readonly matches: readonly { readonly id: string; readonly data?: unknown }[]
}

/** A screen's title in the language of the page. */
export function pageTitle(say: (t: ScreenTranslate) => string): (args: Matches) => { title: string }[] {
  return ({ matches }) => {
    const root = matches.find(({ id }) => id === 'root')?.data as { locale?: string } | undefined
    return [{ title: `${say(speakerOf(parseLocale(root?.locale)))} · Chartlight` }]
  }
}
