/** A part of a list: where it begins, and how much of it. Lists are walked by key, so that the last page costs no more than the first. */
export interface PageOf {
  readonly limit: number
  /** The last row of the page before; null for the first page. */
  readonly after: Place | null
}

/** A row's place in a list that is ordered by `at`, then by id, newest first. */
export interface Place {
  readonly at: string
  readonly id: string
}

/** Rows, and where the next ones begin; null where these were the last. */
export interface Page<T> {
  readonly rows: readonly T[]
  readonly next: Place | null
}

export const writePlace = ({ at, id }: Place): string => `${at}~${id}`

/** Null of what no page of ours ends with. */
export function parsePlace(text: string): Place | null {
  const match = /^([0-9TZ:.-]{4,30}(?: (?:[0-9a-f-]{36}|entered))?)~([0-9a-f-]{36})$/.exec(text)
  return match?.[1] && match[2] ? { at: match[1], id: match[2] } : null
}

/** The page out of one row more than was asked for: that one tells whether there is more. */
export function pageOf<T>(rows: readonly T[], limit: number, placeOf: (row: T) => Place): Page<T> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { rows: shown, next: rows.length > limit && last !== undefined ? placeOf(last) : null }
}
