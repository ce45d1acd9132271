/** Changes read and told at a time. */
export const feedPage = 500
/** Above this a screen is told to read again what it shows: it would do so anyway, after thousands of messages. */
const mostTold = 2_000

/** Pruned this often, what was told costs a write now and then, and some rows at most. */
const pruneEvery = 50

export type Feed =
  | { readonly kind: 'nothing' }
  /** Nobody listens: go on from `seq`. */
  | { readonly kind: 'skip'; readonly seq: number }
  /** Tell the changes after `after`, in their order. */
  | { readonly kind: 'tell'; readonly after: number }
  /** Say that much changed, and go on from `seq`. */
  | { readonly kind: 'reset'; readonly seq: number }

/**
 * What a person's screens are to be told.
 * @param told the last change that was told, 0 before the first
 * @param last the last change that is durable; below `told` only where a database was set back in time
 */
export function decideFeed(told: number, last: number, listening: boolean): Feed {
  if (last === told) return { kind: 'nothing' }
  if (!listening) return { kind: 'skip', seq: last }
  return last < told || last - told > mostTold ? { kind: 'reset', seq: last } : { kind: 'tell', after: told }
}

/**
 * What one screen missed: it was read when `since` was the last change, and its socket opens when all others have been
 * told up to `told`. What comes later it is told like them.
 */
export function decideCatchUp(since: number, told: number): Exclude<Feed, { kind: 'skip' }> {
  if (since >= told) return { kind: 'nothing' }
  return told - since > feedPage ? { kind: 'reset', seq: told } : { kind: 'tell', after: since }
}

/** After the changes up to `told` were told, where before it was `before`. */
export function isPruneDue(before: number, told: number): boolean {
  return Math.floor(before / pruneEvery) !== Math.floor(told / pruneEvery)
}
