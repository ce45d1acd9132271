import { limitLabels } from '../../language/limits'
import { labNameOf } from '../../vocabulary/exact'
import { remembered, rememberedOf } from '../../vocabulary/remembered'
import { canonicalUnit } from '../../vocabulary/units'
import type { CellReader } from './cells'
import { limitsAlone } from './limits-alone'

/** What a row of its own tells of the result above it. */
export interface ToldBelow {
  readonly unit: string | null
  readonly range: string | null
  /** The other name of its test, where one stands before the limits: "HGB normal range 13.5-17.5". */
  readonly name?: string
}

/** A row that tells a unit, or limits with their label or in brackets, or both, and nothing else; null of any other. */
export const toldBelow = (text: string, reader: CellReader): ToldBelow | null => toldBy(reader)(text)

const toldBy = rememberedOf((reader: CellReader) =>
  remembered((text): ToldBelow | null => {
    const { unit, range, flag, left } = reader.rest(text)
    const own = unit ?? unitOf(range, reader)
    if (own !== null && flag === null && left === 0) return { unit: own, range }
    const limits = limitsAlone(text, reader)
    return limits === null ? ofOtherName(text, reader) : { unit: null, range: limits }
  }),
)

/** "HGB normal range 13.5-17.5": limits of the result above, and none of its own. */
export const isToldByName = (text: string, reader: CellReader): boolean => ofOtherName(text, reader) !== null

/** Behind a known test's name, labelled limits and nothing else. */
function ofOtherName(text: string, reader: CellReader): ToldBelow | null {
  const words = text.split(' ')
  // What is made of a number ("below the normal") is said of one that stands here.
  if (words.length > 9 || reader.rest(words.slice(1).join(' ')).flag !== null) return null
  const at = words.findIndex((_, index) => index > 0 && limitLabels.test(words.slice(index).join(' ')))
  if (at < 1 || at > 4) return null
  const told = words.slice(at).join(' ').replace(limitLabels, '')
  const { range, left } = reader.rest(told)
  // A number beside the limits is a result.
  if (range === null || left > 0 || /\d/.test(told.replace(range, ''))) return null
  const names = [words.slice(0, at), words.slice(1, at)].map((one) => one.join(' '))
  const name = names.find((one) => /^(?:exact|near)$/.test(labNameOf(one).strength))
  return name === undefined ? null : { unit: null, range, name }
}

/** Whether what is told below by another name is of a result's test. */
export const isSameTest = (name: string, { name: other }: ToldBelow): boolean =>
  other === undefined ||
  labNameOf(other).concepts.some((concept) => labNameOf(name).concepts.includes(concept))

function unitOf(range: string | null, reader: CellReader): string | null {
  const unit = range === null ? null : (reader.range(range)?.unit ?? null)
  return unit !== null && canonicalUnit(unit) !== null ? unit : null
}
