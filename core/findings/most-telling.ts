import type { EntityType, Flag } from '../records/kinds'

/** Of a document's facts as many as its line has room for. */
const most = 4

/** What a document is told by in one line: its results out of range; where it has none, what it says first. */
export function mostTelling<T extends { readonly type: EntityType; readonly flag: Flag | null }>(
  facts: readonly T[],
): readonly T[] {
  const out = facts.filter(({ type, flag }) => type === 'lab' && (flag === 'H' || flag === 'L'))
  return (out.length > 0 ? out : facts).slice(0, most)
}
