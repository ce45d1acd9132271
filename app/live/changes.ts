import type { Changed } from './freshness'

type Event = 'insert' | 'update' | 'delete'
/** @param event null: it is not known what happened to it */
type Hear = (changed: Changed, event: Event | null) => void
const hearers = new Set<Hear>()

/** What the hub told, for whoever shows it outside the screens, as the assistant does. */
export function tellChanges(changed: Changed, event: Event | null): void {
  for (const hear of hearers) hear(changed, event)
}

/** @returns what ends it */
export function onChanges(hear: Hear): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}
