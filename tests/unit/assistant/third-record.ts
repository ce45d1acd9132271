import { personOf, type Page } from './person'

/** A woman of 43 with a thyroid that is treated, an anemia, asthma, a stay for her bowel, and an allergy to a painkiller. */

const pages: Readonly<Record<string, Page>> = {
  old: {
    date: '2022-06-20',
    category: 'lab',
    facility: 'Meuhedet Laboratories',
    physician: 'Dr. Hila Navon',
  },
  mid: {
    date: '2025-04-08',
    category: 'lab',
    facility: 'Meuhedet Laboratories',
    physician: 'Dr. Hila Navon',
  },
  newest: {
    date: '2026-02-25',
    category: 'lab',
    facility: 'Meuhedet Laboratories',
    physician: 'Dr. Hila Navon',
  },
  thyroid: {
    date: '2025-11-02',
    category: 'consultation',
    facility: 'Galil Endocrine Clinic',
    physician: 'Dr. Samir Haddad',
  },
  er: {
    date: '2025-12-19',
    category: 'discharge',
    facility: 'Rambam Hospital',
    physician: 'Dr. Maya Peretz',
  },
  ct: { date: '2025-12-19', category: 'imaging', facility: 'Rambam Hospital', physician: 'Dr. Igor Volkov' },
  mammo: {
    date: '2024-10-30',
    category: 'imaging',
    facility: 'Haifa Women Center',
    physician: 'Dr. Tali Gur',
  },
  rx: {
    date: '2026-01-11',
    category: 'prescription',
    facility: 'Meuhedet Clinic',
    physician: 'Dr. Hila Navon',
  },
}

const { line, result, recorded } = personOf('third', pages)

const rejected = line('er', 'medication', 'Tramadol', { value: '50', unit: 'mg', frequency: 'as needed' })

const facts = [
  result('old', 'TSH', '8.2', 'mIU/L', [0.4, 4.5]),
  result('mid', 'TSH', '0.2', 'mIU/L', [0.4, 4.5]),
  result('newest', 'TSH', '2.4', 'mIU/L', [0.4, 4.5]),
  result('old', 'Hemoglobin', '10.4', 'g/dL', [12, 16]),
  result('mid', 'Hemoglobin', '11.1', 'g/dL', [12, 16]),
  result('newest', 'Hemoglobin', '11.6', 'g/dL', [12, 16]),
  result('old', 'Ferritin', '6', 'ng/mL', [15, 150]),
  result('newest', 'Ferritin', '22', 'ng/mL', [15, 150]),
  result('newest', 'Iron', '38', 'ug/dL', [37, 145]),
  result('mid', 'Vitamin D', '28', 'ng/mL', [30, 100]),
  result('newest', 'Vitamin B12', '188', 'pg/mL', [200, 900]),
  result('newest', 'Glucose', '91', 'mg/dL', [70, 100]),
  result('er', 'Glucose', '141', 'mg/dL', [70, 100]),
  result('er', 'CRP', '64', 'mg/L', [null, 5]),
  result('er', 'WBC', '15.2', '10^3/uL', [4, 11]),
  result('newest', 'WBC', '7.1', '10^3/uL', [4, 11]),
  result('er', 'Creatinine', '0.7', 'mg/dL', [0.5, 1.1]),
  result('er', 'Lipase', '31', 'U/L', [13, 60]),
  result('newest', 'ALT', '52', 'U/L', [null, 35]),
  result('newest', 'AST', '33', 'U/L', [null, 35]),
  result('newest', 'LDL cholesterol', '134', 'mg/dL', [null, 130]),
  result('newest', 'Triglycerides', '97', 'mg/dL', [null, 150]),
  result('newest', 'Magnesium', '0.2', 'mmol/L', [0.7, 1.05], {
    proposal: 'pending',
    reason: 'implausible_value',
    doubt: 'implausible_value',
  }),
  rejected,
  line('thyroid', 'medication', 'Levothyroxine', { value: '75', unit: 'mcg', frequency: 'once daily' }),
  line('rx', 'medication', 'Levothyroxine', { value: '100', unit: 'mcg', frequency: 'once daily' }),
  line('rx', 'medication', 'Ferrous sulfate', { value: '325', unit: 'mg', frequency: 'once daily' }),
  line('rx', 'medication', 'Salbutamol', { value: '100', unit: 'mcg', frequency: 'as needed' }),
  line('rx', 'medication', 'Sertraline', { value: '50', unit: 'mg', frequency: 'once daily' }),
  line('er', 'medication', 'Amoxicillin-clavulanate', {
    value: '875',
    unit: 'mg',
    frequency: 'twice daily',
    duration: '7 days',
  }),
  line('rx', 'medication', 'Amoxicillin-clavulanate', { status: 'completed' }),
  line('er', 'medication', 'Ibuprofen', { status: 'stopped' }),
  line('thyroid', 'medication', 'Vitamin D', { value: '1000', unit: 'IU', frequency: 'once daily' }),
  line('er', 'allergy', 'Ibuprofen', { reaction: 'Swelling' }),
  line('thyroid', 'allergy', 'Egg'),
  line('thyroid', 'diagnosis', 'Hypothyroidism'),
  line('rx', 'diagnosis', 'Asthma'),
  line('er', 'diagnosis', 'Diverticulitis', { status: 'resolved' }),
  line('mid', 'diagnosis', 'Iron deficiency anemia'),
  line('rx', 'diagnosis', 'Anxiety disorder'),
  line('er', 'diagnosis', 'Appendicitis', { assertion: 'ruled-out', proposal: 'noted' }),
  line('er', 'diagnosis', 'Hypertension', { assertion: 'negated', proposal: 'noted' }),
  line('thyroid', 'diagnosis', 'Thyroid cancer', { assertion: 'family', proposal: 'noted' }),
  line('thyroid', 'procedure', 'Cesarean section', { date: '2012', assertion: 'historical' }),
  line('thyroid', 'procedure', 'Tonsillectomy', { date: '1995', assertion: 'historical' }),
  line('ct', 'imaging', 'CT abdomen'),
  line('mammo', 'imaging', 'Mammogram'),
  line('thyroid', 'imaging', 'Thyroid ultrasound', { date: '2025-10-15' }),
  line('ct', 'diagnosis', 'Hepatic cyst'),
]

const { record, evidence } = recorded(facts, rejected, [
  { type: 'lab', key: 'lab:magnesium', name: 'Magnesium', page: 'newest' },
])

export const thirdRecord = record
export const thirdEvidence = evidence
