export const locales = ['en', 'he'] as const
export type Locale = (typeof locales)[number]
export type Direction = 'ltr' | 'rtl'

export function directionOf(locale: Locale): Direction {
  return locale === 'he' ? 'rtl' : 'ltr'
}

export function parseLocale(text: string | null | undefined): Locale {
  return text === 'he' ? 'he' : 'en'
}

/** Before sign-in: the language chosen on this device, else the first of ours that its browser asks for, else English. */
export function deviceLocale(cookie: string | null | undefined, accept: string | null): Locale {
  return locales.find((locale) => locale === cookie) ?? acceptedLocale(accept) ?? 'en'
}

/** Which language of ours an `Accept-Language` header weighs most (RFC 9110, 12.5.4); null: none. */
export function acceptedLocale(header: string | null): Locale | null {
  const wanted = (header ?? '').split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const [language = ''] = tag.split('-')
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1'
    // Hebrew's tag of before 1989 is what some browsers still send.
    const locale = locales.find((one) => one === (language === 'iw' ? 'he' : language))
    return locale && Number(weight) > 0 ? [{ locale, weight: Number(weight) }] : []
  })
  return wanted.toSorted((a, b) => b.weight - a.weight)[0]?.locale ?? null
}
