import type { Token } from '../vocabulary/normalise'
import type { Topic } from './answer'
import { findJoined } from './asking'
import { findCues } from './question-cues'
import { panelsOf } from './panels'
import type { KnownRecord } from './record'
import type { Subject } from './subjects'

/**
 * "No, I meant the other sugar test": what goes together with the tests that were told and was not told; null where nothing
 * is corrected, or something else is named.
 */
export function corrected(
  tokens: readonly Token[],
  named: readonly Subject[],
  before: Topic | null,
  { items }: KnownRecord,
): readonly Subject[] | null {
  const told = before?.keys.filter((key) => key.startsWith('lab:')) ?? []
  // Of several that were told the other one may be any.
  if (told.length !== 1 || findJoined(tokens, 'corrections') === null) return null
  // "I meant the pill and not the test": no test that goes with it.
  if (findCues(tokens).cues.has('drugs')) return null
  if (named.some(({ key }) => !told.includes(key) && !panelsOf(items).some((one) => isOf(one, told, key))))
    return null
  const others = panelsOf(items)
    .filter((panel) => panel.some(({ key }) => told.includes(key)))
    .flatMap((panel) => panel.filter(({ key }) => !told.includes(key)))
  const apart = [...new Map(others.map((one) => [one.key, one])).values()]
  return apart.length === 0 ? null : apart
}

/** Both are of one panel: "sugars" names all of them. */
const isOf = (panel: readonly Subject[], told: readonly string[], key: string): boolean =>
  panel.some((one) => one.key === key) && panel.some((one) => told.includes(one.key))
