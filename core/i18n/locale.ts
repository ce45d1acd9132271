export const locales = ['en', 'he'] as const
export type Locale = (typeof locales)[number]
export type Direction = 'ltr' | 'rtl'

export function directionOf(locale: Locale): Direction {
  return locale === 'he' ? 'rtl' : 'ltr'
}

export function parseLocale(text: string | null | undefined): Locale {
  return text === 'he' ? 'he' : 'en'
}
