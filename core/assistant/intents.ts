import type { EntityType } from '../records/kinds'
import type { Cue } from './question-cues'

const intents = [
  'latest', 'previous', 'trend', 'changes', 'abnormal', 'results', 'medications', 'past_medications', 'drug_changes', 'drug_group', 'medication',
  'dose', 'purpose', 'allergies', 'conditions', 'condition', 'since', 'procedures', 'imaging', 'visit', 'origin',
  'count', 'documents', 'doctors', 'prepare', 'summary', 'related', 'daypart', 'organ',
] as const // prettier-ignore
export type Intent = (typeof intents)[number]

/** How a question is understood: what has to be said, what speaks for it, and what speaks against it. */
export interface IntentRow {
  readonly intent: Intent
  /** All of these. */
  readonly needs?: readonly Cue[]
  readonly helps?: readonly Cue[]
  readonly against?: readonly Cue[]
  /** It is about one of these, named in the question or in the turn before. */
  readonly about?: readonly EntityType[]
  /** It is about nothing in particular. */
  readonly unnamed?: readonly EntityType[]
  /** It goes on from an answer of these. */
  readonly after?: readonly Intent[]
  /** A time, a place or a doctor of the record is named. */
  readonly when?: true
  /** None of these is named. */
  readonly untimed?: true
  /** A drug is named that the record does not have. */
  readonly newDrug?: true
  /** A time of the day is named. */
  readonly daypart?: true
  /** A group of drugs is named. */
  readonly group?: true
  /** A number is named that results are held against. */
  readonly bound?: true
  /** One of several results is asked for, or what is reckoned of them. */
  readonly several?: true
  /** It is asked whether a result once was so. */
  readonly once?: true
  /** No number is named that results are held against. */
  readonly unbound?: true
  /** A part of the body is named, and nothing else. */
  readonly organ?: true
  /** Times are compared, or what changed is asked of one. */
  readonly compared?: true
  /** What this row is worth by itself. */
  readonly worth: number
  readonly example: string
  readonly counterexample: string
}

