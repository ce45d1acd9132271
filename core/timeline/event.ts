import type { ListedFact, TimelineEvent } from '../records/timeline'

/** The document's date of a place on the timeline. */
export const dateListed = (at: string): string => at.split(' ')[0] ?? at

/** @param label what its document is called. */
export function timelineEvent({ at, entity }: ListedFact, label: string | null): TimelineEvent {
  const { id, file_id, type, text, normalized, value, unit } = entity
  const title = normalized.name === '' ? text : normalized.name
  return { event_ts: dateListed(at), entity_id: id, file_id, type, title, value, unit, source_label: label }
}
