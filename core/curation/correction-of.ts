import { z } from 'zod'
import { entityTypeShape } from '../records/parts'
import type { EntityType } from '../records/kinds'
import type { Correction } from '../records/verdict'
import { slug } from '../vocabulary/concept'
import { matchNamed } from '../vocabulary/vital-signs'

const dateText = 'date is YYYY, YYYY-MM or YYYY-MM-DD.'

/** What a person may put right on the review screen (spec records.md §7). */
export const fieldsShape = z.object({
  text: z.string().trim().min(1).max(200).optional(),
  value: z.string().trim().min(1).max(100).nullable().optional(),
  unit: z.string().trim().min(1).max(40).nullable().optional(),
  date: z
    .string()
    .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, dateText)
    .nullable()
    .optional(),
  type: entityTypeShape.optional(),
})
export type Fields = z.infer<typeof fieldsShape>

/** Below this a name is a guess, and the person's own words stand. */
const certain = 0.85

/**
 * What a person's fields come to: another name is looked up, so that what they call "HbA1c" folds with what pages do;
 * where the vocabulary is not sure of it, it is a concept of its own wording, without codes.
 * @param read the kind that the fact was read as.
 */
export function correctionOf({ text, type, ...fields }: Fields, read: EntityType): Correction {
  const kind = type ?? read
  const given = Object.fromEntries(
    Object.entries({ ...fields, type }).filter(([, value]) => value !== undefined),
  )
  if (text === undefined) return given
  const match = matchNamed(kind, text, { unit: fields.unit ?? null })
  if (!match || match.ambiguous || match.score < certain)
    return { ...given, text, name: text, canonicalKey: `${kind}:${slug(text)}`, codes: {} }
  const { name, key, codes } = match.concept
  const listed = Object.fromEntries(Object.entries(codes).map(([system, list]) => [system, [...list]]))
  return { ...given, text, name, canonicalKey: key, codes: listed }
}