export const intentRows: readonly IntentRow[] = [
  { intent: 'latest', about: ['lab'], helps: ['latest', 'labs', 'abnormal'], worth: 2, example: 'what is my last hemoglobin', counterexample: 'how did my hemoglobin change over time' },
  { intent: 'trend', about: ['lab'], needs: ['trend'], against: ['previous'], worth: 3.5, example: 'how did my hemoglobin change over time', counterexample: 'what is my last hemoglobin' },
  { intent: 'trend', about: ['lab'], needs: ['compare'], worth: 6, example: 'is my hemoglobin better than the time before', counterexample: 'and before that' },
  { intent: 'changes', needs: ['changed'], unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], against: ['drugs', 'allergies', 'conditions', 'imaging', 'procedures'], helps: ['labs', 'previous'], worth: 3.5, example: 'what changed since the last blood test', counterexample: 'how did my hemoglobin change over time' },
  { intent: 'changes', needs: ['compare', 'labs'], untimed: true,
  unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'],
    against: ['drugs', 'imaging'],
  worth: 6, example: 'are my newest tests better than the ones before',
    counterexample: 'show my blood tests' },
  { intent: 'changes', needs: ['better'], untimed: true,
    unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'],
    against: ['drugs', 'imaging', 'advice', 'allergies', 'conditions', 'procedures'], worth: 3.6,
    example: 'which of my numbers improved', counterexample: 'is my hemoglobin better than the time before' },
  { intent: 'changes', needs: ['worse'], untimed: true,
    unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'],
    against: ['drugs', 'imaging', 'advice', 'allergies', 'conditions', 'procedures'], worth: 3.6,
    example: 'which of my numbers worsened', counterexample: 'is my hemoglobin better than the time before' },
  { intent: 'changes', needs: ['recovered'],
    against: ['drugs', 'imaging', 'allergies', 'conditions', 'procedures', 'advice', 'dose'],
    unnamed: ['medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], worth: 9.5,
    example: 'which results went back to normal', counterexample: 'which results are normal' },
  { intent: 'changes', needs: ['fellOut'],
    against: ['drugs', 'imaging', 'allergies', 'conditions', 'procedures', 'advice', 'dose'],
    unnamed: ['medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], worth: 9.5,
    example: 'anything that used to be fine and is out of range now', counterexample: 'is anything out of range' },
  { intent: 'changes', compared: true,
    unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'],
    against: ['drugs', 'imaging'], worth: 8,
    example: 'compare my bloods from january 2025 with those of february 2026',
    counterexample: 'show my bloods from january 2025' },
  { intent: 'changes', needs: ['changed'], when: true,
    unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'],
    helps: ['labs', 'previous'], against: ['drugs', 'origin', 'allergies', 'conditions'], worth: 6.5,
    example: 'what changed since my hospital stay',
    counterexample: 'what happened during my hospital stay' },
  { intent: 'previous', about: ['lab'], needs: ['previous'], against: ['drugs'], worth: 4, example: 'and before that', counterexample: 'what is my last hemoglobin' },
  { intent: 'abnormal', needs: ['abnormal'], unbound: true, unnamed: ['lab', 'medication', 'diagnosis', 'allergy', 'imaging'], helps: ['labs'], against: ['drugs', 'conditions', 'allergies', 'imaging'], worth: 3, example: 'what is abnormal in my blood tests', counterexample: 'show my blood tests' },
  { intent: 'abnormal', needs: ['normal'], untimed: true,
    unnamed: ['lab', 'medication', 'diagnosis', 'imaging', 'procedure'],
    against: ['drugs', 'conditions', 'allergies', 'imaging', 'procedures', 'taking', 'advice'], worth: 4,
    example: 'what came out fine this time', counterexample: 'show my blood tests' },
  { intent: 'drug_changes', needs: ['dose', 'previous'], unnamed: ['medication', 'lab'],
    against: ['allergies'], worth: 6, example: 'what was the previous dose', counterexample: 'what medications do I take' },
  { intent: 'drug_changes', needs: ['drugs'], compared: true, unnamed: ['medication', 'lab'],
    against: ['allergies'], worth: 9, example: 'compare my meds in june 2025 with now',
    counterexample: 'what medications do I take' },
  { intent: 'results', needs: ['labs'], unbound: true, unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], against: ['abnormal', 'imaging', 'drugs', 'allergies', 'conditions'], helps: ['latest'], worth: 2, example: 'show my blood tests', counterexample: 'what is abnormal in my blood tests' },
  { intent: 'medications', needs: ['drugs'], unnamed: ['medication'], helps: ['now', 'taking', 'dose'], against: ['past', 'allergies', 'labs'], worth: 3, example: 'what medications do I take', counterexample: 'which medications were stopped' },
  { intent: 'past_medications', needs: ['drugs', 'past'], unnamed: ['medication'], against: ['allergies'], worth: 4, example: 'which medications were stopped', counterexample: 'what medications do I take' },
  { intent: 'past_medications', needs: ['drugs', 'stopped'], unnamed: ['medication'],
    against: ['allergies', 'advice'], worth: 4.6, example: 'which pill did they take me off', counterexample: 'what medications do I take' },
  { intent: 'past_medications', needs: ['past', 'taking'], unnamed: ['medication', 'allergy', 'lab', 'diagnosis', 'imaging', 'procedure'], against: ['allergies', 'dose'], worth: 3, example: 'anything I stopped taking', counterexample: 'when did I stop taking metformin' },
  { intent: 'past_medications', needs: ['stopped'], untimed: true, unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'],
    against: ['allergies', 'labs', 'imaging', 'conditions', 'procedures', 'documents', 'doctors', 'changed', 'advice', 'unsaid'],
    worth: 2, example: 'what did I stop', counterexample: 'what medications do I take' },
  { intent: 'drug_changes', needs: ['dose', 'trend'], unnamed: ['medication', 'lab'], against: ['allergies'],
    worth: 5, example: 'did my dose go up', counterexample: 'what medications do I take' },
  { intent: 'drug_changes', needs: ['drugs', 'trend'], unnamed: ['medication', 'lab'], against: ['allergies'], worth: 5, example: 'what changed in my medications', counterexample: 'what medications do I take' },
  { intent: 'drug_changes', needs: ['drugs', 'changed'], unnamed: ['medication', 'lab'],
    against: ['allergies'], worth: 6, example: 'any changes in my pills since june',
    counterexample: 'which pills did I get in june' },
  { intent: 'drug_changes', needs: ['changed'], after: ['medications', 'past_medications', 'drug_changes', 'daypart'],
    against: ['labs', 'abnormal', 'allergies', 'conditions', 'imaging'], worth: 7.5,
    example: 'and any new ones', counterexample: 'what changed since the last blood test' },
  { intent: 'drug_changes', needs: ['dose', 'past', 'taking'], unnamed: ['medication', 'lab'],
    against: ['allergies', 'advice'], worth: 5.5,
    example: 'what did I take before they raised my dose', counterexample: 'what medications do I take' },
  { intent: 'drug_group', group: true, unnamed: ['medication'], against: ['allergies'], worth: 5, example: 'am I on a statin', counterexample: 'am I taking atorvastatin' },
  { intent: 'past_medications', needs: ['previous'], after: ['medications'], unnamed: ['medication', 'lab'], worth: 5, example: 'and before that', counterexample: 'what medications do I take' },
  { intent: 'medication', about: ['medication'], helps: ['taking', 'drugs', 'past', 'now'], against: ['allergies'], worth: 2, example: 'am I taking metformin', counterexample: 'how much metformin do I take' },
  { intent: 'dose', about: ['medication'], needs: ['dose'], against: ['allergies'], worth: 4.5, example: 'how much metformin do I take', counterexample: 'am I taking metformin' },
  { intent: 'purpose', about: ['medication'], needs: ['why'], against: ['allergies'], worth: 4.5, example: 'why do I take metformin', counterexample: 'am I taking metformin' },
  { intent: 'allergies', needs: ['allergies'], worth: 5, example: 'am I allergic to penicillin', counterexample: 'am I taking metformin' },
  { intent: 'allergies', needs: ['safe'], about: ['medication', 'allergy'], against: ['dose'], worth: 5, example: 'doctor gave me augmentin is it safe for me', counterexample: 'can I skip my metformin today' },
  { intent: 'medications', needs: ['together', 'advice'],
    unnamed: ['medication', 'allergy', 'lab', 'diagnosis', 'imaging', 'procedure'], worth: 9,
    example: 'can I take them all together', counterexample: 'can I take ibuprofen' },
  { intent: 'allergies', group: true, needs: ['avoid'], unnamed: ['medication'], worth: 8, example: 'which antibiotics should I avoid', counterexample: 'am I on a statin' },
  { intent: 'allergies', needs: ['avoid'], unnamed: ['medication', 'lab', 'diagnosis', 'imaging', 'procedure'],
    against: ['past', 'stopped', 'still', 'waiting', 'labs'], worth: 8, example: 'what should the ER not give me',
    counterexample: 'what did the ER give me' },
  { intent: 'conditions', needs: ['conditions'], unnamed: ['diagnosis', 'medication', 'lab'], against: ['allergies'], helps: ['have'], worth: 3, example: 'what conditions do I have', counterexample: 'do I have diabetes' },
  { intent: 'condition', about: ['diagnosis'], helps: ['have', 'conditions'], worth: 2, example: 'do I have diabetes', counterexample: 'since when do I have diabetes' },
  { intent: 'since', about: ['diagnosis', 'medication'], needs: ['since'], against: ['allergies', 'related', 'advice', 'why'], worth: 5, example: 'since when do I have diabetes', counterexample: 'do I have diabetes' },
  { intent: 'since', about: ['medication'], needs: ['when', 'changedDose'], against: ['allergies', 'why'], worth: 5.5, example: 'when did dr whitaker change my metformin', counterexample: 'why did they change my metformin' },
  { intent: 'since', about: ['medication'], needs: ['changedDose'],
    against: ['allergies', 'why', 'advice', 'dose'], worth: 3.2, example: 'did they raise my metformin',
    counterexample: 'am I taking metformin' },
  { intent: 'procedures', needs: ['procedures'], against: ['drugs'], helps: ['have'], worth: 3, example: 'what surgeries did I have', counterexample: 'what conditions do I have' },
  { intent: 'procedures', needs: ['procedures'], when: true, against: ['drugs', 'labs', 'documents', 'changed', 'avoid'],
    unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], worth: 7,
    example: 'any surgery after 2020', counterexample: 'what happened in march 2024' },
  { intent: 'procedures', about: ['procedure'], worth: 3, example: 'when was my appendectomy', counterexample: 'what conditions do I have' },
  { intent: 'imaging', needs: ['imaging'], worth: 3.5, helps: ['abnormal', 'happened'], example: 'what did my brain scan show', counterexample: 'show my blood tests' },
  { intent: 'imaging', about: ['imaging'], worth: 3, example: 'what did my chest x-ray show', counterexample: 'show my blood tests' },
  { intent: 'origin', needs: ['origin'], about: ['lab', 'medication', 'allergy', 'diagnosis', 'procedure', 'imaging'], against: ['prepare'], worth: 6, example: 'who prescribed metformin', counterexample: 'am I taking metformin' },
  { intent: 'origin', needs: ['origin'], group: true, unnamed: ['medication', 'lab'], against: ['allergies', 'avoid'], worth: 7, example: 'who put me on the statin', counterexample: 'am I on a statin' },
  { intent: 'origin', needs: ['origin', 'allergies'], untimed: true,
    unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'procedure', 'imaging'],
    against: ['safe', 'advice', 'avoid', 'drugs'], worth: 6, example: 'where are my allergies written down',
    counterexample: 'what am i allergic to' },
  { intent: 'origin', needs: ['origin', 'labs'], untimed: true, unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'procedure', 'imaging'], against: ['many', 'oldest'], worth: 5, example: 'who is the doctor on my blood tests', counterexample: 'show my blood tests' },
  { intent: 'origin', needs: ['origin', 'imaging'], untimed: true, unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'procedure', 'imaging'], worth: 5, example: 'where was my mri done', counterexample: 'what did my brain scan show' },
  { intent: 'origin', needs: ['origin', 'procedures'], untimed: true, unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'procedure', 'imaging'], worth: 5, example: 'who did my operations', counterexample: 'what surgeries did I have' },
  { intent: 'visit', when: true, needs: ['drugs', 'taking'], unnamed: ['lab', 'medication', 'diagnosis', 'procedure'], against: ['changed', 'trend', 'allergies', 'advice'], worth: 5.2, example: 'which medications did I take in 2023', counterexample: 'which medications were stopped' },
  { intent: 'visit', when: true, needs: ['compare', 'documents'], unnamed: ['lab', 'medication', 'diagnosis', 'procedure', 'allergy'],
    against: ['labs', 'drugs'], worth: 7.9, example: 'how do my two letters from northgate differ',
    counterexample: 'compare my first blood test with the last' },
  { intent: 'visit', when: true, unnamed: ['lab', 'medication', 'diagnosis', 'procedure'], helps: ['happened', 'labs', 'drugs', 'imaging', 'procedures', 'conditions'], worth: 3.5, example: 'what happened in march 2024', counterexample: 'what is my last hemoglobin' },
  { intent: 'origin', needs: ['origin', 'allergies'], untimed: true,
    unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'procedure', 'imaging'], worth: 7,
    example: 'where is my allergy written down', counterexample: 'what am I allergic to' },
  { intent: 'allergies', about: ['allergy'], worth: 2.5, example: 'what happens to me with penicillin', counterexample: 'what medications do I take' },
  { intent: 'allergies', about: ['medication'], newDrug: true, needs: ['advice'], against: ['dose'], worth: 5, example: 'should I take keflex', counterexample: 'am I taking metformin' },
  { intent: 'allergies', about: ['medication'], newDrug: true, after: ['allergies'], worth: 5, example: 'so is amoxicillin fine', counterexample: 'am I taking metformin' },
  { intent: 'origin', needs: ['origin'], after: ['allergies', 'conditions', 'medications', 'procedures', 'imaging', 'results', 'abnormal', 'documents'], worth: 4, example: 'who wrote them', counterexample: 'what medications do I take' },
  { intent: 'count', needs: ['count'], about: ['lab', 'diagnosis'], worth: 6, example: 'how many times was my hemoglobin tested', counterexample: 'what is my last hemoglobin' },
  { intent: 'count', needs: ['ever'], about: ['lab'], worth: 6, example: 'was my hemoglobin ever normal', counterexample: 'what is my last hemoglobin' },
  { intent: 'latest', about: ['lab'], needs: ['drugs', 'advice'], unnamed: ['medication'],
    against: ['trend', 'better', 'worse', 'compare', 'safe', 'past', 'taking'], worth: 3.6,
    example: 'is my potassium high because of my pills', counterexample: 'which pills do I take for my cholesterol' },
  { intent: 'changes', needs: ['trend'], when: true,
    unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'],
    against: ['drugs', 'allergies', 'conditions', 'imaging', 'procedures', 'dose', 'abnormal', 'normal', 'changedDose', 'taking', 'past'], worth: 4.5,
    example: 'any trend in the last half year', counterexample: 'what happened in march 2024' },
  { intent: 'visit', needs: ['everyResult'], when: true,
    unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'],
    against: ['changed', 'compare', 'drugs', 'better', 'worse', 'abnormal', 'normal', 'oldest', 'newest'], worth: 8,
    example: 'all lab values of january 2025', counterexample: 'all my results over time' },
  { intent: 'results', needs: ['onlyOnce'], untimed: true,
    unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'],
    against: ['drugs', 'imaging', 'procedures', 'taking'], worth: 6,
    example: 'which tests were done only once', counterexample: 'what is my last hemoglobin' },
  { intent: 'results', needs: ['stale'],
    unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'],
    against: ['drugs', 'imaging', 'procedures', 'taking'], worth: 7,
    example: 'what has not been checked for more than a year', counterexample: 'what happened in march 2024' },
  { intent: 'documents', needs: ['previous'], after: ['documents'], against: ['drugs', 'taking', 'imaging'],
    unnamed: ['medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], worth: 7,
    example: 'and the one before it', counterexample: 'what is my last hemoglobin' },
  { intent: 'condition', about: ['lab'], needs: ['conditions'], unnamed: ['diagnosis', 'medication'],
    against: ['labs', 'trend', 'drugs', 'previous', 'newest', 'related'], worth: 6,
    example: 'is there a thyroid condition in my file', counterexample: 'is my potassium high' },
  { intent: 'documents', needs: ['newest'], after: ['documents'], against: ['drugs', 'taking', 'imaging', 'labs', 'changed'],
    unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], worth: 7,
    example: 'and the newest', counterexample: 'what is my last hemoglobin' },
  { intent: 'documents', needs: ['oldest'], after: ['documents'], against: ['drugs', 'taking', 'imaging'],
    unnamed: ['medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], worth: 7,
    example: 'and the oldest', counterexample: 'what is my last hemoglobin' },
  { intent: 'documents', needs: ['origin', 'labs', 'newest'], untimed: true,
    unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'],
    against: ['drugs', 'imaging', 'procedures', 'allergies', 'doctors'], worth: 8,
    example: 'where was my last blood test', counterexample: 'who prescribed metformin' },
  { intent: 'documents', needs: ['apart'], untimed: true,
    unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], worth: 9,
    example: 'how long between my last two blood tests', counterexample: 'how long ago was my last blood test' },
  { intent: 'trend', about: ['lab'], needs: ['apart'], worth: 7,
    example: 'how long between my last two hemoglobin results', counterexample: 'what is my last hemoglobin' },
  { intent: 'documents', needs: ['many', 'documents'], untimed: true, unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], worth: 4.5, example: 'how many documents are there', counterexample: 'show my blood tests' },
  { intent: 'documents', needs: ['many', 'labs'], untimed: true, unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], against: ['abnormal', 'drugs', 'normal', 'ago'], worth: 4.5, example: 'how many blood tests did I have', counterexample: 'show my blood tests' },
  { intent: 'documents', needs: ['oldest', 'documents'], untimed: true, unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], worth: 4.5, example: 'what is the oldest document', counterexample: 'show my blood tests' },
  { intent: 'documents', needs: ['newest', 'documents'], untimed: true, unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], against: ['drugs'], worth: 4.5, example: 'what is the newest paper', counterexample: 'show my blood tests' },
  { intent: 'documents', needs: ['oldest', 'labs'], untimed: true, unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], worth: 4.5, example: 'my first blood test', counterexample: 'show my blood tests' },
  { intent: 'doctors', needs: ['doctors'], untimed: true, against: ['labs', 'imaging', 'drugs', 'advice'],
    unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], worth: 5,
    example: 'which doctors are in my file', counterexample: 'show my blood tests' },
  { intent: 'prepare', needs: ['prepare'], worth: 8, example: 'what should I ask my doctor', counterexample: 'show my blood tests' },
  { intent: 'summary', needs: ['whole'], untimed: true, unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], against: ['abnormal', 'labs'], worth: 6, example: 'short summary of my record please', counterexample: 'show my blood tests' },
  { intent: 'related', needs: ['related'], about: ['diagnosis'], against: ['still'], worth: 4.5, example: 'how is my diabetes', counterexample: 'do I have diabetes' },
  { intent: 'related', needs: ['trend'], about: ['diagnosis'], worth: 4.5, example: 'is my diabetes improving', counterexample: 'do I have diabetes' },
  { intent: 'daypart', daypart: true, needs: ['drugs'], unnamed: ['medication', 'lab'], worth: 6, example: 'which pill do I take at bedtime', counterexample: 'what medications do I take' },
  { intent: 'daypart', daypart: true, needs: ['taking'], unnamed: ['medication', 'lab'], against: ['why'],
    worth: 5, example: 'do I take anything at bedtime', counterexample: 'what medications do I take' },
  { intent: 'daypart', daypart: true, after: ['medications'], unnamed: ['medication', 'lab'], worth: 6, example: 'which of them in the evening', counterexample: 'what medications do I take' },
  { intent: 'count', about: ['lab'], after: ['count'], against: ['previous', 'trend', 'follow', 'newest', 'now'], worth: 3, example: 'list them', counterexample: 'what is my last hemoglobin' },
  { intent: 'trend', about: ['lab'], needs: ['trend', 'previous'], worth: 5, example: 'did my hemoglobin go up since the previous one', counterexample: 'and before that' },
  { intent: 'trend', about: ['lab'], needs: ['gap'], worth: 5.5, against: ['dose', 'advice'], example: 'what is the gap of my hemoglobin', counterexample: 'what is my last hemoglobin' },
  { intent: 'results', needs: ['ago'], after: ['results', 'abnormal', 'documents'], unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], worth: 3, example: 'how long ago was that', counterexample: 'what medications do I take' },
  { intent: 'allergies', needs: ['happened'], after: ['allergies'], unnamed: ['lab', 'medication', 'allergy', 'diagnosis', 'imaging', 'procedure'], worth: 3, example: 'what happened then', counterexample: 'what medications do I take' },
  { intent: 'count', about: ['lab'], bound: true, against: ['advice'], worth: 8,
    example: 'was my hemoglobin ever under 12', counterexample: 'is my hemoglobin low' },
  { intent: 'count', about: ['lab'], needs: ['since', 'abnormal'], untimed: true, against: ['trend', 'drugs', 'taking', 'dose'],
    worth: 4, example: 'since when is my hemoglobin low', counterexample: 'is my hemoglobin low' },
  { intent: 'count', about: ['lab'], once: true, untimed: true, against: ['trend', 'compare', 'previous', 'drugs', 'taking'],
    worth: 4, example: 'was my hemoglobin low', counterexample: 'is my hemoglobin low' },
  { intent: 'trend', about: ['lab'], needs: ['lastFew'], untimed: true, worth: 5, example: 'my last three hemoglobin results',
    counterexample: 'what is my last hemoglobin' },
  { intent: 'trend', about: ['lab'], several: true, against: ['drugs', 'advice'], worth: 6.5,
    example: 'what is the average of my hemoglobin', counterexample: 'what is my last hemoglobin' },
  { intent: 'organ', organ: true, worth: 5.5, against: ['drugs', 'allergies'],
    example: 'is there something with my lungs', counterexample: 'what conditions do I have' },
  { intent: 'trend', about: ['lab'], needs: ['oldest'], worth: 4, example: 'my first hemoglobin ever', counterexample: 'what is my last hemoglobin' },
] // prettier-ignore

/** What is asked of one thing by its name. */
export const ofOneThing: readonly Intent[] = [
  'latest',
  'previous',
  'trend',
  'medication',
  'dose',
  'purpose',
  'condition',
  'since',
]
