import { labNameOf } from '../../vocabulary/exact'
import type { Field, Role } from './types'

/** "RDW", "T-BIL", "CA199": the short form of a test. */
const isShort = ({ text }: Field['words'][number]): boolean => /^\p{L}[\p{L}\d-]{2,6}$/u.test(text)

/**
 * The name of a row, or, where nobody knows it, what the laboratory calls it for short in a column of codes or behind the
 * number of the row ("8 RDW | RBC distribution").
 */
export function nameOrCode(name: Field, cells: readonly (Field | null)[], roles: readonly Role[]): Field {
  if (/exact|near/.test(labNameOf(name.text).strength)) return name
  const codes = cells.flatMap((cell, at): Field[] => {
    const code = cell && /number|other/.test(roles[at]!) ? cell.words.at(-1) : undefined
    const alone = cell?.words.slice(0, -1).every(({ text }) => /^\d{1,3}[.)]?$/.test(text))
    return code && alone && isShort(code) ? [{ text: code.text, words: [code, ...name.words] }] : []
  })
  const known = codes.filter(({ text }) => labNameOf(text).strength === 'exact')
  return known.length === 1 ? known[0]! : name
}
