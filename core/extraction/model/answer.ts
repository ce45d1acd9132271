import { z } from 'zod'
import { entityTypes } from '../../records/kinds'

const assertions = ['present', 'historical', 'negated', 'ruled-out', 'family', 'planned', 'hypothetical', 'other-person'] as const // prettier-ignore
const statuses = ['active', 'historical', 'resolved', 'suspected', 'stopped', 'completed'] as const
const text = z.string().nullable()

/** One fact as a language model tells it. It holds no code: codes are looked up, never generated. */
export const factShape = z.object({
  type: z.enum(entityTypes),
  quote: z
    .string()
    .describe('The words of the page that state the fact, copied letter by letter, with its number and unit'),
  line: z.number().nullable().describe('The number of the line on which the quote begins'),
  wording: z
    .string()
    .describe('The words of the quote that name the test, drug, condition, allergen, procedure or study'),
  name: z.string().describe('The usual English name of it; for a drug its generic name'),
  value: text.describe('A laboratory result, or the amount of one dose, exactly as printed'),
  unit: text.describe('The unit as printed'),
  range: text.describe('The reference range as printed'),
  date: text.describe('YYYY-MM-DD, YYYY-MM or YYYY; only where the page prints a date for this very fact'),
  assertion: z.enum(assertions),
  status: z.enum(statuses),
  route: text,
  frequency: text,
  duration: text,
  reaction: text,
  severity: z.enum(['mild', 'moderate', 'severe']).nullable(),
  laterality: z.enum(['left', 'right', 'bilateral']).nullable(),
  sure: z.boolean().describe('false where the print is hard to read or could mean something else'),
})
export type ModelFact = z.infer<typeof factShape>

export const answerShape = z.object({ facts: z.array(factShape) })

/** What a page can hold at most; whatever comes after it is not looked at. */
const maxFacts = 300

/** Fields that a server without strict schemas may leave out: what is not said is null, and not sure. */
const silent = { line: null, value: null, unit: null, range: null, date: null, route: null, frequency: null, duration: null, reaction: null, severity: null, laterality: null, sure: false } // prettier-ignore

/**
 * The facts of an answer, fact by fact: one of the wrong shape does not cost the others. Null where the answer
 * is no list of facts at all, or none of a list has the shape of one.
 */
export function parseAnswer(answer: unknown): readonly ModelFact[] | null {
  const list = z.object({ facts: z.array(z.unknown()) }).safeParse(answer)
  if (!list.success) return null
  const told = list.data.facts.slice(0, maxFacts)
  const facts = told.flatMap((fact) => {
    const whole = typeof fact === 'object' && fact !== null ? { ...silent, ...fact } : fact
    const read = factShape.safeParse(whole)
    return read.success && read.data.quote.trim() !== '' ? [read.data] : []
  })
  return told.length > 0 && facts.length === 0 ? null : facts
}
