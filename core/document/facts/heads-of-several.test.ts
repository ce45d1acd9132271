import { expect, test } from 'vitest'
import { headOf, results } from '../../../tests/support/heads'

test.each([
  [
    'who made a form, though its title speaks of health, and of whom it is',
    [
      'CERTIFICATE OF IMMUNIZATION AND HEALTH SCREENING',
      'Child: LUNDGREN, MATEO        School: Juniper Mesa Elementary',
      'Practice: Little Sparrow Pediatrics, Farmington NM',
      'Complete for school attendance.',
      'No exemption.',
      'Karen Yazzie, NP 07/22/2025',
    ].join('\n'),
    'Little Sparrow Pediatrics | Karen Yazzie, NP | LUNDGREN, MATEO',
  ],
  [
    'a hospital over its department and town',
    [
      'Kootenay Falls General Hospital',
      'Medical Imaging, Nelson, British Columbia',
      'Patient: ODEGAARD, Wilfred',
      'CT chest without contrast',
      'No consolidation.',
      'S. Archambault, MD, FRCPC, Radiologist',
    ].join('\n'),
    'Kootenay Falls General Hospital | S. Archambault, MD | ODEGAARD, Wilfred',
  ],
  [
    'two persons on one line, and a practice in German',
    [
      'Hausarztzentrum Lindenufer        LABORATORY SHEET',
      'Dr. med. Katrin Osterwald Jens Pohlmann, MD',
      `Garrity, Matthew b. 19.12.1976 m${results}`,
    ].join('\n'),
    'Hausarztzentrum Lindenufer | Dr. med. Katrin Osterwald | Garrity, Matthew',
  ],
  [
    'who did not see the patient, and a dietitian, are none',
    [
      'Wharfe Infirmary',
      'Name: Mr. Otis Fontaine Birth date: 02/11/1953',
      'Consultant on duty: Dr Fenella Rusk (not seen by)',
      `Doctor: Dr. Anil Rangaswamy Dietitian: Carly Oberlin, RD${results}`,
    ].join('\n'),
    'Wharfe Infirmary | Dr. Anil Rangaswamy | Mr. Otis Fontaine',
  ],
  [
    'a Hebrew letter: its writer, not the doctor at home; a sex between name and age',
    [
      'המרכז הרפואי נווה שקד',
      'סיכום אשפוז',
      'רחמים סבג, ז, בן 79',
      'רופא מטפל בקהילה: ד"ר יעל טויטו',
      'אבחנות',
      'אי ספיקת לב',
      'שיגדון',
      'ערכה: ד"ר אנה מירסקי, רופאה בכירה',
    ].join('\n'),
    'המרכז הרפואי נווה שקד | ד"ר אנה מירסקי | רחמים סבג',
  ],
  [
    'a name in the letterhead that the page calls a clinic, who sent, and to whom it is addressed',
    [
      'שבילים        הודפס 15.02.2026',
      'בדיקות מעבדה',
      "לכבוד גב' ליאת קורן, ת.ז. 2-0093317-4",
      'נלקח ב-08.02.2026 במרפאת שבילים        נשלח ע"י ד"ר תמר בן-ארי',
      'אשלגן     4.1     mmol/L     3.5 - 5.1',
      'נתרן     140     mmol/L     135 - 145',
      'אוריאה     40     mg/dL     17 - 49',
    ].join('\n'),
    'שבילים | ד"ר תמר בן-ארי | גב\' ליאת קורן',
  ],
  [
    'a name in the letterhead that nobody calls an institution is none',
    ['שבילים        הודפס 15.02.2026', 'בדיקות מעבדה', 'אשלגן     4.1     mmol/L     3.5 - 5.1'].join('\n'),
    '- | - | -',
  ],
])('%s', (_title, text, expected) => {
  expect(headOf(text)).toBe(expected)
})
