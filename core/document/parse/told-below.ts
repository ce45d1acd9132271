import { remembered, rememberedOf } from '../../vocabulary/remembered'
import { canonicalUnit } from '../../vocabulary/units'
import type { CellReader } from './cells'
import { limitsAlone } from './limits-alone'

/** What a row of its own tells of the result above it. */
export interface ToldBelow {
  readonly unit: string | null
  readonly range: string | null
}

/** A row that tells a unit, or limits with their label or in brackets, or both, and nothing else; null of any other. */
export const toldBelow = (text: string, reader: CellReader): ToldBelow | null => toldBy(reader)(text)

const toldBy = rememberedOf((reader: CellReader) =>
  remembered((text): ToldBelow | null => {
    const { unit, range, flag, left } = reader.rest(text)
    const own = unit ?? unitOf(range, reader)
    if (own !== null && flag === null && left === 0) return { unit: own, range }
    const limits = limitsAlone(text, reader)
    return limits === null ? null : { unit: null, range: limits }
  }),
)

function unitOf(range: string | null, reader: CellReader): string | null {
  const unit = range === null ? null : (reader.range(range)?.unit ?? null)
  return unit !== null && canonicalUnit(unit) !== null ? unit : null
}
