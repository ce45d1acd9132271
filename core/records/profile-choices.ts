/** ISBT 001 and 004, as people write them. */
export const bloodTypes = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const
/** `us`: results are also told in the units of US laboratories. */
export const unitSystems = ['metric', 'us'] as const

/** Letters of each field that is typed. */
export const profileLimits = {
  first_name: 100,
  last_name: 100,
  father_name: 100,
  dob: 10,
  address: 300,
  phone: 32,
  blood_type: 3,
} as const

/** A day of the calendar, not after the day it is anywhere on earth. */
export function isPastDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  const real = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(time || 0).toISOString().startsWith(day)
  return real && day >= '1850-01-01' && time <= Date.now() + 14 * 3_600_000
}

export const isPhone = (text: string): boolean => /^[\d\s+()./-]*\d[\d\s+()./-]*$/.test(text)
