import { z } from 'zod'
import { amountShape, doseShape } from './dosage'

/** What is taken at one time, beside a strength: "2 tablets" of "1000 mg". */
export const intakeShape = z.discriminatedUnion('as', [
  z.object({
    as: z.literal('dose'),
    dose: doseShape,
    /** What each holds, where that is not the amount which it stands beside. */
    of: amountShape.nullable(),
    /** What the page says that it comes to. */
    total: amountShape.nullable(),
    /** It is one of what the strength is of: the strength alone says as much. */
    isOne: z.boolean(),
  }),
  /** The page's own words, where it is not always the same or was not all understood. */
  z.object({ as: z.literal('words'), text: z.string() }),
])
export type Intake = Readonly<z.infer<typeof intakeShape>>

/** Of a drug, beside its value and unit. What an older fold made has none. */
export const takenFields = {
  /** The amount with all the numbers that its words print: "875/125 mg", "250 mg/5 mL". */
  printed: z.object({ value: z.string().nullable(), unit: z.string().nullable() }).nullable().default(null),
  /** What is taken at a time, where the amount does not say it. */
  intake: intakeShape.nullable().default(null),
}
