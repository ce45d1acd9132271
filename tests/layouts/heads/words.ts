/**
 * Words of the heads and feet of pages. Of each list the entries at even places are for the seeds that development
 * looks at, those at odd places for the unseen: what is measured on the unseen was never printed on the studied.
 */
export type Kind = 'lab' | 'imaging' | 'discharge' | 'prescription' | 'consultation'

export interface Words {
  readonly facilities: Readonly<Record<Kind, readonly string[]>>
  readonly departments: readonly string[]
  readonly slogans: readonly string[]
  readonly addresses: readonly string[]
  readonly phones: readonly string[]
  readonly titles: Readonly<Record<Kind, readonly string[]>>
  readonly patients: readonly string[]
  readonly clinicians: readonly string[]
  readonly patientLabels: readonly string[]
  readonly roleLabels: Readonly<Record<Kind, readonly string[]>>
  /** Of the date that counts, by kind. */
  readonly dateLabels: Readonly<Record<Kind, readonly string[]>>
  readonly laterDates: readonly string[]
  readonly otherFields: readonly string[]
  readonly copies: readonly string[]
  readonly closings: readonly string[]
  readonly posts: readonly string[]
  readonly openings: readonly string[]
  readonly regarding: readonly string[]
  readonly feet: readonly string[]
  readonly bodies: Readonly<Record<Kind, readonly (readonly string[])[]>>
}

