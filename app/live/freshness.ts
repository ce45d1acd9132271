import type { ShownTable } from '#core/live/tables'

/** Names of tables, as the hub says them: a newer server may name some that this screen never heard of. */
export type Changed = ReadonlySet<string> | 'everything'

export const nothing: Changed = new Set()

export function both(one: Changed, other: Changed): Changed {
  return one === 'everything' || other === 'everything' ? 'everything' : new Set([...one, ...other])
}

export function concerns(changed: Changed, shows: readonly ShownTable[]): boolean {
  return changed === 'everything' || shows.some((table) => changed.has(table))
}

interface Asked {
  readonly shows: readonly ShownTable[]
  /** What is read again because the hub said so; null while nothing is. */
  readonly reading: Changed | null
  readonly sameUrl: boolean
  /** Of a form that was sent. */
  readonly formAction: string | undefined
  readonly defaultShouldRevalidate: boolean
}

/**
 * Whether a route that shows these tables is read again. What the hub announced concerns those that show it; a form,
 * another address or somebody's «try again» is answered as ever.
 */
export function isReadAgain(asked: Asked): boolean {
  const { shows, reading, sameUrl, formAction, defaultShouldRevalidate } = asked
  if (reading === null || formAction !== undefined) return defaultShouldRevalidate
  return concerns(reading, shows) || (!sameUrl && defaultShouldRevalidate)
}
