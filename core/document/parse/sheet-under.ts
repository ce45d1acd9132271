import { canonicalUnit, commonUnits, misreadUnit } from '../../vocabulary/units'
import type { Field } from './types'

/** A unit as it is read from small print: known, misread, or a quotient of anything. */
const isUnitLike = (text: string): boolean =>
  !/^\d+(?:[.,]\d+)?$/.test(text) &&
  (canonicalUnit(text) !== null || misreadUnit(text, commonUnits) !== null || /^\S+\/\S+$/.test(text))

/** The line right under the titles holds their units: two that are known, and nothing that is no unit by its shape. */
export function unitsUnderTitles(held: readonly Field[], labelled: boolean): boolean {
  const known = held.filter(({ text }) => !/^\d+$/.test(text) && canonicalUnit(text) !== null)
  const alike = held.filter(({ text }) => isUnitLike(text) || /^\p{L}{2,6}$/u.test(text))
  return !labelled && known.length > 1 && alike.length === held.length
}

/** Those of its units that are known: one that was misread says nothing. */
export const unitsIn = (cells: readonly (Field | null)[]): (Field | null)[] =>
  cells.map((cell) => (cell && canonicalUnit(cell.text) !== null ? cell : null))

/**
 * Whether a sheet is kept by hand and read badly, by rows that could not be read at all or by how poorly its numbers were:
 * of such a sheet each may be another.
 */
export function isScrawl(rows: readonly (readonly (Field | null)[])[], unread: number): boolean {
  const words = rows.flatMap((row) => row.flatMap((cell) => cell?.words ?? []))
  const poor = words.filter(({ confidence, doubt }) => doubt !== undefined || confidence < 0.75)
  return unread > 0 || poor.length > 0.3 * words.length
}
