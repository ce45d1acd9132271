import type { Document } from '../document/types'
import { notMadeYet, studyTold, studyWas, underwentStudy, wasMade } from '../language/acts'
import type { Assertion } from '../records/kinds'
import type { Range } from './assertion/scope'
import { datesIn, isPlan } from './event-date'
import type { Passage } from './passage'

/** In a plan a study lies ahead unless its date has passed. What a negation speaks of is its result. */
export function studyMade(
  assertion: Assertion,
  passage: Passage,
  { start, end }: Range,
  date: string | null,
  document: Document,
): Assertion {
  const today = document.facts.date?.value ?? null
  const past = date !== null && today !== null && date <= today
  // "DEXA in October" names a month to come; only a date with its year can have passed.
  const days = datesIn(passage, document).filter(({ iso }) => iso === date)
  const fullDate = days.some(({ inferredYear }) => !inferredYear)
  const after = passage.text.slice(end)
  if (/^(?:present|planned)$/.test(assertion) && notMadeYet.test(after)) return 'planned'
  const isOfVisit = document.facts.category.value !== 'imaging' && studyWas.test(after)
  if (passage.kind === 'indication' && assertion === 'present' && (toldAfter(after) || isOfVisit))
    return 'present'
  // "He underwent a carotid Doppler" is over, in a plan, too.
  if (
    assertion === 'present' &&
    isPlan(passage, document) &&
    underwentStudy.test(passage.text.slice(0, start))
  )
    return 'present'
  if (isPlan(passage, document) || passage.kind === 'indication')
    return past && fullDate && assertion !== 'negated' ? 'present' : 'planned'
  // "Have your mammogram before March 15": of a plan's day, a year that is not printed is none that has passed.
  const over = past && (fullDate || days.length === 0)
  if (assertion === 'planned' && (over || wasMade.test(after))) return 'present'
  // "CT in January 2026" on a page of December: it lies ahead, unless its result is told.
  const ahead = date !== null && today !== null && date > today.slice(0, date.length)
  if (assertion === 'present' && ahead && fullDate && !toldAfter(passage.text.slice(end))) return 'planned'
  return assertion
}

/** "MRI of the right shoulder showed a tear": what has a result was made. */
export const toldAfter = (after: string): boolean => studyTold.test(after)
