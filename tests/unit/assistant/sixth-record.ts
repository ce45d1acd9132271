import { personOf, type Page } from './person'

/** A woman of 67 treated for breast cancer years ago, with atrial fibrillation and a blood thinner, weak bones, a thyroid, and eyes. */

const pages: Readonly<Record<string, Page>> = {
  first: {
    date: '2022-11-14',
    category: 'lab',
    facility: 'Maccabi Laboratories',
    physician: 'Dr. Ronit Shaked',
  },
  second: {
    date: '2024-05-21',
    category: 'lab',
    facility: 'Maccabi Laboratories',
    physician: 'Dr. Ronit Shaked',
  },
  latest: {
    date: '2026-02-10',
    category: 'lab',
    facility: 'Maccabi Laboratories',
    physician: 'Dr. Ronit Shaked',
  },
  oncology: {
    date: '2023-03-06',
    category: 'consultation',
    facility: 'Beilinson Breast Clinic',
    physician: 'Dr. Noa Feldman',
  },
  hospital: {
    date: '2024-08-17',
    category: 'discharge',
    facility: 'Meir Hospital',
    physician: 'Dr. Yossi Amar',
  },
  cardio: {
    date: '2025-03-27',
    category: 'consultation',
    facility: 'Sharon Heart Clinic',
    physician: 'Dr. Leonid Katz',
  },
  bones: {
    date: '2025-06-12',
    category: 'imaging',
    facility: 'Kfar Saba Imaging',
    physician: 'Dr. Amal Khoury',
  },
  eyes: {
    date: '2025-09-30',
    category: 'consultation',
    facility: 'Raanana Eye Center',
    physician: 'Dr. Eitan Mor',
  },
  breast: {
    date: '2025-11-18',
    category: 'imaging',
    facility: 'Beilinson Breast Clinic',
    physician: 'Dr. Galia Stern',
  },
  rx: {
    date: '2026-01-22',
    category: 'prescription',
    facility: 'Maccabi Clinic',
    physician: 'Dr. Ronit Shaked',
  },
}

const { line, result, recorded } = personOf('sixth', pages)

const rejected = line('hospital', 'medication', 'Warfarin', {
  value: '5',
  unit: 'mg',
  frequency: 'once daily',
})

