import type { ResultColumn } from './spec'

type Both<T> = Readonly<Record<'en' | 'he', T>>

/** Titles of columns as laboratories print them. */
export const columnTitles: Both<Readonly<Record<ResultColumn, readonly string[]>>> = {
  en: {
    number: ['No.', '#', 'S.No'],
    name: [
      'Test',
      'Test Name',
      'Investigation',
      'Component',
      'Parameter',
      'Analyte',
      'Examination',
      'Test Description',
    ],
    value: ['Result', 'Results', 'Value', 'Observed Value', 'Your Value', 'Measured Value', 'Current Result'],
    flag: ['Flag', 'Abnormal', 'H/L', 'Status'],
    unit: ['Units', 'Unit', 'UOM', 'Unit of Measure'],
    range: [
      'Reference Range',
      'Reference Interval',
      'Normal Range',
      'Bio. Ref. Interval',
      'Biological Ref Interval',
      'Ref. Range',
      'Normal Values',
      'Biological Reference Interval',
    ],
    low: ['Low', 'Min', 'Lower Limit'],
    high: ['High', 'Max', 'Upper Limit'],
    previous: ['Previous', 'Previous Result', 'Last Result', 'Prior'],
    method: ['Method', 'Methodology', 'Technique'],
    foreign: [''],
  },
  he: {
    number: ["מס'", '#'],
    name: ['שם הבדיקה', 'בדיקה', 'תיאור בדיקה', 'פרמטר'],
    value: ['תוצאה', 'תוצאות', 'ערך'],
    flag: ['חריגה', 'דגל', 'סימון'],
    unit: ['יחידות', 'יחידה', 'יחידות מידה'],
    range: ['טווח ייחוס', 'ערכי ייחוס', 'נורמה', 'תחום נורמלי', 'טווח תקין'],
    low: ['מינימום', 'ערך תחתון'],
    high: ['מקסימום', 'ערך עליון'],
    previous: ['תוצאה קודמת', 'קודמת'],
    method: ['שיטה'],
    foreign: [''],
  },
}

export const panelTitles: Both<readonly string[]> = {
  en: [
    'HAEMATOLOGY',
    'COMPLETE BLOOD COUNT',
    'BIOCHEMISTRY',
    'LIVER FUNCTION TEST',
    'Chemistry',
    'Lipid Profile',
    'Kidney Function',
    'Metabolic Panel',
    'Immunology',
    'Endocrinology',
  ],
  he: ['כימיה בדם', 'ספירת דם', 'המטולוגיה', 'תפקודי כבד', 'פרופיל שומנים', 'הורמונים'],
}

export const places: Both<readonly string[]> = {
  en: [
    'Northgate Diagnostics',
    'City Care Pathology Laboratory',
    'St. Brendan Hospital',
    'Lakeview Medical Center',
    'Apex Reference Labs',
    'Riverside Family Clinic',
  ],
  he: ['מרכז רפואי הגליל', 'מעבדות אורן', 'בית חולים הכרמל', 'קופת חולים מרכזית', 'מרפאת השרון'],
}

export const addresses: Both<readonly string[]> = {
  en: [
    '214 Harbor Street, Suite 300, Dover 03820',
    'Tel: 555-0142 Fax: 555-0177',
    'www.example-lab.test',
    'CLIA 99D0000000',
    'Plot 18, Sector 44, 122003',
    'Director: M. Alvarez, MD',
  ],
  he: ['רחוב הנביאים 12, חיפה', 'טלפון: 04-5550123', 'פקס: 04-5550199', 'מנהל המעבדה: ד"ר א. כהן'],
}

export const people: Both<readonly string[]> = {
  en: ['Jordan Fields', 'Priya Nair', 'Thomas Whitlock', 'Elena Marsh', 'Omar Haddad'],
  he: ['דנה לוי', 'יוסי מזרחי', 'רות אברהם', 'אבי כהן'],
}

export const notes: Both<readonly string[]> = {
  en: [
    'Method: Photometry',
    'Method: Electrical impedance',
    'Method: CLIA',
    'Result checked by a second run.',
    'Sample slightly haemolysed',
    'Method: Calculated',
    'Technique: Flow cytometry',
    'Sample: Serum',
    'Sample: Whole Blood EDTA',
  ],
  he: ['שיטה: פוטומטריה', 'הבדיקה אושרה בחזרה', 'דגימה המוליטית קלה'],
}

/** Text beside or under results, with numbers of its own that are nobody's. */
export const prose: Both<readonly string[]> = {
  en: [
    'Results should be read together with the clinical findings and earlier reports.',
    'Samples are kept for 7 days after reporting and may be tested again within that time.',
    'This report was released on the laboratory system and needs no signature.',
    'Fasting of 10 to 12 hours is advised before a lipid test.',
    'Values of 100 to 125 on two mornings call for a repeat within 3 months.',
    'For questions call extension 4417 between 8 and 16 on working days.',
    'The patient was seen in the clinic and is well; she walks 30 minutes a day.',
  ],
  he: [
    'יש לפרש את התוצאות יחד עם הממצאים הקליניים.',
    'הדגימות נשמרות במעבדה 7 ימים לאחר מתן התוצאה.',
    'לשאלות ניתן לפנות למעבדה בשעות 8 עד 16 בימי עבודה.',
    'התשובה הופקה ממערכת המחשב ואינה דורשת חתימה.',
  ],
}

