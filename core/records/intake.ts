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
