import { personOf, type Page } from './person'

/** A man of 52 with type 2 diabetes, gout, a kidney stone that was removed, sleep apnea, back pain, an old ulcer, and his skin. */

const pages: Readonly<Record<string, Page>> = {
  stomach: {
    date: '2022-09-14',
    category: 'discharge',
    facility: 'Kaplan Hospital',
    physician: 'Dr. Nurit Zilber',
  },
  first: {
    date: '2023-03-07',
    category: 'lab',
    facility: 'Maccabi Laboratories',
    physician: 'Dr. Eitan Sasson',
  },
  second: {
    date: '2024-08-22',
    category: 'lab',
    facility: 'Maccabi Laboratories',
    physician: 'Dr. Eitan Sasson',
  },
  stone: {
    date: '2024-11-18',
    category: 'discharge',
    facility: 'Assaf Harofeh Hospital',
    physician: 'Dr. Roman Feldman',
  },
  scan: {
    date: '2024-11-16',
    category: 'imaging',
    facility: 'Assaf Harofeh Hospital',
    physician: 'Dr. Inbal Katz',
  },
  back: {
    date: '2025-05-12',
    category: 'imaging',
    facility: 'Rehovot Imaging Institute',
    physician: 'Dr. Yusuf Khatib',
  },
  sleep: {
    date: '2025-07-03',
    category: 'consultation',
    facility: 'Sharon Sleep Clinic',
    physician: 'Dr. Ofra Lieber',
  },
  skin: {
    date: '2025-10-21',
    category: 'consultation',
    facility: 'Rehovot Skin Clinic',
    physician: 'Dr. Daniela Ben Ami',
  },
  rx: {
    date: '2026-01-27',
    category: 'prescription',
    facility: 'Maccabi Clinic',
    physician: 'Dr. Eitan Sasson',
  },
  third: {
    date: '2026-02-17',
    category: 'lab',
    facility: 'Maccabi Laboratories',
    physician: 'Dr. Eitan Sasson',
  },
}

const { line, result, recorded } = personOf('seventh', pages)

const rejected = line('stone', 'medication', 'Oxycodone', { value: '5', unit: 'mg', frequency: 'as needed' })

