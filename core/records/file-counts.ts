import { z } from 'zod'

/** How much of the record rests on a document: what its card counts, kept by the fold. */
export const fileCountsShape = z.object({
  /** Items of all lists; one that the document names twice counts once. */
  items: z.number(),
  /** Results, and those of them that the document itself has out of range. */
  lab: z.number(),
  abnormal: z.number(),
  /** Studies. */
  imaging: z.number(),
})
export type FileCounts = z.infer<typeof fileCountsShape>

export const nothingRests: FileCounts = { items: 0, lab: 0, abnormal: 0, imaging: 0 }