export const english: Words = {
  facilities: {
    lab: [
      'Cullenagh Pathology', 'Medlark Laboratories', 'Sandilands Diagnostics Pvt. Ltd.', 'PathCore Victoria', 'LifeTrace Labs', 'Blue Spruce Clinical Laboratory',
      'Western Harbour Pathology Network', 'St Finbar\'s University Hospital', 'Sunrise Path Lab', 'BioQuanta', 'Ashgrove NHS Foundation Trust', 'Northpeak Reference Lab', 'Dr. Menon\'s Diagnostic Centre', 'Prairie Health Laboratory Services',
    ],
    imaging: [
      'Redgum Radiology', 'Lakeshore Open MRI', 'Orchard Imaging Partners', 'Teesbrook Hospital NHS Trust', 'Vista Scans & Diagnostics', 'Queensway Medical Imaging', 'ClearView X-Ray', 'Mount Carmel Teaching Hospital', 'Beacon Radiology Associates, PC', 'Insight Women\'s Imaging',
    ],
    discharge: [
      'Ballyduff General Hospital', 'Marlowe Regional Medical Center', 'Sahyadri Multispeciality Hospital', 'Royal Wrenfield Infirmary', 'Kestrel Bay Health Campus', 'Our Lady of the Lake Memorial', 'The Alder Clinic', 'Glenmore Health Sciences Centre', 'Sacred Heart Medical Center', 'Whitehaven Children\'s Hospital',
    ],
    prescription: [
      'Corner Green Pharmacy', 'Hollybank Medical Practice', 'Dr Rao\'s Family Clinic', 'Tanglewood Drugs', 'Sea Road Surgery', 'Harbour Lights Health Centre', 'Maple Street Chemist', 'Fernwood Family Medicine',
    ],
    consultation: [
      'The Lindens Medical Centre', 'Heartwood Cardiology', 'Ridgeway Orthopaedic Clinic', 'Northfield Neurology Associates', 'Bayside Skin & Laser', 'Eccleston Community Hospital', 'Cornerstone Internal Medicine, LLC', 'Wicklow Eye Specialists', 'St. Brigid\'s Rheumatology Service', 'Pinnacle GI Consultants', 'Cedarwood Health Partners', 'Rosslyn Park Consulting Rooms',
    ],
  },
  departments: ['Department of Laboratory Medicine', 'Radiology Department', 'Dept. of Cardiology', 'Outpatients', 'Clinical Biochemistry', 'Ward 7B', 'Division of General Medicine', 'Acute Medical Unit'],
  slogans: ['Caring for you, always', 'Accurate. Caring. Instant.', 'An ISO 15189 accredited service', 'Your health, our passion', 'Excellence in patient care', 'Member of the Coastline group'],
  addresses: [
    '14 Harcourt Terrace, Dublin 2, D02 X285', '880 W Juniper Ave, Suite 210, Boise, ID 83702', 'Plot 17, Sector 9, Dwarka, New Delhi - 110075', '3 Abbey Walk, Lincoln LN2 4RT', '221 Collins Street, Melbourne VIC 3000', '55 Bloor Street East, Toronto, ON M4W 1A9', '1200 Pine Ridge Road, Columbus, OH 43215', '4th Floor, Anand Towers, MG Road, Pune 411001',
  ],
  phones: ['Tel: 01 555 2210  Fax: 01 555 2211', '(208) 555-0142', 'Ph. +91 11 4555 0100', 'Phone (03) 9555 0120 | info@example.org', 'T: 0300 555 0199', 'www.example.com   1-800-555-0177'],
  titles: {
    lab: ['Final Report', 'LABORATORY REPORT', 'Haematology', 'Pathology Results', 'Comprehensive Health Check', 'Lipid and Liver Profile', 'Result Summary', 'BIOCHEMISTRY', 'Your test results', 'Interim Report - Clinical Chemistry'],
    imaging: ['CT Thorax, Abdomen and Pelvis', 'MRI LUMBAR SPINE WITHOUT CONTRAST', 'Ultrasound Abdomen', 'RADIOLOGY REPORT', 'Diagnostic Imaging Result', 'XR Chest PA', 'USG Whole Abdomen', 'Bone Density Assessment'],
    discharge: ['Discharge Summary', 'DISCHARGE SUMMARY', 'Inpatient Discharge Notification', 'Hospital Discharge Letter', 'Discharge Card', 'Summary of Admission', 'Immediate Discharge Document', 'Transfer of Care'],
    prescription: ['Prescription', 'PRESCRIPTION', 'Current Medication', 'Medication Chart', 'Repeat Prescription Order', 'Patient Medication Summary', 'Rx', 'Medicines Record'],
    consultation: ['Clinic Letter', 'Outpatient Clinic', 'Consultation Report', 'OFFICE VISIT', 'Progress Note', 'Visit Summary', 'OPD Case Sheet', 'Specialist Consultation'],
  },
  patients: ['Aoife Brennan', 'Marcus Delgado', 'Mrs Sunita Kulkarni', 'HARGREAVES, Peter', 'Linda Osei-Bonsu', 'Mr. Rajesh Pillai', 'WONG, MEI LING', 'Ms Caitlin O\'Rourke', 'Thomas J. Whitfield', 'Baby Noor Rahman', 'Dorothy Vance', 'MCALLISTER Fiona', 'Gurpreet Singh', 'Eleanor Rigdon'],
  clinicians: ['Dr. Priya Nair', 'Dr Ciaran Doyle', 'Susan Albright, MD', 'Mr James Penhaligon', 'Dr Anita Deshmukh', 'Kevin Tran, DO', 'Prof. Helen Stavros', 'Dr. S. K. Gupta', 'Dr Rowan McLeod', 'Dr. Michelle Fontaine', 'Miss Harriet Lowe', 'Jordan Blake, NP', 'Dr T. O\'Sullivan', 'Dr Farah Siddiqui'],
  patientLabels: ['Patient', 'Patient Name', 'Name', 'Patient name', 'NAME', 'Pt Name', 'Full name', 'Patient Details', 'Client', 'Name of patient'],
  roleLabels: {
    lab: ['Referring Doctor', 'Ordering Provider', 'Ref. By', 'Requested by', 'Ref Doctor', 'Requesting Clinician', 'Referred By', 'Ordered by', 'Requester', 'Clinician', 'Ref. Physician', 'Ordering physician', 'GP', 'Doctor'],
    imaging: ['Reported by', 'Radiologist', 'Reporting Radiologist', 'Interpreted by', 'Read by', 'Report Author', 'Dictated by', 'Reporting doctor'],
    discharge: ['Consultant', 'Attending', 'Attending Physician', 'Responsible Consultant', 'Treating Doctor', 'Discharging Clinician', 'Consultant in charge', 'Discharge Physician', 'Treating consultant', 'Admitting Consultant'],
    prescription: ['Prescriber', 'Prescribed by', 'Doctor', 'Prescribing clinician', 'Provider', 'Issued by', 'Physician', 'Prescribing doctor'],
    consultation: ['Provider', 'Seen by', 'Consultant', 'Clinician', 'Physician', 'Specialist', 'Consulting Doctor', 'Author'],
  },
  dateLabels: {
    lab: ['Collected', 'Collection Date', 'Sample Collected', 'Date Collected', 'Specimen taken', 'Collected on', 'Sample date', 'Date/Time Collected', 'Sample Drawn On', 'Drawn', 'Date of sampling', 'Collection time', 'Sample Collected On', 'Specimen Date'],
    imaging: ['Exam Date', 'Date of Exam', 'Examination date', 'Study Date', 'Date of scan', 'Date performed', 'Scan date', 'Date of Study', 'Performed on', 'Date of examination', 'Attended', 'Service date'],
    discharge: ['Discharge Date', 'Date of Discharge', 'Discharged', 'Discharged on', 'Date discharged', 'DOD', 'D/C Date', 'Discharge', 'Left hospital', 'Date/Time of Discharge'],
    prescription: ['Date', 'Issue date', 'Date issued', 'Date Prescribed', 'Issued', 'Prescription date', 'Date written', 'Issued on'],
    consultation: ['Visit date', 'Date of Visit', 'Clinic date', 'Date of Service', 'Date of clinic', 'Encounter date', 'Date of consultation', 'Seen on', 'Date seen', 'Consultation Date', 'Appointment date', 'Visit Date'],
  },
  laterDates: ['Received', 'Reported', 'Report Date', 'Printed on', 'Date of report', 'Print date', 'Authorised', 'Verified on', 'Date typed', 'Dictated', 'Reported on', 'Printed', 'Registered On', 'Report released'],
  otherFields: ['MRN: 4471902', 'Ward: 3 East', 'Sex: F', 'Hospital No: H-88213', 'Age/Sex: 54 Y / M', 'Lab No: 25-118833', 'NHS No: 485 777 3456', 'Accession: A2201873', 'UHID: 00991823', 'Medicare No: 2953 44181 1'],
  copies: ['cc: Dr Martin Ferreira', 'Copy to: Dr. Gemma Stroud', 'cc Dr Paul Hennigan, Medical Oncology', 'Copies: Patient; Dr Lucia Marsh'],
  closings: ['Yours sincerely,', 'Kind regards,', 'With best wishes', 'Sincerely,', 'Yours faithfully', 'Electronically signed by'],
  posts: ['Consultant Cardiologist', 'Attending Physician', 'Specialist Registrar', 'Consultant Physician', 'Staff Specialist', 'General Practitioner', 'Reg. No. 48812', 'Senior Resident'],
  openings: ['Dear Dr Kenneally,', 'Dear Dr. Bartholomew', 'Dear Doctor,', 'Dear Colleague,', 'Dear Dr Imogen Clarke', 'Dear Dr Patel'],
  regarding: ['Re:', 'RE:', 'Regarding:', 'Re'],
  feet: ['Page 1 of 1', 'Laboratory Director: Dr Simon Achterberg', 'Medical Director: Elaine Proctor, MD', 'This report is confidential.', 'End of report', '*** End of Report ***'],
  bodies: {
    lab: [
      ['Sodium|139|mmol/L|135 - 145', 'Potassium|4.4|mmol/L|3.5 - 5.1', 'Creatinine|82|umol/L|60 - 110', 'ALT|31|U/L|0 - 40', 'Hemoglobin|13.2|g/dL|12.0 - 16.0'],
      ['Glucose|98|mg/dL|70 - 99', 'Cholesterol|201|mg/dL|< 200', 'Triglycerides|144|mg/dL|< 150', 'TSH|2.1|mIU/L|0.4 - 4.0'],
    ],
    imaging: [
      ['Clinical history: cough for six weeks.', 'Findings:', 'The lungs are clear. No pleural effusion is seen.', 'The heart is not enlarged.', 'Impression:', 'Normal study.'],
      ['Indication: low back pain', 'Technique: routine protocol', 'Findings', 'Mild degenerative change at L4/5. No nerve root compression.', 'Conclusion', 'Mild spondylosis.'],
    ],
    discharge: [
      ['Diagnosis: Community acquired pneumonia', 'Hospital course: treated with intravenous antibiotics with good response.', 'Discharge medications:', 'Amoxicillin 500 mg three times daily for 5 days', 'Paracetamol 1 g as needed', 'Follow up: chest x-ray in six weeks.'],
      ['Principal diagnosis', 'Acute appendicitis', 'Course in hospital', 'Laparoscopic appendicectomy without complication.', 'Medications on discharge', 'Ibuprofen 400 mg three times a day', 'Advice on discharge', 'Wound check in one week.'],
    ],
    prescription: [
      ['Metformin 500 mg tablet', 'Take one tablet twice daily with food', 'Ramipril 5 mg capsule', 'Take one capsule in the morning', 'Atorvastatin 20 mg tablet', 'Take one at night'],
      ['1. Tab. Amlodipine 5 mg once daily x 30 days', '2. Tab. Pantoprazole 40 mg before breakfast x 30 days', '3. Cap. Vitamin D3 60000 IU once a week'],
    ],
    consultation: [
      ['Thank you for referring this pleasant patient with intermittent palpitations over the last year.', 'On examination the pulse was regular and the blood pressure was 128/76.', 'The ECG today shows sinus rhythm and I have arranged a monitor for one week.', 'I will write again when the results are to hand.'],
      ['Reason for visit: knee pain', 'History: two years of pain on stairs, worse since the summer.', 'Examination: mild effusion, full range of movement.', 'Assessment: Osteoarthritis of the right knee', 'Plan: physiotherapy and review in three months.'],
    ],
  },
} // prettier-ignore

