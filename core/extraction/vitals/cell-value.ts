import { flagBehind } from '../../language/results'
import { plainCompany } from '../../language/vitals'
import type { LabConcept } from '../../vocabulary/concept'
import { valueAt, type SignValue } from './numbers'

/** The number of a cell that tells a sign and nothing else; null of any other cell. */
export function cellValue(
  text: string,
  of: 'pressure' | LabConcept,
): (SignValue & { readonly flag: string | null }) | null {
  const value = valueAt(text, /^[\s[(|:]*/.exec(text)?.[0].length ?? 0, of)
  if (!value) return null
  const flag = flagBehind.exec(text.slice(value.last))
  const rest = text.slice(value.last + (flag?.[0].length ?? 0)).replace(/\([^()]*\)/g, ' ')
  const words = rest.split(/[\s,;()[\]|*]+/).filter((word) => word !== '')
  if (of !== 'pressure' && of.unit === '/min' && /\./.test(value.numbers[0] ?? '')) return null
  return words.every((word) => plainCompany.test(word)) ? { ...value, flag: flag?.[1] ?? null } : null
}
