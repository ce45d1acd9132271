import { z } from 'zod'

/** Where a statement comes from: a fact's line on its page, or the patient's own entry, which stands on none. */
const sourceShape = z.object({
  /** By which statements name it, from 1. */
  id: z.number().int(),
  entity_id: z.string(),
  file_id: z.string().nullable(),
  page: z.number().nullable(),
  /** The page's own words. */
  quote: z.string().nullable(),
  title: z.string(),
  date: z.string().nullable(),
})
export type Source = Readonly<z.infer<typeof sourceShape>>

/** Ids of sources: a statement has at least one. */
export const sources = z.array(z.number().int())

const itemShape = z.object({
  label: z.string(),
  value: z.string(),
  /** What the page's own range or mark says; null where it says nothing. */
  status: z.enum(['positive', 'elevated', 'critical']).nullable(),
  flag: z.enum(['H', 'L', 'N']).nullable(),
  /** Ranges, reactions, dates. */
  note: z.string().nullable(),
  sources,
})
export type Item = Readonly<z.infer<typeof itemShape>>

const pointShape = z.object({
  /** `YYYY-MM-DD`, or less where no more is known. */
  date: z.string(),
  value: z.number(),
  /** As printed. */
  text: z.string(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  outside: z.boolean(),
  sources,
})

export const listShape = z.object({
  type: z.literal('data_list'),
  title: z.string(),
  items: z.array(itemShape),
})
export const chartShape = z.object({
  type: z.literal('chart'),
  title: z.string(),
  unit: z.string().nullable(),
  points: z.array(pointShape),
  interpretation: z.string(),
})
export const textShape = z.object({
  type: z.literal('text'),
  title: z.string(),
  content: z.string(),
  sources,
})

const sectionShape = z.discriminatedUnion('type', [
  listShape,
  chartShape,
  textShape,
  z.object({ type: z.literal('action_list'), title: z.string(), items: z.array(z.string()) }),
  z.object({
    type: z.literal('alert'),
    severity: z.enum(['info', 'warning', 'critical']),
    message: z.string(),
  }),
])
export type Section = Readonly<z.infer<typeof sectionShape>>

/** What an answer was about, for the question after it. */
export const topicShape = z.object({
  intent: z.string(),
  /** Canonical keys. */
  keys: z.array(z.string()),
  /** The date of the oldest result that was told. */
  until: z.string().nullable(),
})
export type Topic = Readonly<z.infer<typeof topicShape>>

/** Something that it speaks of waits for the patient's word: the screen leads there. */
const toCheck = z.boolean().optional()

/** An answer of the assistant (spec app.md §2), with the topic that it leaves behind. */
export const answerShape = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('redirect'),
    message: z.string(),
    /** Whole questions, to be asked with one tap. */
    suggestions: z.array(z.string()),
    topic: topicShape.nullable(),
    to_check: toCheck,
  }),
  z.object({
    type: z.literal('answer'),
    summary: z.string(),
    summary_sources: sources,
    sections: z.array(sectionShape),
    sources: z.array(sourceShape),
    disclaimer: z.string(),
    topic: topicShape.nullable(),
    to_check: toCheck,
  }),
])
export type Answer = Readonly<z.infer<typeof answerShape>>
