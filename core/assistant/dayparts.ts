import type { Token } from '../vocabulary/normalise'
import type { Topic } from './answer'
import { findRows, findSaid } from './asking'
import type { Reading } from './reading'
import type { FoundRow } from './rows'
import type { Subject } from './subjects'
import { isAskedTime } from './topics'

/**
 * The time of the day that is named, or how often; null of none, and of two beside no drug: "morning or night" asks which it is.
 * How often is asked of drugs where one is told of: a headache may come twice a day.
 */
export function findDaypart(
  tokens: readonly Token[],
  named: readonly Subject[],
  {
    cues,
    before,
    isOfGroup,
  }: { readonly cues: Reading['cues']; readonly before: Topic | null; readonly isOfGroup: boolean },
): FoundRow | null {
  const isOfDrug = (key: string) => key.startsWith('medication:')
  const told = before?.keys.filter((key) => !isAskedTime(key)) ?? []
  const afterDrugs = told.length > 0 && told.every(isOfDrug)
  const rhythm = findSaid(tokens, 'rhythms')
  const isTaken = cues.has('drugs') || cues.has('taking') || afterDrugs || rhythm?.name === asNeeded
  // "Do I take iron twice a day" asks for its own line.
  if (rhythm !== null && isTaken && !isOfGroup) return rhythm
  const [first, ...others] = findRows(tokens, 'dayparts')
  const isOne = others.length === 0 || afterDrugs || named.some(({ type }) => type === 'medication')
  return isOne ? (first ?? null) : null
}

export const asNeeded = 'as needed'

/** How often a day each name of a rhythm is. */
export const rhythms: ReadonlyMap<string, number | null> = new Map([
  [asNeeded, null],
  ['once daily', 1],
  ['twice daily', 2],
  ['three times daily', 3],
  ['once weekly', 1 / 7],
])

/** How often something is taken is asked of drugs, whatever word stands for them. */
export const withRhythm = (cues: Reading['cues'], daypart: FoundRow | null): Reading['cues'] =>
  daypart !== null && rhythms.has(daypart.name) ? new Set([...cues, 'drugs']) : cues
