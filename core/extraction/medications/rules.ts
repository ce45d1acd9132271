import {
  failedAfter,
  howToTake,
  keptInOtherForm,
  replacedInBrackets,
  resumed,
  stopDenied,
  verbAfter,
  verbBefore,
} from '../../language/drugs'
import { dripBehind, orderedBehind, workedBefore, workedBehind } from '../../language/drugs-given'
import { stopsOnlyIf, toStopIf } from '../../language/drugs-not-taken'

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
  {
    id: 'unchanged-after',
    in: 'tail',
    says: 'continue',
    when: verbAfter.unchanged,
    example: '[Losartan] 50 mg unchanged',
    counterexample: '[Losartan] 50 mg, diet unchanged',
  },
  {
    id: 'worked-before',
    in: 'lead',
    says: 'given',
    when: workedBefore,
    example: 'The nausea resolved with [ondansetron]',
    counterexample: 'The nausea may be relieved with [ondansetron]',
  },
  {
    id: 'worked-after',
    in: 'tail',
    says: 'given',
    when: workedBehind,
    example: '[Oxycodone] helps somewhat',
    counterexample: '[Oxycodone] would help',
  },
  {
    id: 'runs-in',
    in: 'tail',
    says: 'given',
    when: dripBehind,
    example: '[Heparin] drip',
    counterexample: '[Heparin] allergy',
  },
  {
    id: 'ordered-again-after',
    in: 'tail',
    says: 'start',
    when: orderedBehind,
    example: '[Escitalopram] was refilled',
    counterexample: '[Escitalopram] will be refilled',
  },
]
