import { z } from 'zod'
import { dosageShape } from './dosage'
import { evidenceShape } from './fact'
import { codesShape, entityTypeShape } from './parts'
import { drugDoseShape } from './registry'
import { audiences, disciplines, sectionKinds } from './summary-kinds'

/** One accepted statement, as a summary or a share tells it: corrections applied. */
export const toldFactShape = z.object({
  id: z.uuid(),
  /** Null of what the patient entered. */
  file_id: z.uuid().nullable(),
  type: entityTypeShape,
  /** The wording of the page, or of the patient. */
  wording: z.string(),
  value: z.string().nullable(),
  unit: z.string().nullable(),
  /** The page's own mark, else what value and limits come to. */
  flag: z.enum(['H', 'L', 'N']).nullable(),
  ref_low: z.number().nullable(),
  ref_high: z.number().nullable(),
  ref_text: z.string().nullable(),
  status: z.string(),
  route: z.string().nullable(),
  frequency: z.string().nullable(),
  duration: z.string().nullable(),
  dosage: dosageShape.nullable(),
  reaction: z.string().nullable(),
  severity: z.string().nullable(),
  modality: z.string().nullable(),
  body_part: z.string().nullable(),
  laterality: z.string().nullable(),
  /** When it holds; ISO, possibly `YYYY` or `YYYY-MM`. */
  date: z.string(),
  /** Of its document, or of its entry: what "newest" goes by. */
  document_date: z.string(),
  /** The patient said yes to it, put it right, or entered it. */
  confirmed: z.boolean(),
  evidence: evidenceShape.nullable(),
})
export type ToldFact = Readonly<z.infer<typeof toldFactShape>>

/** One concept of the record with the facts that speak for it. */
export const toldConceptShape = z.object({
  key: z.string(),
  type: entityTypeShape,
  name: z.string(),
  status: z.string(),
  codes: codesShape,
  allergen: z.string().nullable(),
  /** The fact that leads comes first (curation/lead.ts), then others, newest first. */
  facts: z.array(toldFactShape).min(1),
  /** The earliest of its facts, where that is known to be all that is earlier. */
  first: toldFactShape.nullable(),
  /** Of a drug: its doses in time, each with the fact that says so. */
  doses: z.array(drugDoseShape),
})
export type ToldConcept = Readonly<z.infer<typeof toldConceptShape>>

/** A statement that waits for the patient's word, or that another document denies. */
const doubtedShape = z.object({
  name: z.string(),
  key: z.string(),
  fact: toldFactShape,
  reason: z.string().nullable(),
  /** What another document says. */
  against: toldFactShape.nullable(),
})

const toldDocumentShape = z.object({
  id: z.uuid(),
  category: z.string().nullable(),
  title: z.string().nullable(),
  facility: z.string().nullable(),
  physician: z.string().nullable(),
  /** Its own date, else null. */
  date: z.string().nullable(),
  display_name: z.string(),
  /** Pixels of the picture as served, and the clockwise degrees that make it stand upright. */
  width: z.number(),
  height: z.number(),
  turn: z.number(),
})
export type ToldDocument = Readonly<z.infer<typeof toldDocumentShape>>

/** What of a record is told to people: no rejected, waiting, negated or planned fact is among its concepts. */
export const toldRecordShape = z.object({
  concepts: z.array(toldConceptShape),
  /** A page that says that no drug allergies are known, the newest. */
  denial: toldFactShape.nullable(),
  /** What waits, the oldest of it. */
  doubted: z.array(doubtedShape),
  /** How many wait in all. */
  waiting: z.number(),
  documents: z.array(toldDocumentShape),
  /** Kinds of which only the newest are here. */
  cut: z.array(entityTypeShape),
})
export type ToldRecord = Readonly<z.infer<typeof toldRecordShape>>

export const sentenceShape = z.object({
  /** With `strong` about names. */
  text: z.string(),
  /** Entity ids, at least one. */
  cites: z.array(z.uuid()).min(1),
})
export type Sentence = Readonly<z.infer<typeof sentenceShape>>

export const sectionShape = z.object({
  kind: z.enum(sectionKinds),
  title: z.string(),
  sentences: z.array(sentenceShape),
})
export type Section = Readonly<z.infer<typeof sectionShape>>

export const citationShape = z.object({
  type: z.string(),
  text: z.string(),
  entity_id: z.uuid(),
  file_id: z.uuid().nullable(),
  page: z.number().optional(),
})
export type Citation = Readonly<z.infer<typeof citationShape>>

/** A row of `summaries` as the API answers it. */
export const summaryShape = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  discipline: z.enum(disciplines),
  audience: z.enum(audiences),
  locale: z.enum(['en', 'he']),
  content_md: z.string(),
  citations: z.array(citationShape),
  engine: z.enum(['embedded', 'openai']),
  updated_at: z.string(),
})
export type SummaryRecord = Readonly<z.infer<typeof summaryShape>>
