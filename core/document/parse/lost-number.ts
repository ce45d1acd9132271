import { labNameOf } from '../../vocabulary/exact'
import type { CellReader } from './cells'
import { unitScore } from './score'
import type { Field, Role } from './types'
import { weights } from './weights'

/**
 * What a row speaks for whose number was not read: a test that is known beside its unit and its limits says what the columns
 * are, though it tells no result. Without it, the limits would be taken for the results, of which none is missing. Null where
 * the row is of another kind.
 */
export function scoreWithoutNumber(
  cells: readonly (Field | null)[],
  roles: readonly Role[],
  reader: CellReader,
): number | null {
  const text = (role: Role): string | null => cells[roles.indexOf(role)]?.text ?? null
  const isWhole = cells.every((cell, at) => !cell || !/^(?:value|other|previous)$/.test(roles[at]!))
  const { strength, concepts } = labNameOf(text('name') ?? '')
  if (!isWhole || !/^(?:exact|near)$/.test(strength)) return null
  const [low, high, range] = (['low', 'high', 'range'] as const).map((role) => text(role))
  const isLimited =
    low && high ? [low, high].every((one) => reader.value(one)?.number != null) : range && reader.range(range)
  if (!isLimited) return null
  return weights.name[strength] + weights.range + unitScore(text('unit'), concepts)
}
