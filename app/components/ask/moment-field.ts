/** A field of date and time takes six digits of a year, which no instant has. */
export const latestMoment = '9999-12-31T23:59'

/** An instant as a field of date and time shows it, where the reader is. */
export function fieldOf(instant: string | null): string {
  if (instant === null) return ''
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The instant that such a field holds; null where it is empty, undefined where there is no such moment. */
export function instantOf(field: string): string | null | undefined {
  if (field === '') return null
  const at = new Date(field)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** The instant so many days from now. */
export const afterDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()
