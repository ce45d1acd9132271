import type { EntityType } from '../records/kinds'
import type { QuestionCue } from '../language/question-words'

const intents = [
  'latest', 'previous', 'trend', 'changes', 'abnormal', 'results', 'medications', 'past_medications', 'drug_changes', 'drug_group', 'medication',
  'dose', 'purpose', 'allergies', 'conditions', 'condition', 'since', 'procedures', 'imaging', 'visit', 'origin',
] as const // prettier-ignore
export type Intent = (typeof intents)[number]

/** How a question is understood: what has to be said, what speaks for it, and what speaks against it. */
interface IntentRow {
  readonly intent: Intent
  /** All of these. */
  readonly needs?: readonly QuestionCue[]
  readonly helps?: readonly QuestionCue[]
  readonly against?: readonly QuestionCue[]
  /** It is about one of these, named in the question or in the turn before. */
  readonly about?: readonly EntityType[]
  /** It is about nothing in particular. */
  readonly unnamed?: readonly EntityType[]
  /** It goes on from an answer of these. */
  readonly after?: readonly Intent[]
  /** A time, a place or a doctor of the record is named. */
  readonly when?: true
  /** A group of drugs is named. */
  readonly group?: true
  /** What this row is worth by itself. */
  readonly worth: number
  readonly example: string
  readonly counterexample: string
}

export const intentRows: readonly IntentRow[] = [
  { intent: 'latest', about: ['lab'], helps: ['latest', 'labs', 'abnormal'], worth: 2, example: 'what is my last hemoglobin', counterexample: 'how did my hemoglobin change over time' },
  { intent: 'trend', about: ['lab'], needs: ['trend'], against: ['previous'], worth: 3.5, example: 'how did my hemoglobin change over time', counterexample: 'what is my last hemoglobin' },
  { intent: 'trend', about: ['lab'], needs: ['compare'], worth: 6, example: 'is my hemoglobin better than the time before', counterexample: 'and before that' },
  { intent: 'changes', needs: ['changed'], unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], against: ['drugs', 'allergies', 'conditions', 'imaging', 'procedures', 'record'], helps: ['labs', 'previous'], worth: 3.5, example: 'what changed since the last blood test', counterexample: 'how did my hemoglobin change over time' },
  { intent: 'previous', about: ['lab'], needs: ['previous'], against: ['drugs'], worth: 4, example: 'and before that', counterexample: 'what is my last hemoglobin' },
  { intent: 'abnormal', needs: ['abnormal'], unnamed: ['lab', 'medication', 'diagnosis'], helps: ['labs'], against: ['drugs', 'conditions', 'allergies', 'imaging'], worth: 3, example: 'what is abnormal in my blood tests', counterexample: 'show my blood tests' },
  { intent: 'results', needs: ['labs'], unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], against: ['abnormal', 'imaging', 'drugs', 'allergies', 'conditions'], helps: ['latest'], worth: 2, example: 'show my blood tests', counterexample: 'what is abnormal in my blood tests' },
  { intent: 'medications', needs: ['drugs'], unnamed: ['medication'], helps: ['now', 'taking', 'dose'], against: ['past', 'allergies', 'labs'], worth: 3, example: 'what medications do I take', counterexample: 'which medications were stopped' },
  { intent: 'past_medications', needs: ['drugs', 'past'], unnamed: ['medication'], against: ['allergies'], worth: 4, example: 'which medications were stopped', counterexample: 'what medications do I take' },
  { intent: 'past_medications', needs: ['past', 'taking'], unnamed: ['medication', 'lab', 'diagnosis', 'imaging', 'procedure'], against: ['allergies', 'dose'], worth: 3, example: 'anything I stopped taking', counterexample: 'when did I stop taking metformin' },
  { intent: 'drug_changes', needs: ['drugs', 'trend'], unnamed: ['medication', 'lab'], against: ['allergies'], worth: 5, example: 'what changed in my medications', counterexample: 'what medications do I take' },
  { intent: 'drug_group', group: true, unnamed: ['medication'], against: ['allergies'], worth: 5, example: 'am I on a statin', counterexample: 'am I taking atorvastatin' },
  { intent: 'past_medications', needs: ['previous'], after: ['medications'], unnamed: ['medication', 'lab'], worth: 5, example: 'and before that', counterexample: 'what medications do I take' },
  { intent: 'medication', about: ['medication'], helps: ['taking', 'drugs', 'past', 'now'], against: ['allergies'], worth: 2, example: 'am I taking metformin', counterexample: 'how much metformin do I take' },
  { intent: 'dose', about: ['medication'], needs: ['dose'], against: ['allergies'], worth: 4.5, example: 'how much metformin do I take', counterexample: 'am I taking metformin' },
  { intent: 'purpose', about: ['medication'], needs: ['why'], against: ['allergies'], worth: 4.5, example: 'why do I take metformin', counterexample: 'am I taking metformin' },
  { intent: 'allergies', needs: ['allergies'], worth: 5, example: 'am I allergic to penicillin', counterexample: 'am I taking metformin' },
  { intent: 'allergies', needs: ['safe'], about: ['medication', 'allergy'], worth: 5, example: 'doctor gave me augmentin is it safe for me', counterexample: 'can I skip my metformin today' },
  { intent: 'conditions', needs: ['conditions'], unnamed: ['diagnosis', 'medication', 'lab'], against: ['allergies'], helps: ['have'], worth: 3, example: 'what conditions do I have', counterexample: 'do I have diabetes' },
  { intent: 'condition', about: ['diagnosis'], helps: ['have', 'conditions'], worth: 2, example: 'do I have diabetes', counterexample: 'since when do I have diabetes' },
  { intent: 'since', about: ['diagnosis', 'medication'], needs: ['since'], against: ['allergies'], worth: 5, example: 'since when do I have diabetes', counterexample: 'do I have diabetes' },
  { intent: 'procedures', needs: ['procedures'], against: ['drugs'], helps: ['have'], worth: 3, example: 'what surgeries did I have', counterexample: 'what conditions do I have' },
  { intent: 'procedures', about: ['procedure'], worth: 3, example: 'when was my appendectomy', counterexample: 'what conditions do I have' },
  { intent: 'imaging', needs: ['imaging'], worth: 3.5, helps: ['abnormal', 'happened'], example: 'what did my brain scan show', counterexample: 'show my blood tests' },
  { intent: 'imaging', about: ['imaging'], worth: 3, example: 'what did my chest x-ray show', counterexample: 'show my blood tests' },
  { intent: 'origin', needs: ['origin'], about: ['lab', 'medication', 'allergy', 'diagnosis', 'procedure', 'imaging'], against: ['allergies'], worth: 6, example: 'who prescribed metformin', counterexample: 'am I taking metformin' },
  { intent: 'origin', needs: ['origin', 'labs'], unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'procedure', 'imaging'], worth: 5, example: 'who is the doctor on my blood tests', counterexample: 'show my blood tests' },
  { intent: 'origin', needs: ['origin', 'imaging'], unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'procedure', 'imaging'], worth: 5, example: 'where was my mri done', counterexample: 'what did my brain scan show' },
  { intent: 'visit', when: true, unnamed: ['lab', 'medication', 'diagnosis', 'procedure'], helps: ['happened', 'labs', 'drugs', 'imaging', 'procedures', 'conditions'], worth: 3.5, example: 'what happened in march 2024', counterexample: 'what is my last hemoglobin' },
] // prettier-ignore
