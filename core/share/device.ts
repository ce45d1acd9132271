/** By what a browser calls itself, in the order in which they are told apart: an iPad says that it is a Mac. */
const families: readonly (readonly [family: string, pattern: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11|CrOS/],
]

/** What kind of device opens a link: a family, no version, so that nobody is told from their neighbour. */
export function deviceFamily(userAgent: string | null): string {
  if (!userAgent?.startsWith('Mozilla/')) return 'Program'
  return families.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'Other'
}

/** ISO 3166-1 alpha-2; null of what the edge does not know. */
export function countryOf(told: unknown): string | null {
  return typeof told === 'string' && /^[A-Z]{2}$/.test(told) && told !== 'XX' ? told : null
}
