import { lostEnds } from '../../language/lost-ends'
import type { LabConcept } from '../../vocabulary/concept'
import { matchConcept, type Match } from '../../vocabulary/match'

/**
 * What a name is of whose end was not read, by a unit that the shorter name's test is never given in: the longer one, to be
 * asked about, or null where the number is none of it either. Undefined of any other name and unit.
 */
export function withLostEnd(
  { name }: Pick<LabConcept, 'name'>,
  unit: string,
  number: number | null,
): Match<'lab'> | null | undefined {
  const lost = lostEnds.find((one) => one.short === name && one.unit === unit)
  if (!lost || number === null) return undefined
  const match = number < lost.least || number > lost.most ? null : matchConcept('lab', lost.whole)
  return match && { ...match, score: 0.8 }
}
