import { z } from 'zod'
import { dosageShape } from './dosage'
import { doubts } from './doubts'
import { assertions, codeSystems, statuses } from './kinds'
import { boxShape, codesShape, cornersShape, readingShape } from './parts'

/** Where on a page a fact stands; a fact that the patient entered stands nowhere. */
export const evidenceShape = z.object({
  /** 1-based. */
  page: z.number(),
  box: boxShape,
  corners: cornersShape.optional(),
  /** Facts that were read before the words were marked have none. */
  marks: z.array(cornersShape).optional(),
  quote: z.string(),
})

export const candidateShape = z.object({
  name: z.string(),
  code: z.string(),
  system: z.enum(codeSystems),
  /** 0..1 */
  confidence: z.number(),
})

/** How long after its page something that the page asks for is due; of a range the longest. */
const dueInShape = z.object({ value: z.number(), unit: z.enum(['d', 'wk', 'mo', 'a']) })
export type DueIn = Readonly<z.infer<typeof dueInShape>>

/** What its reader proposes to do with a fact, until a person says otherwise. */
export const proposals = ['accepted', 'pending', 'review', 'noted'] as const

const common = {
  id: z.uuid(),
  /** Null of what the patient entered. */
  fileId: z.uuid().nullable(),
  /** Order of appearance on the page. */
  position: z.number(),
  /** The wording of the page, or of the patient. */
  text: z.string(),
  name: z.string(),
  /** `{type}:{slug}` of the concept, or of the wording where there is none: what the registries fold by. */
  canonicalKey: z.string(),
  status: z.enum(statuses),
  assertion: z.enum(assertions),
  /** Printed beside the fact, ISO, possibly `YYYY` or `YYYY-MM`; null where none is. */
  date: z.string().nullable(),
  /** Only of what a page asks for and says when: "repeat in 3 months". */
  dueIn: dueInShape.optional(),
  /** When it holds: its own date, else its document's, else the day of upload or entry. */
  eventDate: z.string(),
  codes: codesShape,
  confidence: z.number(),
  sourceConfidence: z.number(),
  doubt: z.enum(doubts).nullable(),
  candidates: z.array(candidateShape),
  /** Where two engines contradict each other: what each of them read. */
  readings: z.array(readingShape).optional(),
  evidence: evidenceShape.nullable(),
  proposal: z.enum(proposals),
  /** Why it is not accepted as it stands. */
  reason: z.string().nullable(),
  createdAt: z.string(),
} as const

/** Numbers as printed: no rounding, comma decimals made points. */
const amount = { value: z.string().nullable(), unit: z.string().nullable() }
const site = { bodyPart: z.string().nullable(), laterality: z.string().nullable() }

/** One statement of a page or of the patient. A union by type: a result has a range, a medication a dosage. */
export const factShape = z.discriminatedUnion('type', [
  z.object({
    ...common,
    ...amount,
    type: z.literal('lab'),
    refLow: z.number().nullable(),
    refHigh: z.number().nullable(),
    refText: z.string().nullable(),
    flag: z.enum(['H', 'L', 'N']).nullable(),
  }),
  z.object({
    ...common,
    ...amount,
    type: z.literal('medication'),
    route: z.string().nullable(),
    frequency: z.string().nullable(),
    duration: z.string().nullable(),
    /** Facts that were read before directions were a structure have none. */
    dosage: dosageShape.nullable().default(null),
  }),
  z.object({
    ...common,
    type: z.literal('allergy'),
    allergenType: z.string().nullable(),
    reaction: z.string().nullable(),
    severity: z.string().nullable(),
  }),
  z.object({ ...common, ...site, type: z.literal('procedure'), modality: z.string().nullable() }),
  z.object({ ...common, ...site, type: z.literal('imaging'), modality: z.string().nullable() }),
  z.object({ ...common, ...site, type: z.literal('diagnosis') }),
])
export type Fact = Readonly<z.infer<typeof factShape>>

/** What the fold needs to know of the page a fact stands on. */
export interface FactDocument {
  /** SHA-256 of the file's bytes: what a verdict is tied to, so that it outlives the row. */
  readonly bytes: string
  /** The document's date, else the day of upload. */
  readonly date: string
  readonly facility: string | null
  readonly physician: string | null
  /** Whom it names as its patient. */
  readonly patient: string | null
  readonly patientIsLabelled?: boolean
}

/** A fact with its page; null of what the patient entered. */
export interface SourcedFact {
  readonly fact: Fact
  readonly document: FactDocument | null
}