export const hebrew: Words = {
  facilities: {
    lab: ['מעבדות גלבוע', 'המרכז הרפואי נווה שקמה', 'שירותי בריאות אלון', 'מכון ביו-דגן', 'קופת חולים צאלים', 'מעבדה מרכזית חוף הכרמון', 'מדיטסט בדיקות רפואיות', 'בית החולים הר תבונה'],
    imaging: ['מכון דימות אורנים', 'רנטגן הצפון', 'המרכז הרפואי שער הגיא', 'סריקה פלוס', 'מרכז רפואי נחל שורק', 'מכון MRI השרון'],
    discharge: ['בית חולים רמת אפק', 'המרכז הרפואי עין יהב', 'מרכז רפואי אוניברסיטאי תל שחר', 'המרכז לבריאות הילד גבעולים', 'בית החולים האנגלי נצרת עילית', 'המרכז הרפואי כפר ארז'],
    prescription: ['מרפאת הדר הכפר', 'בית מרקחת שקד', 'קופת חולים אורן', 'מאוחדים לבריאות - סניף הגליל', 'מרפאת משפחה נוף', 'בית מרקחת רימון'],
    consultation: ['מרפאת מומחים הדקל', 'קופת חולים תמר', 'המכון הקרדיולוגי אשכול', 'מרפאה אורטופדית גל', 'מרכז בריאות האישה ורד', 'רפואת עיניים ד"ר שמש'],
  },
  departments: ['מחלקה פנימית ב', 'מערך הדימות', 'המכון הביוכימי', 'מחלקת ילדים', 'מרפאות חוץ', 'מחלקה כירורגית א'],
  slogans: ['בריאות לכל אחד', 'איכות ודיוק', 'הבריאות שלך בידיים טובות', 'תמיד לצידך'],
  addresses: ['רח\' הנרקיס 12, חדרה', 'שד\' ירושלים 40, יפו', 'ת.ד. 1180, עפולה 18100', 'דרך השלום 7, תל אביב'],
  phones: ['טל\' 04-5550123 פקס 04-5550124', 'טלפון: 03-5550177', '*5512', 'מוקד זימון תורים 1-700-555-012'],
  titles: {
    lab: ['תוצאות בדיקות מעבדה', 'דו"ח מעבדה', 'תשובת בדיקות דם', 'ריכוז תוצאות', 'בדיקות כימיה בדם', 'דו"ח תוצאות סופי'],
    imaging: ['פענוח CT חזה', 'תשובת בדיקת אולטרסאונד בטן', 'צילום חזה', 'MRI ברך ימין', 'תשובת הדמיה', 'תוצאות ממוגרפיה'],
    discharge: ['סיכום אשפוז', 'מכתב שחרור', 'סיכום מחלה', 'סיכום שחרור מאשפוז', 'סיכום אשפוז ושחרור', 'מכתב סיכום'],
    prescription: ['מרשם', 'מרשם רופא', 'רשימת תרופות', 'מרשם לתרופות', 'תרופות קבועות', 'הוראות טיפול תרופתי'],
    consultation: ['סיכום ביקור', 'סיכום ייעוץ', 'תשובת יועץ', 'מכתב רופא', 'סיכום ביקור במרפאה', 'דו"ח ביקור רופא מומחה'],
  },
  patients: ['רונית אביטל', 'יוסף בן חמו', 'מרים אבו סאלח', 'דוד קפלינסקי', 'שירה גולדנברג', 'אחמד נאטור', 'כהן אורלי', 'נעם שטרית'],
  clinicians: ['ד"ר איילת רוזן', 'ד"ר מיכאל ברגמן', 'פרופ\' נדב לוין', 'ד"ר סאמר חורי', 'ד"ר טל אשכנזי', 'פרופ\' אורית דגן', 'ד"ר ילנה קוגן', 'ד"ר גיא מור'],
  patientLabels: ['שם המטופל', 'שם', 'שם המטופלת', 'שם החולה', 'שם מלא', 'שם הנבדק', 'מטופל', 'שם המבוטח'],
  roleLabels: {
    lab: ['רופא מפנה', 'רופא שולח', 'הופנה ע"י', 'רופא מזמין', 'הרופא המפנה', 'גורם מפנה', 'שם הרופא', 'רופא'],
    imaging: ['רופא מפענח', 'פוענח על ידי', 'מפענח', 'רדיולוג', 'שם המפענח', 'פענוח: רופא'],
    discharge: ['רופא אחראי', 'רופא משחרר', 'רופא מטפל', 'רופא בכיר', 'מנהל המחלקה', 'הרופא המשחרר'],
    prescription: ['רופא רושם', 'שם הרופא', 'נרשם ע"י', 'רופא', 'רופא מטפל', 'הרופא הרושם'],
    consultation: ['רופא מטפל', 'שם הרופא', 'רופא', 'רופא יועץ', 'הרופא המטפל', 'רופא מומחה'],
  },
  dateLabels: {
    lab: ['תאריך לקיחה', 'תאריך דגימה', 'נלקח בתאריך', 'מועד לקיחת הדגימה', 'תאריך נטילה', 'מועד דיגום', 'תאריך בדיקה', 'נדגם'],
    imaging: ['תאריך בדיקה', 'תאריך הבדיקה', 'מועד הבדיקה', 'בוצע בתאריך', 'תאריך ביצוע', 'תאריך צילום'],
    discharge: ['תאריך שחרור', 'שוחרר בתאריך', 'מועד שחרור', 'שחרור', 'תאריך השחרור', 'ת. שחרור'],
    prescription: ['תאריך', 'תאריך מרשם', 'תאריך הנפקה', 'מועד רישום', 'תאריך רישום', 'נופק בתאריך'],
    consultation: ['תאריך ביקור', 'תאריך הביקור', 'מועד ביקור', 'תאריך', 'נבדק בתאריך', 'מועד הביקור'],
  },
  laterDates: ['תאריך הדפסה', 'תאריך תשובה', 'הודפס', 'תאריך אישור', 'תאריך קבלה במעבדה', 'הופק בתאריך', 'תאריך דו"ח', 'אושר בתאריך'],
  otherFields: ['ת.ז. 012345678', 'מין: נקבה', 'גיל: 61', 'מס\' תיק: 88-1290', 'מספר הזמנה: 551203', 'מחלקה: 14'],
  copies: ['העתק: ד"ר ליאור שני', 'העתקים: רופא המשפחה', 'העתק לד"ר רות אלמוג', 'עותק: ד"ר נורית פז'],
  closings: ['בברכה,', 'בכבוד רב', 'בברכה', 'חתימת הרופא:'],
  posts: ['מומחה ברפואה פנימית', 'רופאה בכירה', 'מ.ר. 51234', 'מומחית לקרדיולוגיה'],
  openings: ['לכבוד ד"ר ענת גבע', 'לכבוד: ד"ר יואב סלע', 'רופא/ה נכבד/ה,', 'שלום רב,'],
  regarding: ['הנדון:', 'לגבי:', 'הנדון:', 'הנדון:'],
  feet: ['עמוד 1 מתוך 1', 'מנהל המעבדה: ד"ר אריה זמיר', 'המידע חסוי', 'סוף דו"ח'],
  bodies: {
    lab: [['Sodium|139|mmol/L|135 - 145', 'Potassium|4.4|mmol/L|3.5 - 5.1', 'Creatinine|0.9|mg/dL|0.5 - 1.1', 'ALT|31|U/L|0 - 40'], ['גלוקוז|98|mg/dL|70 - 99', 'כולסטרול|201|mg/dL|100 - 200', 'המוגלובין|13.2|g/dL|12.0 - 16.0', 'קריאטינין|0.9|mg/dL|0.5 - 1.1']],
    imaging: [['סיבת הבדיקה: שיעול ממושך', 'ממצאים:', 'ריאות תקינות ללא תהליך תופס מקום.', 'לא נצפה תפליט פלאורלי.', 'מסקנה:', 'בדיקה תקינה.'], ['רקע: כאבים מזה חודשיים', 'ממצאים', 'שינויים ניווניים קלים ללא שבר.', 'לסיכום', 'ללא ממצא חריף.']],
    discharge: [['אבחנות: דלקת ריאות', 'מהלך האשפוז: טופל באנטיביוטיקה עם הטבה.', 'תרופות בשחרור:', 'אמוקסיצילין 500 מ"ג 3 פעמים ביום', 'המלצות: ביקורת רופא משפחה.'], ['אבחנה בשחרור: דלקת תוספתן', 'מהלך ודיון', 'עבר ניתוח ללא סיבוכים.', 'טיפול תרופתי מומלץ', 'איבופרופן 400 מ"ג', 'המלצות לשחרור: ביקורת פצע.']],
    prescription: [['מטפורמין 500 מ"ג', 'טבליה אחת פעמיים ביום', 'רמיפריל 5 מ"ג', 'טבליה בבוקר'], ['1. אמלודיפין 5 מ"ג פעם ביום', '2. אומפרזול 20 מ"ג לפני ארוחת בוקר']],
    consultation: [['תודה על הפניית המטופל בשל דפיקות לב לסירוגין בשנה האחרונה.', 'בבדיקה לחץ דם 128/76 דופק סדיר.', 'הומלץ על ניטור למשך שבוע.'], ['סיבת הפנייה: כאבי ברך', 'אנמנזה: כאבים במדרגות מזה שנתיים.', 'בדיקה גופנית: תפליט קל.', 'המלצות: פיזיותרפיה וביקורת בעוד שלושה חודשים.']],
  },
} // prettier-ignore
