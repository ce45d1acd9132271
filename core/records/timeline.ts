import { z } from 'zod'
import type { RecordedFact } from './entity'
import { entityTypeShape } from './parts'

/** A fact of the record on the timeline, as the API answers it (spec records.md §3). */
export const timelineEventShape = z.object({
  /** The document's date, else the day of upload; of what was entered by hand its own. */
  event_ts: z.string(),
  entity_id: z.uuid(),
  file_id: z.uuid().nullable(),
  type: entityTypeShape,
  title: z.string(),
  value: z.string().nullable(),
  unit: z.string().nullable(),
  source_label: z.string().nullable(),
})
export type TimelineEvent = z.infer<typeof timelineEventShape>

/** A fact with the place at which the timeline lists it: `YYYY-MM-DD`, a space, the document's id. */
export interface ListedFact {
  readonly at: string
  readonly entity: RecordedFact
}

/** How many events, and across how many documents. */
export interface EventCounts {
  readonly events: number
  readonly files: number
}