const facts = [
  result('first', 'TSH', '6.9', 'mIU/L', [0.4, 4.5]),
  result('second', 'TSH', '4.8', 'mIU/L', [0.4, 4.5]),
  result('latest', 'TSH', '1.9', 'mIU/L', [0.4, 4.5]),
  result('latest', 'Free T4', '1.3', 'ng/dL', [0.8, 1.8]),
  result('first', 'Creatinine', '0.8', 'mg/dL', [0.5, 1.1]),
  result('second', 'Creatinine', '0.9', 'mg/dL', [0.5, 1.1]),
  result('latest', 'Creatinine', '1.2', 'mg/dL', [0.5, 1.1]),
  result('latest', 'eGFR', '50', 'mL/min/1.73m2', [60, null]),
  result('first', 'Vitamin D', '14', 'ng/mL', [30, 100]),
  result('second', 'Vitamin D', '24', 'ng/mL', [30, 100]),
  result('latest', 'Vitamin D', '36', 'ng/mL', [30, 100]),
  result('second', 'Calcium', '9.1', 'mg/dL', [8.5, 10.5]),
  result('latest', 'Calcium', '9.4', 'mg/dL', [8.5, 10.5]),
  result('latest', 'PTH', '71', 'pg/mL', [15, 65]),
  result('latest', 'Phosphorus', '3.4', 'mg/dL', [2.5, 4.5]),
  result('oncology', 'CA 15-3', '17', 'U/mL', [null, 30]),
  result('latest', 'CA 15-3', '19', 'U/mL', [null, 30]),
  result('first', 'Hemoglobin', '13.1', 'g/dL', [12, 16]),
  result('hospital', 'Hemoglobin', '12.2', 'g/dL', [12, 16]),
  result('latest', 'Hemoglobin', '11.7', 'g/dL', [12, 16]),
  result('latest', 'Platelets', '214', '10^3/uL', [150, 400]),
  result('hospital', 'Potassium', '3.3', 'mmol/L', [3.5, 5.1]),
  result('latest', 'Potassium', '4.4', 'mmol/L', [3.5, 5.1]),
  result('hospital', 'INR', '1.1', '', [0.8, 1.2]),
  result('hospital', 'Troponin', '8', 'ng/L', [null, 14]),
  result('hospital', 'NT-proBNP', '640', 'pg/mL', [null, 300]),
  result('first', 'LDL cholesterol', '151', 'mg/dL', [null, 130]),
  result('latest', 'LDL cholesterol', '104', 'mg/dL', [null, 130]),
  result('latest', 'HDL cholesterol', '58', 'mg/dL', [50, null]),
  result('latest', 'HbA1c', '5.8', '%', [null, 5.7]),
  result('latest', 'Alkaline phosphatase', '88', 'U/L', [35, 120]),
  result('latest', 'Sodium', '1.39', 'mmol/L', [135, 145], {
    proposal: 'pending',
    reason: 'implausible_value',
    doubt: 'implausible_value',
  }),
  rejected,
  line('hospital', 'medication', 'Apixaban', { value: '2.5', unit: 'mg', frequency: 'twice daily' }),
  line('cardio', 'medication', 'Apixaban', { value: '5', unit: 'mg', frequency: 'twice daily' }),
  line('hospital', 'medication', 'Bisoprolol', { value: '2.5', unit: 'mg', frequency: 'once daily' }),
  line('rx', 'medication', 'Bisoprolol', { value: '5', unit: 'mg', frequency: 'once daily' }),
  line('second', 'medication', 'Levothyroxine', { value: '50', unit: 'mcg', frequency: 'once daily' }),
  line('rx', 'medication', 'Levothyroxine', { value: '75', unit: 'mcg', frequency: 'once daily' }),
  line('oncology', 'medication', 'Letrozole', { value: '2.5', unit: 'mg', frequency: 'once daily' }),
  line('breast', 'medication', 'Letrozole', { status: 'stopped' }),
  line('rx', 'medication', 'Alendronate', { value: '70', unit: 'mg', frequency: 'once weekly' }),
  line('rx', 'medication', 'Vitamin D', { value: '1000', unit: 'IU', frequency: 'once daily' }),
  line('rx', 'medication', 'Rosuvastatin', { value: '10', unit: 'mg', frequency: 'once daily' }),
  line('eyes', 'medication', 'Latanoprost', { value: '1', unit: 'drop', frequency: 'once daily' }),
  line('rx', 'medication', 'Paracetamol', { value: '500', unit: 'mg', frequency: 'as needed' }),
  line('hospital', 'medication', 'Azithromycin', {
    value: '500',
    unit: 'mg',
    frequency: 'once daily',
    duration: '5 days',
  }),
  line('cardio', 'medication', 'Azithromycin', { status: 'completed' }),
  line('oncology', 'allergy', 'Penicillin', { reaction: 'Rash' }),
  line('hospital', 'allergy', 'Codeine', { reaction: 'Vomiting' }),
  line('eyes', 'allergy', 'Latex', { reaction: 'Itching' }),
  line('oncology', 'diagnosis', 'Breast cancer', { date: '2017', assertion: 'historical' }),
  line('hospital', 'diagnosis', 'Atrial fibrillation'),
  line('hospital', 'diagnosis', 'Pneumonia', { status: 'resolved' }),
  line('second', 'diagnosis', 'Hypothyroidism'),
  line('bones', 'diagnosis', 'Osteoporosis'),
  line('eyes', 'diagnosis', 'Glaucoma'),
  line('rx', 'diagnosis', 'Hyperlipidemia'),
  line('hospital', 'diagnosis', 'Pulmonary embolism', { assertion: 'ruled-out', proposal: 'noted' }),
  line('cardio', 'diagnosis', 'Diabetes mellitus', { assertion: 'negated', proposal: 'noted' }),
  line('oncology', 'diagnosis', 'Ovarian cancer', { assertion: 'family', proposal: 'noted' }),
  line('oncology', 'procedure', 'Lumpectomy', { date: '2017', assertion: 'historical' }),
  line('oncology', 'procedure', 'Radiation therapy', { date: '2018', assertion: 'historical' }),
  line('eyes', 'procedure', 'Cataract surgery', { date: '2023-10-04' }),
  line('cardio', 'procedure', 'Colonoscopy', { date: '2021', assertion: 'historical' }),
  line('hospital', 'imaging', 'Chest X-ray'),
  line('hospital', 'imaging', 'CT chest', { date: '2024-08-15' }),
  line('cardio', 'imaging', 'Echocardiogram'),
  line('bones', 'imaging', 'Bone density scan'),
  line('breast', 'imaging', 'Mammogram'),
  line('breast', 'imaging', 'Breast ultrasound'),
]

const { record, evidence } = recorded(facts, rejected, [
  { type: 'lab', key: 'lab:sodium', name: 'Sodium', page: 'latest' },
])

export const sixthRecord = record
export const sixthEvidence = evidence
