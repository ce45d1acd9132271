import type { FilePlace } from '../config'

/** Files queued at once, and how long until the next. */
export const pageSize = 50
export const pauseSeconds = 20

export interface ReprocessDeps {
  readonly outdated: (after: FilePlace | null, limit: number) => Promise<FilePlace[]>
  readonly watch: (userId: string) => Promise<void>
  readonly requeue: (place: FilePlace) => Promise<unknown>
  /** The owner's hub wakes the queue for them, a few at a time. */
  readonly lookAfter: (userId: string) => Promise<void>
  readonly goOn: (after: FilePlace, delaySeconds: number) => Promise<void>
}

/**
 * Queues the next files of a shard that an older extractor read; each goes the way of every file, from its stored
 * words on. Place by place, so that running it twice, or again after a crash, queues nothing that is up to date.
 */
export async function reprocess(deps: ReprocessDeps, after: FilePlace | null): Promise<number> {
  const places = await deps.outdated(after, pageSize)
  // Watched first, as an upload is: no crash leaves a queued file that nobody looks after.
  const owners = new Set(places.map((place) => place.userId))
  for (const userId of owners) await deps.watch(userId)
  for (const place of places) await deps.requeue(place)
  for (const userId of owners) await deps.lookAfter(userId)
  const last = places.at(-1)
  if (last && places.length === pageSize) await deps.goOn(last, pauseSeconds)
  return places.length
}
