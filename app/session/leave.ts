export type Way = '/' | `/?deleted=${string}` | '/auth' | '/home'

/** Held: somebody is about to leave, and has not heard yet whether they may. */
let state: 'here' | 'held' | 'left' = 'here'
/** Where to somebody else would have gone meanwhile. */
let waiting: Way | null = null

/** To a new document, so that nothing of the record stays in memory. The first to say where to has its way. */
export function goTo(way: Way): void {
  if (state === 'held') waiting ??= way
  if (state !== 'here') return
  state = 'left'
  location.assign(way)
}

/**
 * Leaves by what ends the session, to where it says; null: it did not end. From the asking on the way is its own: what
 * meanwhile finds nobody signed in, as a refused token does, leads nowhere, unless the asking comes to nothing.
 */
export async function leaveBy(end: () => Promise<Way | null>): Promise<void> {
  if (state === 'held') return
  state = 'held'
  const way = await end().finally(() => (state = 'here'))
  const next = way ?? waiting
  waiting = null
  if (next !== null) goTo(next)
}

/** From then on nothing is read again for this screen: it would find nobody signed in. */
export const isLeaving = (): boolean => state !== 'here'
