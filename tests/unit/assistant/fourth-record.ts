import { personOf, type Page } from './person'

/** A man of 74 with a heart attack behind him, failure and fibrillation, insulin, lungs and eyes that are treated, and INR. */

const pages: Readonly<Record<string, Page>> = {
  labsA: { date: '2023-09-05', category: 'lab', facility: 'Leumit Laboratories', physician: 'Dr. Avi Stern' },
  labsB: {
    date: '2025-08-17',
    category: 'lab',
    facility: 'Soroka Medical Center',
    physician: 'Dr. Lena Fishman',
  },
  labsC: { date: '2026-01-30', category: 'lab', facility: 'Leumit Laboratories', physician: 'Dr. Avi Stern' },
  cath: {
    date: '2025-08-19',
    category: 'discharge',
    facility: 'Soroka Medical Center',
    physician: 'Dr. Lena Fishman',
  },
  lungs: {
    date: '2024-02-13',
    category: 'consultation',
    facility: 'Negev Lung Institute',
    physician: 'Dr. George Mansour',
  },
  eyes: {
    date: '2025-12-07',
    category: 'consultation',
    facility: 'Optica Eye Clinic',
    physician: 'Dr. Shira Lavi',
  },
  chest: {
    date: '2024-02-10',
    category: 'imaging',
    facility: 'Negev Lung Institute',
    physician: 'Dr. Pavel Orlov',
  },
  knee: { date: '2023-05-22', category: 'imaging', facility: 'Leumit Imaging', physician: 'Dr. Pavel Orlov' },
  rx: { date: '2026-02-16', category: 'prescription', facility: 'Leumit Clinic', physician: 'Dr. Avi Stern' },
}

const { line, result, recorded } = personOf('fourth', pages)

const rejected = line('rx', 'diagnosis', 'Dementia')

const facts = [
  result('labsA', 'HbA1c', '8.4', '%', [null, 5.7]),
  result('labsB', 'HbA1c', '7.9', '%', [null, 5.7]),
  result('labsC', 'HbA1c', '7.3', '%', [null, 5.7]),
  result('labsB', 'Glucose', '212', 'mg/dL', [70, 100]),
  result('labsC', 'Glucose', '148', 'mg/dL', [70, 100]),
  result('labsA', 'LDL cholesterol', '121', 'mg/dL', [null, 100]),
  result('labsC', 'LDL cholesterol', '58', 'mg/dL', [null, 100]),
  result('labsC', 'HDL cholesterol', '36', 'mg/dL', [40, null]),
  result('labsA', 'Creatinine', '1.0', 'mg/dL', [0.7, 1.2]),
  result('labsB', 'Creatinine', '1.4', 'mg/dL', [0.7, 1.2]),
  result('labsC', 'Creatinine', '1.1', 'mg/dL', [0.7, 1.2]),
  result('labsB', 'Troponin I', '840', 'ng/L', [null, 34]),
  result('labsC', 'INR', '2.6', '', [2, 3]),
  result('labsB', 'INR', '1.1', '', [null, 1.2]),
  result('labsB', 'Potassium', '3.2', 'mmol/L', [3.5, 5.1]),
  result('labsC', 'Potassium', '4.7', 'mmol/L', [3.5, 5.1]),
  result('labsC', 'Sodium', '133', 'mmol/L', [135, 145]),
  result('labsA', 'Hemoglobin', '14.1', 'g/dL', [13.5, 17.5]),
  result('labsC', 'Hemoglobin', '12.9', 'g/dL', [13.5, 17.5]),
  result('labsC', 'Platelets', '138', '10^3/uL', [150, 400]),
  result('labsC', 'BNP', '310', 'pg/mL', [null, 100]),
  result('labsC', 'Albumin', '4.1', 'g/dL', [3.5, 5.2]),
  result('labsC', 'TSH', '48', 'mIU/L', [0.4, 4.5], {
    proposal: 'pending',
    reason: 'misread_value',
    doubt: 'misread_value',
  }),
  rejected,
  line('rx', 'medication', 'Warfarin', { value: '3', unit: 'mg', frequency: 'once daily' }),
  line('cath', 'medication', 'Clopidogrel', { value: '75', unit: 'mg', frequency: 'once daily' }),
  line('rx', 'medication', 'Clopidogrel', { value: '75', unit: 'mg', frequency: 'once daily' }),
  line('cath', 'medication', 'Furosemide', { value: '20', unit: 'mg', frequency: 'once daily' }),
  line('rx', 'medication', 'Furosemide', { value: '40', unit: 'mg', frequency: 'once daily' }),
  line('rx', 'medication', 'Insulin glargine', { value: '18', unit: 'units', frequency: 'at bedtime' }),
  line('rx', 'medication', 'Rosuvastatin', { value: '20', unit: 'mg', frequency: 'once daily' }),
  line('lungs', 'medication', 'Tiotropium', { value: '18', unit: 'mcg', frequency: 'once daily' }),
  line('lungs', 'medication', 'Prednisone', {
    value: '40',
    unit: 'mg',
    frequency: 'once daily',
    duration: '5 days',
  }),
  line('cath', 'medication', 'Prednisone', { status: 'stopped' }),
  line('labsA', 'medication', 'Glibenclamide', { value: '5', unit: 'mg', frequency: 'twice daily' }),
  line('cath', 'medication', 'Glibenclamide', { status: 'stopped' }),
  line('eyes', 'medication', 'Latanoprost', { frequency: 'at bedtime' }),
  line('cath', 'allergy', 'Iodinated contrast', { reaction: 'Rash' }),
  line('lungs', 'allergy', 'Codeine', { reaction: 'Nausea' }),
  line('cath', 'diagnosis', 'Myocardial infarction'),
  line('cath', 'diagnosis', 'Heart failure'),
  line('rx', 'diagnosis', 'Type 2 diabetes mellitus'),
  line('rx', 'diagnosis', 'Atrial fibrillation'),
  line('lungs', 'diagnosis', 'COPD'),
  line('eyes', 'diagnosis', 'Glaucoma'),
  line('eyes', 'diagnosis', 'Cataract'),
  line('knee', 'diagnosis', 'Osteoarthritis'),
  line('eyes', 'diagnosis', 'Diabetic retinopathy', { assertion: 'negated', proposal: 'noted' }),
  line('lungs', 'diagnosis', 'Lung cancer', { assertion: 'ruled-out', proposal: 'noted' }),
  line('cath', 'diagnosis', 'Stroke', { assertion: 'family', proposal: 'noted' }),
  line('cath', 'procedure', 'Coronary angioplasty', { date: '2025-08-18' }),
  line('lungs', 'procedure', 'Spirometry', { date: '2024-02-13' }),
  line('eyes', 'procedure', 'Cataract surgery', { date: '2021', assertion: 'historical' }),
  line('chest', 'imaging', 'CT chest'),
  line('knee', 'imaging', 'Knee X-ray'),
  line('cath', 'imaging', 'Echocardiogram', { date: '2025-08-18' }),
]

const { record, evidence } = recorded(facts, rejected, [
  { type: 'lab', key: 'lab:tsh', name: 'TSH', page: 'labsC' },
])

export const fourthRecord = record
export const fourthEvidence = evidence
