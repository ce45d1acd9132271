import { union, type Word } from '../page'
import type { Field, ResultRow } from './types'

/** A phrase with the place of its middle. */
export interface Placed {
  readonly field: Field
  readonly x: number
  readonly y: number
  readonly from: number
  readonly to: number
}

/** Phrases by the lines that they stand in. */
export type Rows = readonly (readonly Placed[])[]

/** What a sheet's row has beside a number of its own score: nothing else explains a column under a name with its days. */
const score = 8

/** A result that stands with its day, an hour or another label of its row. */
export function resultRow(
  value: Field,
  beside: Iterable<Word>,
  told: Pick<ResultRow, 'name' | 'unit' | 'range' | 'date' | 'unsure'> & Partial<ResultRow>,
): ResultRow {
  const words = [...beside, ...value.words]
  const box = union(words.map((word) => word.box))
  const rest = { flag: null, low: null, high: null, title: null, outOfRange: false, earlier: [] }
  return { ...rest, ...told, value, words, box, score, strays: 0, unread: 0, margin: Infinity, level: 0 }
}
