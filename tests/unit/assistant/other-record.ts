import { personOf, type Page } from './person'

/** A man of other illnesses, whose record has sisters of common tests (HbA1c and no hemoglobin, no LDL, no TSH) and other studies. */

const pages: Readonly<Record<string, Page>> = {
  bloods: {
    date: '2024-11-18',
    category: 'lab',
    facility: 'Clalit Laboratories',
    physician: 'Dr. Yael Shahar',
  },
  newest: {
    date: '2026-01-22',
    category: 'lab',
    facility: 'Clalit Laboratories',
    physician: 'Dr. Yael Shahar',
  },
  heart: {
    date: '2025-09-14',
    category: 'discharge',
    facility: 'Rabin Medical Center',
    physician: 'Dr. Eitan Sela',
  },
  echo: {
    date: '2025-09-12',
    category: 'imaging',
    facility: 'Rabin Medical Center',
    physician: 'Dr. Noa Bar',
  },
  kidney: { date: '2024-12-03', category: 'imaging', facility: 'Sharon Imaging', physician: 'Dr. Amir Katz' },
  clinic: {
    date: '2026-02-03',
    category: 'consultation',
    facility: 'Sharon Clinic',
    physician: 'Dr. Yael Shahar',
  },
  uro: {
    date: '2023-05-09',
    category: 'consultation',
    facility: 'Sharon Clinic',
    physician: 'Dr. Boris Levin',
  },
}

const { line, result, recorded } = personOf('other', pages)

const rejected = line('clinic', 'diagnosis', 'Hypothyroidism')

const facts = [
  result('bloods', 'HbA1c', '5.6', '%', [null, 5.7]),
  result('newest', 'HbA1c', '5.9', '%', [null, 5.7]),
  result('bloods', 'Total cholesterol', '212', 'mg/dL', [null, 200]),
  result('newest', 'Total cholesterol', '168', 'mg/dL', [null, 200]),
  result('newest', 'Triglycerides', '142', 'mg/dL', [null, 150]),
  result('bloods', 'Creatinine', '1.3', 'mg/dL', [0.7, 1.2]),
  result('newest', 'Creatinine', '1.5', 'mg/dL', [0.7, 1.2]),
  result('bloods', 'eGFR', '61', 'mL/min/1.73m2', [60, null]),
  result('newest', 'eGFR', '49', 'mL/min/1.73m2', [60, null]),
  result('bloods', 'Urea', '44', 'mg/dL', [17, 43]),
  result('newest', 'Uric acid', '8.1', 'mg/dL', [3.5, 7.2]),
  result('bloods', 'Uric acid', '9.0', 'mg/dL', [3.5, 7.2]),
  result('newest', 'ALT', '28', 'U/L', [null, 41]),
  result('newest', 'GGT', '71', 'U/L', [8, 61]),
  result('newest', 'WBC', '6.8', '10^3/uL', [4, 11]),
  result('newest', 'MCV', '88', 'fL', [80, 96]),
  result('bloods', 'PSA', '2.1', 'ng/mL', [null, 4]),
  result('newest', 'PSA', '4.6', 'ng/mL', [null, 4]),
  result('newest', 'CRP', '3', 'mg/L', [null, 5]),
  result('heart', 'Troponin I', '12', 'ng/L', [null, 34]),
  result('newest', 'Free T4', '15.2', 'pmol/L', [10, 20]),
  result('newest', 'Potassium', '6.9', 'mmol/L', [3.5, 5.1], {
    proposal: 'pending',
    reason: 'implausible_value',
    doubt: 'implausible_value',
  }),
  rejected,
  line('heart', 'medication', 'Apixaban', { value: '5', unit: 'mg', frequency: 'twice daily' }),
  line('heart', 'medication', 'Bisoprolol', { value: '2.5', unit: 'mg', frequency: 'once daily' }),
  line('clinic', 'medication', 'Bisoprolol', { value: '5', unit: 'mg', frequency: 'once daily' }),
  line('heart', 'medication', 'Ramipril', { value: '5', unit: 'mg', frequency: 'once daily' }),
  line('uro', 'medication', 'Tamsulosin', { value: '0.4', unit: 'mg', frequency: 'at bedtime' }),
  line('clinic', 'medication', 'Allopurinol', { value: '100', unit: 'mg', frequency: 'once daily' }),
  line('uro', 'medication', 'Ibuprofen', { value: '400', unit: 'mg', frequency: 'as needed' }),
  line('heart', 'medication', 'Ibuprofen', { status: 'stopped' }),
  line('clinic', 'medication', 'Colchicine', {
    value: '0.5',
    unit: 'mg',
    proposal: 'review',
    reason: 'misread_dose',
    doubt: 'misread_dose',
  }),
  line('heart', 'allergy', 'Sulfonamides', { reaction: 'Hives' }),
  line('uro', 'allergy', 'Latex'),
  line('heart', 'diagnosis', 'Atrial fibrillation'),
  line('clinic', 'diagnosis', 'Atrial fibrillation'),
  line('heart', 'diagnosis', 'Hypertension'),
  line('clinic', 'diagnosis', 'Gout'),
  line('uro', 'diagnosis', 'Benign prostatic hyperplasia'),
  line('clinic', 'diagnosis', 'Chronic kidney disease, stage 3'),
  line('kidney', 'diagnosis', 'Renal cyst'),
  line('heart', 'diagnosis', 'Heart failure', { assertion: 'negated', proposal: 'noted' }),
  line('clinic', 'diagnosis', 'Type 2 diabetes mellitus', { assertion: 'negated', proposal: 'noted' }),
  line('clinic', 'diagnosis', 'Myocardial infarction', { assertion: 'family', proposal: 'noted' }),
  line('heart', 'diagnosis', 'Pulmonary embolism', { assertion: 'ruled-out', proposal: 'noted' }),
  line('uro', 'procedure', 'Inguinal hernia repair', { date: '1998', assertion: 'historical' }),
  line('clinic', 'procedure', 'Colonoscopy', { date: '2022-03-30', assertion: 'historical' }),
  line('heart', 'procedure', 'Cardioversion', { date: '2025-09-13' }),
  line('echo', 'imaging', 'Echocardiogram'),
  line('kidney', 'imaging', 'Renal ultrasound'),
]

const { record, evidence } = recorded(facts, rejected, [
  { type: 'lab', key: 'lab:potassium', name: 'Potassium', page: 'newest' },
  { type: 'medication', key: 'medication:colchicine', name: 'Colchicine', page: 'clinic' },
])

export const otherRecord = record
export const otherEvidence = evidence
