import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import { stands } from '../record'
import type { Reading } from '../reading'
import type { Telling } from './telling'

/** "Was everything fine in March": what was not is told, too; "what was fine then" asks for that alone. */
export const asksWhetherFine = ({ asks, text }: Reading): boolean =>
  asks.claims.has('normal') &&
  !asks.claims.has('abnormal') &&
  findJoined(tokenise(text), 'openAskers') === null

/** Results that a sentence can name. */
const namedAtMost = 6

/**
 * Whether all results of these documents lie within the ranges of their pages, and which do not.
 * @param isAll every document that is asked after was looked at: only then that there is nothing else
 */
export function fineText(telling: Telling, fileIds: readonly string[], isAll: boolean): readonly string[] {
  const { reading, evidence, t } = telling
  if (!asksWhetherFine(reading)) return []
  const facts = evidence.filter(
    (fact) => stands(fact) && fact.entity.type === 'lab' && fileIds.includes(fact.entity.file_id ?? ''),
  )
  if (facts.length === 0) return isAll ? [t('assistant.noResultsThen')] : []
  const outside = facts.filter(({ entity: { flag } }) => flag === 'H' || flag === 'L')
  if (outside.length === 0)
    return isAll && facts.every(({ entity: { flag } }) => flag === 'N') ? [t('assistant.allInsideThen')] : []
  const names = outside.map(({ entity: { type, canonical_key, normalized } }) =>
    telling.nameOf({ type, canonical_key, name: normalized.name }),
  )
  const more = names.length > namedAtMost ? ' \u2026' : ''
  return [t('assistant.outsideThen', { names: [...new Set(names)].slice(0, namedAtMost).join(', ') + more })]
}
