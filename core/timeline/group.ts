import { entityTypes } from '../records/kinds'
import type { Page, Place } from '../records/page'
import type { ListedFact } from '../records/timeline'
import { dateListed } from './event'

/** What one document says, as a card of the timeline. */
export interface TimelineFile<T extends ListedFact = ListedFact> {
  /** Null of what was entered by hand that day. */
  readonly fileId: string | null
  /** The document's date, else the day of upload. */
  readonly date: string
  readonly rows: readonly T[]
}

export interface TimelineMonth<T extends ListedFact = ListedFact> {
  /** `YYYY-MM`, or `YYYY` where a document tells no more. */
  readonly month: string
  readonly files: readonly TimelineFile<T>[]
}

/** By month and year, then by document (spec records.md §2), in the order in which they come. */
export function byMonth<T extends ListedFact>(rows: readonly T[]): TimelineMonth<T>[] {
  const cards = [...Map.groupBy(rows, ({ at }) => at)].map(([at, own]) => ({
    fileId: own[0]?.entity.file_id ?? null,
    date: dateListed(at),
    rows: inPageOrder(own),
  }))
  return [...Map.groupBy(cards, ({ date }) => date.slice(0, 7))].map(([month, files]) => ({ month, files }))
}

/** What one document says by its kinds, each in the order of the page. */
export const inPageOrder = <T extends ListedFact>(rows: readonly T[]): T[] => rows.toSorted(inOrder)

function inOrder({ entity: a }: ListedFact, { entity: b }: ListedFact): number {
  const byKind = kindOf(a) - kindOf(b)
  const [x, y] = [a.evidence, b.evidence]
  if (x === null || y === null) return byKind
  return byKind || x.page - y.page || x.box[1] - y.box[1] || x.box[0] - y.box[0]
}
const kindOf = ({ type }: ListedFact['entity']): number => entityTypes.indexOf(type)

/** A page that ends with a document: what is torn off stands whole on the next one, unless it is all there is. */
export function wholeFiles<T extends ListedFact>({ rows, next }: Page<T>): Page<T> {
  const last = rows.at(-1)?.at
  const whole = rows.filter(({ at }) => at !== last)
  const end = whole.at(-1)
  if (next === null || end === undefined) return { rows, next }
  return { rows: whole, next: { at: end.at, id: end.entity.id } }
}

/** The place just before a document, so that a page after it begins with that one. */
export const beforeFile = (date: string, fileId: string): Place => beforeListed(`${date} ${fileId}`)
/** The same by where a list has it. */
export const beforeListed = (at: string): Place => ({ at, id: lastId })
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
