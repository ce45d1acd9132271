import { z } from 'zod'
import { bloodTypes, isPastDay, isPhone, profileLimits } from './profile-choices'
import { profileShape, type Profile } from './profile'

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

/** What a person may change of their profile: any of it, the rest stays. */
export const profileFormShape = z
  .object({
    first_name: line(profileLimits.first_name),
    last_name: line(profileLimits.last_name),
    father_name: line(profileLimits.father_name),
    dob: line(profileLimits.dob).refine((text) => text === null || isPastDay(text), profileText.dob),
    address: line(profileLimits.address),
    phone: line(profileLimits.phone).refine((text) => text === null || isPhone(text), profileText.phone),
    blood_type: line(profileLimits.blood_type).refine(
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
