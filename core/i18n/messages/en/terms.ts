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

export const language = { en: 'English', he: 'Hebrew', mixed: 'English and Hebrew', other: 'Other' } as const

/** By the doubt's code; shown beside "Not in your record yet". */
export const doubt = {
  low_confidence: 'The print was hard to read.',
  implausible_value: 'The number looks unlikely for this test. Please compare it with the page.',
  implausible_dose: 'The dose looks unlikely for this drug. Please compare it with the page.',
  misread_dose: 'The dose may have been misread. Please compare it with the page.',
  misread_value: 'The number may have been misread. Please compare it with the page.',
  value_out_of_column: 'The number may belong to another line. Please compare it with the page.',
  engines_disagree: 'Two readings of this line differ. Please compare it with the page.',
  unknown_medication: 'We do not know a drug of this name. It may be misspelled or misread.',
  unknown_diagnosis: 'We do not know a diagnosis of this name. It may be misspelled or misread.',
  unknown_procedure: 'We do not know a procedure of this name. It may be misspelled or misread.',
  unknown_allergen: 'We do not know an allergen of this name. It may be misspelled or misread.',
  unknown_analyte: 'We do not know a test of this name. It may be misspelled or misread.',
  uncertain_name: 'The name could be read in more than one way.',
  code_mismatch: 'The code on the page belongs to another diagnosis than its words say.',
  suspected_only: 'The page says this is only suspected.',
  unknown_unit: 'The unit is not one that this test is given in.',
  other: 'We are not sure that we read this right.',
} as const
