import type { HeldReason } from '../../../curation/learned'
import type { documentsDisagree } from '../../../curation/standing'
import type { Reason } from '../../../extraction/decision'

/** The field's own words: kinds of facts and documents, states, and why something is in doubt. */
export const type = {
  diagnosis: 'Diagnoses',
  medication: 'Medications',
  allergy: 'Allergies',
  procedure: 'Procedures',
  lab: 'Lab results',
  imaging: 'Imaging',
} as const

export const category = {
  lab: 'Lab report',
  imaging: 'Imaging report',
  prescription: 'Prescription',
  discharge: 'Discharge summary',
  consultation: 'Consultation letter',
  other: 'Other document',
} as const

export const status = {
  active: 'Active',
  inactive: 'Inactive',
  historical: 'Historical',
  resolved: 'Resolved',
  suspected: 'Suspected',
  stopped: 'Stopped',
  completed: 'Done',
  negated: 'Said not to be there',
  ruled_out: 'Ruled out',
  family_history: 'In the family',
  considered: 'Planned or considered',
  hypothetical: 'In case of',
  not_present: 'About someone else',
} as const

export const severity = { mild: 'Mild', moderate: 'Moderate', severe: 'Severe' } as const

export const laterality = { left: 'left', right: 'right', bilateral: 'both sides' } as const

/** By the vocabulary's word for how a study is made; those that every language calls the same need none. */
export const modality = {
  'X-ray': 'X-ray',
  Ultrasound: 'Ultrasound',
  Mammography: 'Mammography',
  Fluoroscopy: 'Fluoroscopy',
  Angiography: 'Angiography',
  'Nuclear medicine': 'Nuclear medicine',
  DEXA: 'Bone density scan',
  Echocardiography: 'Echocardiography',
} as const

export const language = { en: 'English', he: 'Hebrew', mixed: 'English and Hebrew', other: 'Other' } as const

/** By the doubt's code: what is in doubt, and what to do. Shown beside "Not in your record yet". */
export const doubt = {
  implausible_value: 'The number looks unlikely for this test. Please compare it with the page.',
  implausible_dose: 'The dose looks unlikely for this drug. Please compare it with the page.',
  misread_value: 'The number may have been misread. Please compare it with the page.',
  implausible_frequency:
    'This drug is not usually taken so often. Please compare how often to take it with the page.',
  several_doses: 'The page names more than one dose of this drug. Please compare the dose with the page.',
  misread_dose: 'The dose may have been misread. Please compare it with the page.',
  decimal_point_suspected:
    'The decimal point may not stand where the page has it. Please compare the number with the page, digit by digit.',
  flag_mismatch:
    'The number and its mark on the page (high, low, normal, or no mark at all) do not fit together. Please compare both with the page.',
  range_suspected: 'The reference range may have been misread. Please compare it with the page.',
  unit_suspected: 'The unit may have been misread. Please compare it with the page.',
  unknown_unit: 'The unit could not be read, or is not one we know here. Please look for it on the page.',
  unknown_diagnosis:
    'We do not know a diagnosis of this name. It may be misspelled or misread. Please compare it with the page.',
  unknown_medication:
    'We do not know a drug of this name. It may be misspelled or misread. Please compare it with the page.',
  unknown_allergen:
    'We do not know an allergen of this name. It may be misspelled or misread. Please compare it with the page.',
  unknown_procedure:
    'We do not know a procedure of this name. It may be misspelled or misread. Please compare it with the page.',
  unknown_analyte:
    'We do not know a test of this name. It may be misspelled or misread. Please compare it with the page.',
  uncertain_name: 'The name could be read in more than one way. Please compare it with the page.',
  code_mismatch:
    'The code on the page belongs to another diagnosis than its words say. Please compare both with the page. If it says so, ask who wrote it.',
  uncertain_given:
    'The page does not say for certain that you received this, or still take it. If you did or do, please confirm it.',
  uncertain_person:
    'The page does not say for certain that this is about you. If it is true of you, please confirm it.',
  uncertain_date:
    'The page has more than one day that this could be of. Please compare the date with the page.',
  suspected_only: 'The page says this is only suspected. Please ask your doctor whether it was confirmed.',
  engines_disagree: 'Two readings of this line differ. Please compare it with the page.',
  not_found_on_page:
    'We could not find these words on the page. Please look for them there. If they are missing, do not rely on this.',
  documents_disagree:
    'Another document of yours says otherwise. Please compare the two, and ask who wrote them if both are read right.',
  corrected_before:
    'You gave lines worded like this another name before. Please check what this one is called.',
  rejected_before:
    'You said before that a line worded like this is wrong. Please compare this one with the page.',
  low_confidence: 'The print was hard to read. Please compare this with the page.',
  /** A doubt that a newer or older reader wrote. */
  other: 'We are not sure that we read this right. Please compare it with the page.',
} as const satisfies Record<Reason | HeldReason | typeof documentsDisagree | 'other', string>
