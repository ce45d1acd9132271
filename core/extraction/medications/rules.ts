import {
  awaited,
  borneAfter,
  borneAtOnce,
  failedAfter,
  howToTake,
  keptInOtherForm,
  notTakenAfter,
  replacedInBrackets,
  resumed,
  startAwaits,
  stopDenied,
  verbAfter,
  verbBefore,
} from '../../language/drugs'
import { ifKindNeeded, notUsed, stoppedBeforeTest } from '../../language/drugs-spoken-of'
import { beginsLater, mayCome, notChosen, stopsOnlyIf, toStopIf } from '../../language/drugs-not-taken'

/** What the words around a drug say is done with it. */
export type Action = 'stop' | 'start' | 'change' | 'continue' | 'given' | 'none'

export interface Row {
  readonly id: string
  readonly when: RegExp
  /** The drug stands in brackets. */
  readonly example: string
  readonly counterexample: string
}

/** `lead`: the text before the drug since the last statement; `tail`: the text after it up to the next drug. */
export interface ActionRule extends Row {
  readonly in: 'lead' | 'tail'
  /**
   * `resumed` undoes a stop; `kept` makes of it a change; `condition` a way of taking it, and `not-yet` nothing; `instead`
   * decides before all else.
   */
  readonly says: Exclude<Action, 'none'> | 'resumed' | 'kept' | 'condition' | 'not-yet' | 'instead'
}

export const actionRules: readonly ActionRule[] = [
  {
    id: 'stopped-before',
    in: 'lead',
    says: 'stop',
    when: verbBefore.stop,
    example: 'We discontinued [lisinopril] today',
    counterexample: 'We started [lisinopril] today',
  },
  {
    id: 'changed-before',
    in: 'lead',
    says: 'change',
    when: verbBefore.change,
    example: 'We increased [lisinopril] today',
    counterexample: 'We stopped [lisinopril] today',
  },
  {
    id: 'started-before',
    in: 'lead',
    says: 'start',
    when: verbBefore.start,
    example: 'Discharged home on [apixaban]',
    counterexample: 'Discharged home without [apixaban]',
  },
  {
    id: 'continued-before',
    in: 'lead',
    says: 'continue',
    when: verbBefore.continue,
    example: 'She uses [albuterol]',
    counterexample: 'She asked about [albuterol]',
  },
  {
    id: 'given-before',
    in: 'lead',
    says: 'given',
    when: verbBefore.given,
    example: 'He received [ceftriaxone] in the ward',
    counterexample: 'He asked for [ceftriaxone]',
  },
  {
    id: 'stop-denied-before',
    in: 'lead',
    says: 'continue',
    when: stopDenied.before,
    example: 'There is no need to stop the [aspirin]',
    counterexample: 'There is a need to stop the [aspirin]',
  },
  {
    id: 'stop-denied-after',
    in: 'tail',
    says: 'continue',
    when: stopDenied.after,
    example: '[Apixaban] need not be stopped',
    counterexample: '[Apixaban] will be stopped',
  },
  {
    id: 'instead-in-brackets',
    in: 'lead',
    says: 'instead',
    when: replacedInBrackets,
    example: 'Ramipril (replaced by [Entresto])',
    counterexample: 'Ramipril (ACE inhibitor) and [Entresto]',
  },
  {
    id: 'resumed-after',
    in: 'tail',
    says: 'resumed',
    when: resumed,
    example: '[Warfarin] was held and resumed on Monday',
    counterexample: '[Warfarin] was held on Monday',
  },
  {
    id: 'resumed-before',
    in: 'lead',
    says: 'resumed',
    when: resumed,
    example: 'Restarted today after being stopped: [warfarin]',
    counterexample: 'Stopped for surgery: [warfarin]',
  },
  {
    id: 'kept-in-other-form',
    in: 'tail',
    says: 'kept',
    when: keptInOtherForm,
    example: '[Metformin] was changed to slow release',
    counterexample: '[Metformin] was changed to glipizide',
  },
  {
    id: 'stopped-after',
    in: 'tail',
    says: 'stop',
    when: verbAfter.stopped,
    example: '[Metformin] was discontinued',
    counterexample: '[Metformin] was continued',
  },
  {
    id: 'replaced-after',
    in: 'tail',
    says: 'stop',
    when: verbAfter.replaced,
    example: '[Enalapril] was switched to losartan',
    counterexample: '[Enalapril] was kept',
  },
  {
    id: 'failed-after',
    in: 'tail',
    says: 'stop',
    when: failedAfter,
    example: '[Ezetimibe] had failed before',
    counterexample: '[Ezetimibe] was added after a statin had failed',
  },
  {
    id: 'only-if',
    in: 'tail',
    says: 'condition',
    when: howToTake,
    example: 'Hold [insulin] if not eating',
    counterexample: 'Hold [insulin] tonight',
  },
  {
    id: 'stop-once-found',
    in: 'lead',
    says: 'not-yet',
    when: stopsOnlyIf,
    example: 'If hives appear, stop [amoxicillin]',
    counterexample: 'Hives appeared: stop [amoxicillin]',
  },
  {
    id: 'found-then-stop',
    in: 'tail',
    says: 'not-yet',
    when: toStopIf,
    example: '[Ramipril], to be held in case of dizziness',
    counterexample: '[Ramipril], to be held in the morning',
  },
  {
    id: 'changed-after',
    in: 'tail',
    says: 'change',
    when: verbAfter.changed,
    example: '[Bisoprolol] was increased to 5 mg',
    counterexample: '[Bisoprolol] 5 mg',
  },
  {
    id: 'given-after',
    in: 'tail',
    says: 'given',
    when: verbAfter.given,
    example: '[Cefazolin] was given before the incision',
    counterexample: '[Cefazolin] was not given',
  },
  {
    id: 'started-after',
    in: 'tail',
    says: 'start',
    when: verbAfter.started,
    example: '[Apixaban] was commenced',
    counterexample: '[Apixaban] was discussed',
  },
]

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
