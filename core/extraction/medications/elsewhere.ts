import {
  allergyLabel,
  askFirst,
  askedAbout,
  concentration,
  foodAdvice,
  levelOf,
  notUsable,
  testOf,
  warnedBefore,
} from '../../language/drugs'
import { howItIsKept, notBeside, notTreatedWith, takenToMeeting } from '../../language/drugs-not-taken'
import { ifFirstFails, mootBefore } from '../../language/drugs-spoken-of'
import type { Row } from './rules'

/** Words that make of a drug's name something else than a drug to take: a level, an allergy, advice. */
export interface ElsewhereRule extends Row {
  /** `near`: forty letters before the name. */
  readonly in: 'before' | 'near' | 'after'
}

export const elsewhereRules: readonly ElsewhereRule[] = [
  {
    id: 'food-with-it',
    in: 'before',
    when: foodAdvice,
    example: 'Do not eat grapefruit with [amiodarone]',
    counterexample: 'Do not stop [amiodarone]',
  },
  {
    id: 'ask-before-taking',
    in: 'before',
    when: askFirst,
    example: 'Ask before taking [ibuprofen]',
    counterexample: 'Eat before taking [ibuprofen]',
  },
  {
    id: 'asked-about',
    in: 'before',
    when: askedAbout,
    example: 'Ask your doctor about Prolia instead of [Fosamax]',
    counterexample: 'Ask your doctor about Prolia; stop [Fosamax]',
  },
  {
    id: 'whether-to-begin',
    in: 'before',
    when: mootBefore,
    example: 'We talked about whether she should one day take [estradiol]',
    counterexample: 'We talked about whether she should increase [estradiol]',
  },
  {
    id: 'if-the-first-fails',
    in: 'before',
    when: ifFirstFails,
    example: 'If not better in 48 hours add [doxycycline]',
    counterexample: 'Not better after 48 hours, added [doxycycline]',
  },
  {
    id: 'warned-of',
    in: 'before',
    when: warnedBefore,
    example: 'Never take erythromycin or [ketoconazole]',
    counterexample: 'Never stop [prednisone]',
  },
  {
    id: 'under-an-allergy-label',
    in: 'before',
    when: allergyLabel,
    example: 'Intolerances: [codeine]',
    counterexample: 'Medications: [codeine]',
  },
  {
    id: 'its-test-or-lack',
    in: 'after',
    when: testOf,
    example: '[Digoxin] level was drawn',
    counterexample: '[Digoxin] was given',
  },
  {
    id: 'how-it-is-kept',
    in: 'after',
    when: howItIsKept,
    example: 'Take the [insulin] out of the fridge',
    counterexample: 'Take the [insulin] at bedtime',
  },
  {
    id: 'not-beside-what-is-taken',
    in: 'after',
    when: notBeside,
    example: '[Resprim] is forbidden together with methotrexate',
    counterexample: '[Metronidazole] is forbidden together with alcohol',
  },
  {
    id: 'not-treated-with',
    in: 'near',
    when: notTreatedWith,
    example: 'She was never treated with methotrexate or [adalimumab]',
    counterexample: 'She did not improve when treated with [adalimumab]',
  },
  {
    id: 'taken-to-a-meeting',
    in: 'after',
    when: takenToMeeting,
    example: 'I will take [vedolizumab] to our meeting',
    counterexample: 'I will take [vedolizumab] to our satisfaction',
  },
  {
    id: 'its-concentration',
    in: 'after',
    when: concentration,
    example: '[Potassium] 4.9 mmol/L',
    counterexample: '[Potassium] 20 mmol daily',
  },
  {
    id: 'level-or-reaction-of-it',
    in: 'near',
    when: levelOf,
    example: 'He had a reaction to [penicillin]',
    counterexample: 'He had a course of [penicillin]',
  },
  {
    id: 'not-to-be-used',
    in: 'before',
    when: notUsable,
    example: 'A subdural hematoma precluding the use of [warfarin]',
    counterexample: 'A subdural hematoma after the use of [warfarin]',
  },
]
