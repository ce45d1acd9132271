import type { EntityType } from '../records/kinds'
import type { QuestionCue } from '../language/question-words'

const intents = [
  'latest', 'previous', 'trend', 'abnormal', 'results', 'medications', 'past_medications', 'medication', 'dose', 'purpose',
  'allergies', 'conditions', 'condition', 'since', 'procedures', 'imaging', 'visit',
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
  /** What this row is worth by itself. */
  readonly worth: number
  readonly example: string
  readonly counterexample: string
}

export const intentRows: readonly IntentRow[] = [
  { intent: 'latest', about: ['lab'], helps: ['latest', 'labs', 'abnormal'], worth: 2, example: 'what is my last hemoglobin', counterexample: 'how did my hemoglobin change over time' },
  { intent: 'trend', about: ['lab'], needs: ['trend'], against: ['previous'], worth: 3.5, example: 'how did my hemoglobin change over time', counterexample: 'what is my last hemoglobin' },
  { intent: 'previous', about: ['lab'], needs: ['previous'], against: ['drugs'], worth: 4, example: 'and before that', counterexample: 'what is my last hemoglobin' },
  { intent: 'abnormal', needs: ['abnormal'], unnamed: ['lab', 'medication', 'diagnosis'], helps: ['labs'], against: ['drugs', 'conditions', 'allergies', 'imaging'], worth: 3, example: 'what is abnormal in my blood tests', counterexample: 'show my blood tests' },
  { intent: 'results', needs: ['labs'], unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], against: ['abnormal', 'imaging', 'drugs', 'allergies', 'conditions'], helps: ['latest'], worth: 2, example: 'show my blood tests', counterexample: 'what is abnormal in my blood tests' },
  { intent: 'medications', needs: ['drugs'], unnamed: ['medication'], helps: ['now', 'taking', 'dose'], against: ['past', 'allergies', 'labs'], worth: 3, example: 'what medications do I take', counterexample: 'which medications were stopped' },
  { intent: 'past_medications', needs: ['drugs', 'past'], unnamed: ['medication'], against: ['allergies'], worth: 4, example: 'which medications were stopped', counterexample: 'what medications do I take' },
  { intent: 'past_medications', needs: ['previous'], after: ['medications'], unnamed: ['medication', 'lab'], worth: 5, example: 'and before that', counterexample: 'what medications do I take' },
  { intent: 'medication', about: ['medication'], helps: ['taking', 'drugs', 'past', 'now'], against: ['allergies'], worth: 2, example: 'am I taking metformin', counterexample: 'how much metformin do I take' },
  { intent: 'dose', about: ['medication'], needs: ['dose'], against: ['allergies'], worth: 4.5, example: 'how much metformin do I take', counterexample: 'am I taking metformin' },
  { intent: 'purpose', about: ['medication'], needs: ['why'], against: ['allergies'], worth: 4.5, example: 'why do I take metformin', counterexample: 'am I taking metformin' },
  { intent: 'allergies', needs: ['allergies'], worth: 5, example: 'am I allergic to penicillin', counterexample: 'am I taking metformin' },
  { intent: 'conditions', needs: ['conditions'], unnamed: ['diagnosis', 'medication', 'lab'], against: ['allergies'], helps: ['have'], worth: 3, example: 'what conditions do I have', counterexample: 'do I have diabetes' },
  { intent: 'condition', about: ['diagnosis'], helps: ['have', 'conditions'], worth: 2, example: 'do I have diabetes', counterexample: 'since when do I have diabetes' },
  { intent: 'since', about: ['diagnosis', 'medication'], needs: ['since'], against: ['allergies'], worth: 5, example: 'since when do I have diabetes', counterexample: 'do I have diabetes' },
  { intent: 'procedures', needs: ['procedures'], against: ['drugs'], helps: ['have'], worth: 3, example: 'what surgeries did I have', counterexample: 'what conditions do I have' },
  { intent: 'procedures', about: ['procedure'], worth: 3, example: 'when was my appendectomy', counterexample: 'what conditions do I have' },
  { intent: 'imaging', needs: ['imaging'], worth: 3.5, helps: ['abnormal', 'happened'], example: 'what did my brain scan show', counterexample: 'show my blood tests' },
  { intent: 'imaging', about: ['imaging'], worth: 3, example: 'what did my chest x-ray show', counterexample: 'show my blood tests' },
  { intent: 'visit', when: true, unnamed: ['lab', 'medication', 'diagnosis', 'procedure'], helps: ['happened', 'labs', 'drugs', 'imaging', 'procedures', 'conditions'], worth: 3.5, example: 'what happened in march 2024', counterexample: 'what is my last hemoglobin' },
] // prettier-ignore
