import { labNameOf } from '../../vocabulary/exact'
import type { RowContext } from './row-context'
import { isTold } from './score'
import type { Field, Role } from './types'

/**
 * The columns in which a row has a result; where that of results is empty, one into which its number was set, or the one
 * beside it into which what is told in words reaches.
 */
export function resultsOf(
  row: readonly (Field | null)[],
  roles: readonly Role[],
  values: readonly number[],
  nameAt: number,
  reader: RowContext['reader'],
): readonly number[] {
  const { strength, concepts } = labNameOf(row[nameAt]?.text ?? '')
  const found = values.filter(
    (at) => row[at] && (reader.result(row[at].text) !== null || isTold(concepts, row[at].text)),
  )
  if (found.length > 0 || values.length !== 1 || row[values[0]!] || !/exact|near/.test(strength)) return found
  const strayed = row.findIndex(
    (cell, at) =>
      cell &&
      ((/unit|range|flag|other/.test(roles[at]!) &&
        reader.result(cell.text)?.number != null &&
        reader.range(cell.text) === null) ||
        (/unit|flag|other/.test(roles[at]!) &&
          Math.abs(at - values[0]!) === 1 &&
          isTold(concepts, cell.text))),
  )
  return strayed < 0 ? [] : [strayed]
}
