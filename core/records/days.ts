const dayMs = 86_400_000

/** Days from one date to another; dates that are only a year or a month begin theirs. NaN of what is no date. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** The whole date, ISO, so many days after one; before it where they are negative. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
