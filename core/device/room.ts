/** How much a copy holds, and what makes room. */

export interface Bounds {
  readonly entries: number
  readonly bytes: number
  readonly bytesOfOne: number
}
const megabyte = 1024 * 1024
export const copyBounds: Bounds = { entries: 200, bytes: 50 * megabyte, bytesOfOne: 10 * megabyte }
export const partBounds: Bounds = { entries: 300, bytes: 20 * megabyte, bytesOfOne: 5 * megabyte }

export interface Entry {
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly bytes: number
}

interface Room {
  readonly stays: readonly Entry[]
  readonly goes: readonly Entry[]
}

/** What stays with what comes, and what goes for it: the oldest. Null: it is too large by itself. */
export function makeRoom(held: readonly Entry[], coming: Entry, most: Bounds): Room | null {
  if (coming.bytes > most.bytesOfOne) return null
  const newestFirst = held.filter(({ key }) => key !== coming.key).sort((a, b) => b.at - a.at)
  let bytes = coming.bytes
  const fits = newestFirst.findIndex((one, place) => {
    bytes += one.bytes
    return bytes > most.bytes || place + 2 > most.entries
  })
  const stays = fits === -1 ? newestFirst : newestFirst.slice(0, fits)
  return { stays: [coming, ...stays], goes: newestFirst.slice(stays.length) }
}

/** A page that is read again at once, as by what the hub tells, is not kept anew each time. */
const newForMs = 60_000
export const isOld = (entry: Entry | undefined, now: number): boolean =>
  entry === undefined || now - entry.at >= newForMs

/** The pages to show, newest first, for one that is not kept with this search: the others of its path. */
export function otherwiseKept(held: readonly Entry[], key: string): readonly string[] {
  const path = (of: string) => of.split('?')[0]
  const same = held.filter((one) => one.key !== key && path(one.key) === path(key))
  return same.sort((a, b) => b.at - a.at).map((one) => one.key)
}

/** What is in a cache, as it is written into it. */
export function parseEntries(text: string): readonly Entry[] {
  const rows = JSON.parse(text) as readonly Partial<Entry>[]
  return rows.filter(
    (row): row is Entry =>
      typeof row.key === 'string' && typeof row.at === 'number' && typeof row.bytes === 'number',
  )
}
