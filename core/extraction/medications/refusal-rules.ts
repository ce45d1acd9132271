import { awaited, borneAfter, borneAtOnce, notTakenAfter, startAwaits } from '../../language/drugs'
import { beginsLater, mayCome, notChosen } from '../../language/drugs-not-taken'
import { ifKindNeeded, ifTaken, notUsed, stoppedBeforeTest } from '../../language/drugs-spoken-of'
import type { Action, Row } from './rules'

/** Words behind a drug that say that it is not taken, or not yet; only with its action where that is told. */
export interface RefusalRule extends Row {
  readonly only: Action | null
  /** Not of an entry of a list. */
  readonly inProse: boolean
}

export const refusalRules: readonly RefusalRule[] = [
  {
    id: 'waits-for-a-finding',
    only: 'none',
    inProse: true,
    when: awaited,
    example: '[Insulin] if the A1c stays above 8%',
    counterexample: '[Ibuprofen] if pain persists',
  },
  {
    id: 'declined-or-not-needed',
    only: null,
    inProse: false,
    when: notTakenAfter,
    example: '[Warfarin] was declined',
    counterexample: '[Warfarin] was given',
  },
  {
    id: 'not-chosen',
    only: null,
    inProse: false,
    when: notChosen,
    example: '[Ciprofloxacin] not chosen because of local resistance',
    counterexample: '[Ciprofloxacin] chosen because of local resistance',
  },
  {
    id: 'may-still-come',
    only: null,
    inProse: true,
    when: mayCome,
    example: 'If it returns [prednisolone] could be tried',
    counterexample: 'When it returned [prednisolone] was tried',
  },
  {
    id: 'not-used',
    only: null,
    inProse: false,
    when: notUsed,
    example: '[Ginkgo]: does not use',
    counterexample: '[Ginkgo]: uses it daily',
  },
  {
    id: 'if-its-kind-is-needed',
    only: null,
    inProse: false,
    when: ifKindNeeded,
    example: '[Azithromycin] if antibiotic needed',
    counterexample: '[Azithromycin] 500 mg, an antibiotic',
  },
  {
    id: 'if-it-is-taken',
    only: null,
    inProse: false,
    when: ifTaken,
    example: 'Stop [ibuprofen] if you still use it',
    counterexample: 'Stop [ibuprofen] if you have pain',
  },
  {
    id: 'stopped-before-a-test',
    only: null,
    inProse: true,
    when: stoppedBeforeTest,
    example: '[Biotin] should be stopped two days before thyroid tests',
    counterexample: '[Biotin] was stopped two days ago',
  },
  {
    id: 'begins-later',
    only: null,
    inProse: false,
    when: beginsLater,
    example: '[Apixaban] will be started after the biopsy',
    counterexample: '[Apixaban] was started after the biopsy',
  },
  {
    id: 'borne',
    only: 'given',
    inProse: true,
    when: borneAfter,
    example: 'He received [amoxicillin] without reaction',
    counterexample: 'He received [amoxicillin] for a week',
  },
  {
    id: 'borne-at-once',
    only: 'continue',
    inProse: true,
    when: borneAtOnce,
    example: 'She takes plain [amoxicillin] without trouble',
    counterexample: 'She takes [aspirin] 81 mg without trouble',
  },
  {
    id: 'started-if',
    only: 'start',
    inProse: false,
    when: startAwaits,
    example: 'Start [lisinopril] if the potassium is normal',
    counterexample: 'Start [lisinopril] if needed',
  },
]
