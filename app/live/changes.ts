import type { Changed } from './freshness'

type Hear = (changed: Changed) => void
const hearers = new Set<Hear>()

/** What the hub told, for whoever shows it outside the screens, as the assistant does. */
export function tellChanges(changed: Changed): void {
  for (const hear of hearers) hear(changed)
}

/** @returns what ends it */
export function onChanges(hear: Hear): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}