export const stamps: Both<readonly string[]> = {
  en: ['FINAL', 'COPY', 'VERIFIED', 'RECEIVED 0418', 'DUPLICATE'],
  he: ['העתק', 'מאושר', 'סופי'],
}

/** Tiers of a test's numbers that are no patient's result. */
export const tiers: Both<readonly (readonly (readonly [string, string])[])[]> = {
  en: [
    [
      ['Deficient', '< 20'],
      ['Insufficient', '20 - 29'],
      ['Sufficient', '30 - 100'],
    ],
    [
      ['Normal', '4.0 - 5.6'],
      ['Prediabetes', '5.7 - 6.4'],
      ['Diabetes', '>= 6.5'],
    ],
    [
      ['Desirable', '< 200'],
      ['Borderline high', '200 - 239'],
      ['High', '>= 240'],
    ],
  ],
  he: [
    [
      ['חסר', '< 20'],
      ['גבולי', '20 - 29'],
      ['תקין', '30 - 100'],
    ],
    [
      ['רצוי', '< 200'],
      ['גבולי', '200 - 239'],
      ['גבוה', '240 <'],
    ],
  ],
}

export const drugTitles: Both<Readonly<Record<string, readonly string[]>>> = {
  en: {
    number: ['#', 'No.'],
    drug: ['Medication', 'Drug', 'Medicine', 'Drug Name'],
    dose: ['Dose', 'Dosage', 'Strength'],
    route: ['Route'],
    frequency: ['Frequency', 'Directions', 'How often'],
    duration: ['Duration', 'Days'],
  },
  he: {
    number: ['#'],
    drug: ['תרופה', 'שם התרופה'],
    dose: ['מינון'],
    route: ['מתן'],
    frequency: ['תדירות'],
    duration: ['משך'],
  },
}

export const routes: Both<readonly string[]> = { en: ['PO', 'oral', 'by mouth'], he: ['PO', 'דרך הפה'] }
export const frequencies: Both<readonly string[]> = {
  en: ['once daily', 'twice daily', 'at bedtime', 'every 8 hours', 'BID', 'TID', 'once a week'],
  he: ['פעם ביום', 'פעמיים ביום', 'לפני השינה', '1X2', '3 פעמים ביום'],
}
export const durations: Both<readonly string[]> = {
  en: ['30 days', '3 months', '7 days', '90 days'],
  he: ['30 ימים', '3 חודשים', '7 ימים'],
}

export const labels: Both<
  Readonly<
    Record<
      'patient' | 'id' | 'born' | 'collected' | 'received' | 'reported' | 'doctor' | 'sample' | 'age',
      string
    >
  >
> = {
  en: {
    patient: 'Patient Name',
    id: 'Patient ID',
    born: 'Date of Birth',
    collected: 'Collected',
    received: 'Received',
    reported: 'Reported',
    doctor: 'Ordering Physician',
    sample: 'Sample',
    age: 'Age / Sex',
  },
  he: {
    patient: 'שם המטופל',
    id: 'ת.ז.',
    born: 'תאריך לידה',
    collected: 'תאריך לקיחה',
    received: 'תאריך קבלה',
    reported: 'תאריך תשובה',
    doctor: 'רופא מפנה',
    sample: 'דגימה',
    age: 'גיל',
  },
}

/** Labels of the day of sampling that no list of labels has. */
export const unknownLabels: Both<readonly string[]> = {
  en: ['Phlebotomy', 'Bled on', 'Venepuncture', 'Tube filled'],
  he: ['ניקור ורידי', 'יום הדקירה', 'מילוי המבחנה'],
}

/** A table of the classes that results are judged by: names of tests, and numbers of nobody. */
export const classes: readonly (readonly string[])[] = [
  ['Clinical limits', 'Optimal', 'Borderline', 'High'],
  ['Triglycerides', '<150', '150-199', '>=200'],
  ['Total Cholesterol', '<200', '200-239', '>=240'],
  ['LDL Cholesterol', '<100', '130-159', '>=160'],
  ['Non HDL Cholesterol', '<130', '160-189', '>=190'],
]

/** What a portal prints around a result; `#` in an earlier one stands for its number, `@` for its day. */
export const portalWords = {
  ltr: {
    range: 'Range:',
    none: 'No previous result',
    verdicts: { H: 'Above range', L: 'Below range', N: 'In range' },
    earlier: ['Previous: # (@)', 'Previous: # on @', 'Last result: # (@)', 'Prior: #, @', 'Previous (@): #'],
  },
  rtl: {
    range: 'טווח:',
    none: 'אין תוצאה קודמת',
    verdicts: { H: 'מעל הטווח', L: 'מתחת לטווח', N: 'תקין' },
    earlier: ['קודם: # (@)', 'תוצאה קודמת: # (@)', 'קודמת: #, @', 'תוצאה קודמת (@): #'],
  },
} as const
