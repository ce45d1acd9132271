import { personOf, type Page } from './person'

/** A woman: what her pages say, what waits for her word, what she rejected, and what is only mentioned. */

const pages: Readonly<Record<string, Page>> = {
  first: { date: '2024-03-12', category: 'lab', facility: 'Assuta Laboratories', physician: 'Dr. Ruth Amsalem' },
  second: { date: '2025-01-20', category: 'lab', facility: 'Maccabi Health', physician: 'Dr. Ruth Amsalem' },
  newest: { date: '2026-02-10', category: 'lab', facility: 'Maccabi Health', physician: 'Dr. Ruth Amsalem' },
  stay: { date: '2025-06-05', category: 'discharge', facility: 'Ichilov Hospital', physician: 'Dr. Daniel Friedman' },
  picture: { date: '2025-06-04', category: 'imaging', facility: 'Ichilov Hospital', physician: 'Dr. Olga Petrov' },
  drugs: { date: '2026-02-01', category: 'prescription', facility: 'Northgate Clinic', physician: 'Dr. Samuel Whitaker' },
  letter: { date: '2023-11-02', category: 'consultation', facility: 'Northgate Clinic', physician: 'Dr. Samuel Whitaker' },
  head: { date: '2024-08-15', category: 'imaging', facility: 'Hadassah Imaging', physician: 'Dr. Olga Petrov' },
} // prettier-ignore

const { line, result, recorded } = personOf('sample', pages)

const rejected = result('newest', 'Calcium', '20.1', 'mg/dL', [8.5, 10.5])

const facts = [
  result('first', 'Hemoglobin', '11.2', 'g/dL', [12, 16]),
  result('second', 'Hemoglobin', '11.9', 'g/dL', [12, 16]),
  result('newest', 'Hemoglobin', '12.6', 'g/dL', [12, 16]),
  result('first', 'Glucose', '128', 'mg/dL', [70, 100]),
  result('second', 'Glucose', '117', 'mg/dL', [70, 100]),
  result('newest', 'Glucose', '104', 'mg/dL', [70, 100]),
  result('first', 'HbA1c', '7.1', '%', [null, 5.7]),
  result('second', 'HbA1c', '6.8', '%', [null, 5.7]),
  result('newest', 'HbA1c', '6.5', '%', [null, 5.7]),
  result('second', 'LDL cholesterol', '145', 'mg/dL', [null, 130]),
  result('newest', 'LDL cholesterol', '98', 'mg/dL', [null, 130]),
  result('second', 'Total cholesterol', '221', 'mg/dL', [null, 200]),
  result('newest', 'Total cholesterol', '180', 'mg/dL', [null, 200]),
  result('newest', 'HDL cholesterol', '45', 'mg/dL', [40, null]),
  result('newest', 'Creatinine', '0.9', 'mg/dL', [0.5, 1.1]),
  result('newest', 'Potassium', '4.4', 'mmol/L', [3.5, 5.1]),
  result('second', 'TSH', '5.9', 'mIU/L', [0.4, 4.5]),
  result('newest', 'TSH', '3.1', 'mIU/L', [0.4, 4.5]),
  result('second', 'Ferritin', '9', 'ng/mL', [15, 150]),
  result('newest', 'Vitamin B12', '310', 'pg/mL', [200, 900]),
  result('newest', 'Vitamin D', '17', 'ng/mL', [30, 100]),
  result('newest', 'Platelets', '254', '10^3/uL', [150, 400]),
  result('newest', 'Sodium', '113', 'mmol/L', [135, 145], { proposal: 'pending', reason: 'implausible_value', doubt: 'implausible_value' }), // prettier-ignore
  rejected,
  line('letter', 'medication', 'Omeprazole', { value: '20', unit: 'mg', frequency: 'once daily' }),
  line('drugs', 'medication', 'Omeprazole', { status: 'stopped' }),
  line('stay', 'medication', 'Metformin', { value: '500', unit: 'mg', frequency: 'twice daily' }),
  line('drugs', 'medication', 'Metformin', { value: '850', unit: 'mg', frequency: 'twice daily' }),
  line('drugs', 'medication', 'Atorvastatin', { value: '20', unit: 'mg', frequency: 'at bedtime' }),
  line('stay', 'medication', 'Aspirin', { value: '100', unit: 'mg', frequency: 'once daily' }),
  line('drugs', 'medication', 'Warfarin', { value: '5', unit: 'mg', proposal: 'review', reason: 'misread_dose', doubt: 'misread_dose' }), // prettier-ignore
  line('stay', 'allergy', 'Penicillin', { reaction: 'Rash' }),
  line('stay', 'allergy', 'Peanut'),
  line('letter', 'diagnosis', 'Type 2 diabetes mellitus'),
  line('stay', 'diagnosis', 'Type 2 diabetes mellitus'),
  line('stay', 'diagnosis', 'Hypertension'),
  line('stay', 'diagnosis', 'Pneumonia', { status: 'resolved' }),
  line('stay', 'diagnosis', 'Asthma', { assertion: 'negated', proposal: 'noted' }),
  line('letter', 'diagnosis', 'Breast cancer', { assertion: 'family', proposal: 'noted' }),
  line('letter', 'procedure', 'Appendectomy', { date: '2010', assertion: 'historical' }),
  line('stay', 'procedure', 'Cholecystectomy', { date: '2019-05-14', assertion: 'historical' }),
  line('picture', 'imaging', 'Chest X-ray'),
  line('picture', 'diagnosis', 'Pleural effusion'),
  line('head', 'imaging', 'MRI brain'),
] // prettier-ignore

const { record, evidence } = recorded(facts, rejected, [
  { type: 'lab', key: 'lab:sodium', name: 'Sodium', page: 'newest' },
  { type: 'medication', key: 'medication:warfarin', name: 'Warfarin', page: 'drugs' },
])

export const sampleToday = '2026-03-10'
export const sampleRecord = record
export const sampleEvidence = evidence