const facts = [
  result('first', 'HbA1c', '8.6', '%', [4, 5.7]),
  result('second', 'HbA1c', '7.4', '%', [4, 5.7]),
  result('third', 'HbA1c', '6.8', '%', [4, 5.7]),
  result('first', 'Glucose', '188', 'mg/dL', [70, 100]),
  result('second', 'Glucose', '146', 'mg/dL', [70, 100]),
  result('third', 'Glucose', '129', 'mg/dL', [70, 100]),
  result('first', 'Uric acid', '9.1', 'mg/dL', [3.5, 7.2]),
  result('second', 'Uric acid', '7.8', 'mg/dL', [3.5, 7.2]),
  result('third', 'Uric acid', '5.6', 'mg/dL', [3.5, 7.2]),
  result('second', 'Creatinine', '1.1', 'mg/dL', [0.7, 1.3]),
  result('stone', 'Creatinine', '1.7', 'mg/dL', [0.7, 1.3]),
  result('third', 'Creatinine', '1.2', 'mg/dL', [0.7, 1.3]),
  result('third', 'eGFR', '72', 'mL/min/1.73m2', [60, null]),
  result('third', 'Microalbumin/creatinine ratio', '46', 'mg/g', [null, 30]),
  result('first', 'LDL cholesterol', '148', 'mg/dL', [null, 100]),
  result('third', 'LDL cholesterol', '84', 'mg/dL', [null, 100]),
  result('third', 'HDL cholesterol', '36', 'mg/dL', [40, null]),
  result('first', 'Triglycerides', '265', 'mg/dL', [null, 150]),
  result('third', 'Triglycerides', '191', 'mg/dL', [null, 150]),
  result('stomach', 'Hemoglobin', '11.2', 'g/dL', [13.5, 17.5]),
  result('third', 'Hemoglobin', '14.6', 'g/dL', [13.5, 17.5]),
  result('third', 'Potassium', '4.5', 'mmol/L', [3.5, 5.1]),
  result('second', 'GGT', '78', 'U/L', [null, 60]),
  result('third', 'ALT', '41', 'U/L', [null, 45]),
  result('third', 'Vitamin B12', '231', 'pg/mL', [200, 900]),
  result('second', 'Calcium', '9.4', 'mg/dL', [8.5, 10.5]),
  result('second', 'PSA', '1.1', 'ng/mL', [null, 4]),
  result('stone', 'CRP', '38', 'mg/L', [null, 5]),
  result('stone', 'WBC', '12.9', '10^3/uL', [4, 11]),
  result('third', 'Sodium', '14', 'mmol/L', [135, 145], {
    proposal: 'pending',
    reason: 'implausible_value',
    doubt: 'implausible_value',
  }),
  rejected,
  line('stone', 'medication', 'Metformin', { value: '500', unit: 'mg', frequency: 'twice daily' }),
  line('rx', 'medication', 'Metformin', { value: '1000', unit: 'mg', frequency: 'twice daily' }),
  line('stone', 'medication', 'Allopurinol', { value: '100', unit: 'mg', frequency: 'once daily' }),
  line('rx', 'medication', 'Allopurinol', { value: '300', unit: 'mg', frequency: 'once daily' }),
  line('rx', 'medication', 'Empagliflozin', { value: '10', unit: 'mg', frequency: 'once daily' }),
  line('rx', 'medication', 'Atorvastatin', { value: '20', unit: 'mg', frequency: 'once daily' }),
  line('rx', 'medication', 'Omeprazole', { value: '20', unit: 'mg', frequency: 'once daily' }),
  line('rx', 'medication', 'Colchicine', { value: '0.5', unit: 'mg', frequency: 'as needed' }),
  line('stone', 'medication', 'Glimepiride', { value: '2', unit: 'mg', frequency: 'once daily' }),
  line('rx', 'medication', 'Glimepiride', { status: 'stopped' }),
  line('stomach', 'medication', 'Diclofenac', { status: 'stopped' }),
  line('stomach', 'medication', 'Clarithromycin', {
    value: '500',
    unit: 'mg',
    frequency: 'twice daily',
    duration: '14 days',
  }),
  line('stone', 'medication', 'Clarithromycin', { status: 'completed' }),
  line('skin', 'medication', 'Betamethasone', { frequency: 'twice daily' }),
  line('stone', 'allergy', 'Iodinated contrast', { reaction: 'Hives' }),
  line('stomach', 'allergy', 'Ciprofloxacin', { reaction: 'Rash' }),
  line('skin', 'allergy', 'Nickel'),
  line('rx', 'diagnosis', 'Type 2 diabetes mellitus'),
  line('rx', 'diagnosis', 'Gout'),
  line('rx', 'diagnosis', 'Hyperlipidemia'),
  line('sleep', 'diagnosis', 'Obstructive sleep apnea'),
  line('sleep', 'diagnosis', 'Obesity'),
  line('back', 'diagnosis', 'Lumbar disc herniation'),
  line('skin', 'diagnosis', 'Psoriasis'),
  line('scan', 'diagnosis', 'Nephrolithiasis'),
  line('scan', 'diagnosis', 'Fatty liver'),
  line('stomach', 'diagnosis', 'Gastric ulcer', { status: 'resolved' }),
  line('stone', 'diagnosis', 'Pyelonephritis', { assertion: 'ruled-out', proposal: 'noted' }),
  line('sleep', 'diagnosis', 'Hypertension', { assertion: 'negated', proposal: 'noted' }),
  line('stomach', 'diagnosis', 'Colon cancer', { assertion: 'family', proposal: 'noted' }),
  line('stomach', 'procedure', 'Gastroscopy', { date: '2022-09-12' }),
  line('stone', 'procedure', 'Ureteroscopy', { date: '2024-11-17' }),
  line('skin', 'procedure', 'Skin biopsy'),
  line('sleep', 'procedure', 'Polysomnography', { date: '2025-06-18' }),
  line('stone', 'procedure', 'Appendectomy', { date: '1998', assertion: 'historical' }),
  line('back', 'imaging', 'MRI lumbar spine'),
  line('scan', 'imaging', 'CT abdomen'),
  line('stone', 'imaging', 'Renal ultrasound', { date: '2024-11-18' }),
  line('sleep', 'imaging', 'Chest X-ray', { date: '2025-06-25' }),
]

const { record, evidence } = recorded(facts, rejected, [
  { type: 'lab', key: 'lab:sodium', name: 'Sodium', page: 'third' },
])

export const seventhRecord = record
export const seventhEvidence = evidence
