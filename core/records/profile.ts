import { z } from 'zod'
import { unitSystems } from './profile-choices'

export const profileShape = z.object({
  user_id: z.uuid(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  father_name: z.string().nullable(),
  dob: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  blood_type: z.string().nullable(),
  locale: z.enum(['en', 'he']),
  units: z.enum(unitSystems),
  completeness_score: z.number(),
  updated_at: z.string(),
})
export type Profile = z.infer<typeof profileShape>

/** First and last; null where one of them is not told. */
export const fullName = (
  profile: { readonly [name in 'first_name' | 'last_name']?: string | null | undefined } | null,
): string | null =>
  profile?.first_name && profile.last_name ? `${profile.first_name} ${profile.last_name}` : null

export interface Counts {
  readonly diagnoses: number
  readonly medications: number
  readonly allergies: number
  readonly procedures: number
  /** Pages of that kind that were read to the end, not results. */
  readonly labs: number
  readonly imaging: number
  readonly reports: number
}
