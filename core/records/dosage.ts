import { z } from 'zod'
import {
  adjusters,
  bodyParts,
  forms,
  measures,
  periodUnits,
  routes,
  weekdays,
  whenCodes,
} from './dosage-terms'

/**
 * How a drug is to be taken: FHIR R4 `Dosage` (https://hl7.org/fhir/R4/dosage.html), one instruction for each of its
 * entries, with the page's own words and with what of them was not understood.
 */

export const amountShape = z.object({ value: z.number(), unit: z.enum([...forms, ...measures]) })
/** A number of forms or an amount of the drug. */
export type Amount = z.infer<typeof amountShape>

export const doseShape = z.object({
  low: z.number(),
  /** Of a range ("1-2 tablets"); else null. */
  high: z.number().nullable(),
  /** Null where the page counts without saying what ("take one daily"). */
  unit: z.enum([...forms, ...measures]).nullable(),
})
export type Dose = z.infer<typeof doseShape>

const spanShape = z.object({ value: z.number(), max: z.number().nullable(), unit: z.enum(periodUnits) })
/** A length of time, `max` where it is a range. */
export type Span = z.infer<typeof spanShape>

const timingShape = z.object({
  /** So many times in each period; null where only times of day or days tell it, or only `frequencyMax` ("up to 3 times"). */
  frequency: z.number().nullable(),
  frequencyMax: z.number().nullable(),
  period: z.number().nullable(),
  periodMax: z.number().nullable(),
  periodUnit: z.enum(periodUnits).nullable(),
  when: z.array(z.enum(whenCodes)),
  /** Minutes between the dose and what `when` names. */
  offset: z.number().nullable(),
  /** `HH:MM` */
  timeOfDay: z.array(z.string()),
  dayOfWeek: z.array(z.enum(weekdays)),
  /** So many doses altogether. */
  count: z.number().nullable(),
})
export type Timing = z.infer<typeof timingShape>

export const instructionShape = z.object({
  /** From 1; those of one number hold at the same time, higher ones come after. */
  sequence: z.number(),
  dose: doseShape.nullable(),
  /** What the dose amounts to: "1 tablet (20 mg total)". */
  equals: amountShape.nullable(),
  /** What each of the form holds: "2 tablets of 500 mg"; `per` of a liquid: 250 mg in 5 mL. */
  strength: amountShape.extend({ per: amountShape.nullable() }).nullable(),
  timing: timingShape,
  asNeeded: z.boolean(),
  /** Each a `Purpose`, or the page's own words. */
  purposes: z.array(z.string()),
  route: z.enum(routes).nullable(),
  site: z.object({ part: z.enum(bodyParts), side: z.enum(['left', 'right', 'both']).nullable() }).nullable(),
  duration: spanShape.nullable(),
  /** The most in a period, or altogether where the period is null; `unit` null counts what the dose counts; times are `dose`. */
  max: z
    .object({
      value: z.number(),
      unit: z.enum([...forms, ...measures]).nullable(),
      period: spanShape.nullable(),
    })
    .nullable(),
  adjustedBy: z.enum(adjusters).nullable(),
})
export type Instruction = z.infer<typeof instructionShape>

export const dosageShape = z.object({
  /** The directions as the page has them. */
  text: z.string(),
  instructions: z.array(instructionShape),
  /** The words that the instructions leave out, as printed; none where all was understood. */
  unread: z.array(z.string()),
  understood: z.boolean(),
})
export type Dosage = z.infer<typeof dosageShape>

export const noTiming: Timing = {
  frequency: null,
  frequencyMax: null,
  period: null,
  periodMax: null,
  periodUnit: null,
  when: [],
  offset: null,
  timeOfDay: [],
  dayOfWeek: [],
  count: null,
}

/** Whether a timing says how often, when, or on which days. */
export const isTimed = ({ period, when, timeOfDay, dayOfWeek }: Timing): boolean =>
  period !== null || when.length > 0 || timeOfDay.length > 0 || dayOfWeek.length > 0
