import type { Reading } from '../reading'

/** "My last operation", "the first scan": that one of a list, by its day; all of it where no end is asked for, or days are lacking. */
export function endOf<T>(
  { cues, asks, time }: Reading,
  items: readonly T[],
  dayOf: (item: T) => string | null,
): readonly T[] {
  const isEnd =
    cues.has('newest') !== cues.has('oldest') &&
    !(['lastFew', 'whole'] as const).some((cue) => cues.has(cue)) &&
    !asks.inOrder
  const sorted = items.toSorted((a, b) => ((dayOf(a) ?? '') < (dayOf(b) ?? '') ? -1 : 1))
  const [first, last] = [sorted.at(0), sorted.at(-1)]
  const isDated = items.every((item) => dayOf(item) !== null)
  if (!isEnd || !isDated || time !== null || first === undefined || last === undefined) return items
  return [cues.has('newest') ? last : first]
}
