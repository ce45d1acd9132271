import { z } from 'zod'
import { profileShape, type Profile } from './profile'

/** ISBT 001 and 004, as people write them. */
export const bloodTypes = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const
export const unitSystems = profileShape.shape.units.options

export const profileText = {
  long: 'This is too long.',
  dob: 'Please enter a real date that is not in the future.',
  phone: 'Please enter a phone number: digits, spaces and + - ( ) only.',
  bloodType: 'Please choose a blood type of the list.',
} as const

/** An empty field is one that is not known. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, profileText.long)
    .transform((text) => (text === '' ? null : text))
    .nullable()

/** A day of the calendar, not after the day it is anywhere on earth. */
const isPastDay = (day: string | null): boolean => {
  if (day === null) return true
  const time = Date.parse(`${day}T00:00:00Z`)
  const real = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(time || 0).toISOString().startsWith(day)
  return real && day >= '1850-01-01' && time <= Date.now() + 14 * 3_600_000
}

/** What a person may change of their profile: any of it, the rest stays. */
export const profileFormShape = z
  .object({
    first_name: line(100),
    last_name: line(100),
    father_name: line(100),
    dob: line(10).refine(isPastDay, profileText.dob),
    address: line(300),
    phone: line(32).refine(
      (text) => text === null || /^[\d\s+()./-]*\d[\d\s+()./-]*$/.test(text),
      profileText.phone,
    ),
    blood_type: line(3).refine(
      (text) => text === null || bloodTypes.some((type) => type === text),
      profileText.bloodType,
    ),
    locale: profileShape.shape.locale,
    units: profileShape.shape.units,
  })
  .partial()
export type ProfileForm = z.output<typeof profileFormShape>

/** Those that a person can fill in: ten, so that all of them are a hundred (spec app.md §5). */
const names = ['first_name', 'last_name', 'father_name'] as const
const counted = [...names, 'dob', 'address', 'email', 'phone', 'blood_type', 'locale', 'units'] as const

/** 10 times the number of fields that are not empty. */
export function completenessOf(profile: Partial<Pick<Profile, (typeof counted)[number]>>): number {
  return 10 * counted.filter((field) => (profile[field] ?? '').trim() !== '').length
}
