import { z } from 'zod'
import { evidenceShape } from './fact'
import { dosageShape } from './dosage'
import { takenFields } from './intake'
import { entityTypes } from './kinds'
import { codesShape } from './parts'
import { trendPointShape } from './trend'

/** The fact that a card shows: its value, its date, its flag and its strip are of one fact. */
const leadShape = evidenceShape.extend({
  entity_id: z.uuid(),
  file_id: z.uuid(),
  text: z.string(),
  /** When the fact holds. */
  date: z.string(),
})

const amount = { value: z.string().nullable(), unit: z.string().nullable() }

/** A drug's dose from a date on, until the next one. */
export const drugDoseShape = z.object({
  ...amount,
  ...takenFields,
  date: z.string(),
  status: z.string(),
  entity_id: z.uuid(),
})
export type Dose = Readonly<z.infer<typeof drugDoseShape>>

const common = {
  id: z.uuid(),
  canonical_key: z.string(),
  name: z.string(),
  category: z.string().nullable(),
  status: z.string(),
  codes: codesShape,
  first_seen_date: z.string().nullable(),
  last_seen_date: z.string().nullable(),
  first_facility: z.string().nullable(),
  first_physician: z.string().nullable(),
  evidence_count: z.number(),
  /** Entity ids, newest evidence first: the newest ones, of `evidence_count`. */
  citations: z.array(z.string()),
  /** Null where the fact was entered by the patient: there is no page to show. */
  evidence: leadShape.nullable(),
} as const

/** What only some types have; of the same fact that `evidence` shows. */
export const details = {
  lab: z.object({
    ...amount,
    date: z.string(),
    flag: z.enum(['H', 'L', 'N']).nullable(),
    ref_low: z.number().nullable(),
    ref_high: z.number().nullable(),
    ref_text: z.string().nullable(),
    /** The last results in this unit, oldest first; none where there are not two. */
    trend: z.array(trendPointShape),
  }),
  medication: z.object({
    ...amount,
    ...takenFields,
    date: z.string(),
    route: z.string().nullable().default(null),
    frequency: z.string().nullable(),
    duration: z.string().nullable().default(null),
    /** Directions as a structure; what an older fold made has none. */
    dosage: dosageShape.nullable().default(null),
    /** In time, the newest ones. */
    doses: z.array(drugDoseShape),
    /** Since when a drug that is taken has another dose than before, if it has; what an older fold made has none. */
    changed: z.string().nullable().default(null),
  }),
  allergy: z.object({
    reaction: z.string().nullable(),
    severity: z.string().nullable(),
    confidence: z.number(),
    last_file_id: z.uuid().nullable(),
  }),
  diagnosis: z.object({}),
  procedure: z.object({}),
  imaging: z.object({}),
} as const satisfies Record<(typeof entityTypes)[number], z.ZodType>

/** One concept of the record, with the fact it rests on. */
export const registryShape = z.discriminatedUnion('type', [
  z.object({ ...common, type: z.literal('lab'), detail: details.lab }),
  z.object({ ...common, type: z.literal('medication'), detail: details.medication }),
  z.object({ ...common, type: z.literal('allergy'), detail: details.allergy }),
  z.object({ ...common, type: z.literal('diagnosis'), detail: details.diagnosis }),
  z.object({ ...common, type: z.literal('procedure'), detail: details.procedure }),
  z.object({ ...common, type: z.literal('imaging'), detail: details.imaging }),
])
export type RegistryRecord = Readonly<z.infer<typeof registryShape>>

/** Drugs that are taken now, those of them whose dose is another than before, and those that are not taken any more. */
export type DrugPart = 'active' | 'changed' | 'inactive'

/** How many drugs are on each part of their list, and how many stand apart from it. */
export type DrugCounts = Readonly<Record<DrugPart | 'uncoded', number>>
