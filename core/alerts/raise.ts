import { severities, type Raised } from '../records/alert'
import { allergyConflicts } from './allergies'
import { dosesAboveMaximum, weeklyTakenDaily } from './doses'
import { drugsAgainstResults } from './drug-labs'
import type { AlertRecord } from './facts'
import { missedFollowUps } from './follow-ups'
import { drugInteractions, duplicateTherapies } from './interactions'
import { testsDue } from './intervals'
import { refillsDue } from './refills'
import { criticalResults, repeatedResults, worseningResults } from './results'

/** Each rule says what it needs; where the record does not have it, or not by a code, it says nothing. */
const rules: readonly ((record: AlertRecord) => readonly Raised[])[] = [
  criticalResults,
  allergyConflicts,
  weeklyTakenDaily,
  dosesAboveMaximum,
  drugsAgainstResults,
  drugInteractions,
  duplicateTherapies,
  worseningResults,
  repeatedResults,
  testsDue,
  missedFollowUps,
  refillsDue,
]

/** All that a record gives cause for, the gravest first. */
export function raiseAlerts(record: AlertRecord): Raised[] {
  const raised = rules.flatMap((rule) => rule(record))
  return raised.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
}

/** Grows with each change of the rules: what was raised by others is looked at again. */
export const rulesVersion = 4
