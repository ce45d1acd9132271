import { describe, expect, test } from 'vitest'
import { sheet, typed } from '../../../tests/support/page'
import { readDocument } from '../read'

const facts = (text: string, options = {}) => {
  const { category, date, facility, physician, patient, language } = readDocument(typed(text, options)).facts
  return [
    category.value,
    date?.value,
    facility?.value,
    physician?.value,
    patient?.value,
    language.value,
  ].join(' | ')
}

describe('facts', () => {
  test('a US laboratory report: labels in rows, values beneath', () => {
    const page = sheet([
      { lines: ['Pinecrest Reference Laboratories'], x: 80, y: 60, size: 28 },
      { lines: ['Brookhollow Family Practice'], x: 80, y: 120, size: 34 },
      { lines: ['Patient                     Date of Birth', 'VASQUEZ, DOROTHEA M         11/23/1961', 'Date Collected              Date Reported            Ordering Physician', '03/04/2024                  03/06/2024               QUINTERO, R'], x: 80, y: 200 },
      { lines: ['TESTS           RESULT      FLAG      UNITS      REFERENCE INTERVAL', 'Glucose         118         High      mg/dL      70-99', 'BUN             21                    mg/dL      8-27', 'Creatinine      0.93                  mg/dL      0.57-1.00'], x: 80, y: 420 },
    ]) // prettier-ignore
    const { category, date, facility, physician, patient } = readDocument(page).facts
    expect([category.value, date?.value, facility?.value, physician?.value, patient?.value]).toEqual([
      'lab',
      '2024-03-04',
      'Pinecrest Reference Laboratories',
      'QUINTERO, R',
      'VASQUEZ, DOROTHEA M',
    ])
  })

  test('a British letter: neither the addressee nor the birth date', () => {
    const read = facts(`
Elmhurst Neurosciences Centre           Clinic date: 05.10.2023
Dr Tabitha Crowe, Wren Lane Surgery

Mrs Frances ABBOTSLEY, born 16.03.1968

Dear Dr Crowe

I reviewed this pleasant lady with chronic migraine in the clinic today and she is much better.




Yours sincerely

Professor Idris Llewellyn, Consultant Neurologist`)
    expect(read).toBe(
      'consultation | 2023-10-05 | Elmhurst Neurosciences Centre | Professor Idris Llewellyn | Mrs Frances ABBOTSLEY | en',
    )
  })

  test('a Hebrew discharge letter: the day of discharge', () => {
    const read = facts(
      `
מרכז רפואי גבעת הדר
סיכום אשפוז

שם: דוד לוי                       ת.ז.: 018158753
תאריך קבלה: 29/01/2022            תאריך שחרור: 02/02/2022

אבחנות
• יתר לחץ דם
תרופות בשחרור
• Aspirin 100 mg



ד"ר אבי שפירא, קרדיולוג`,
      { rtl: true },
    )
    expect(read).toBe('discharge | 2022-02-02 | מרכז רפואי גבעת הדר | ד"ר אבי שפירא | דוד לוי | he')
  })

  test.each([
    [
      'a name that holds the letters of a label; the fund before its laboratory',
      'קופת חולים אלה\nמעבדה אזורית, רחוב הגפן 8, חדרה\nתוצאות בדיקות דם\nשם המטופל: פרץ אביגיל      מספר זהות: 05538271-6\nתאריך בדיקה: 03/12/2024',
      'קופת חולים אלה',
      'פרץ אביגיל',
    ],
    [
      'the hospital before the title',
      'בית החולים מעלה הגלעד\nהמעבדה לביוכימיה, קומה 1\nשם: בנימין אלקיים      ת. לידה: 02/01/1956\nנלקח: 25/02/2025\nתשובות מעבדה',
      'בית החולים מעלה הגלעד',
      'בנימין אלקיים',
    ],
    [
      'a label of all details',
      'מרפאת עור שקד\nסיכום ביקור\nפרטי מטופל          חזן יסמין, ת.ז. 31290077-2, תאריך לידה 21/01/1987\nתאריך ביקור: 07/11/2024',
      'מרפאת עור שקד',
      'חזן יסמין',
    ],
    [
      'a label of one word',
      'המרכז הרפואי לילדים אורנים\nסיכום שחרור\nפרטים          נועם חרמון, ת.ז. 33910274-5, יליד 17/09/2018, בן\nתאריכים          קבלה: 23/05/2024     שחרור: 26/05/2024',
      'המרכז הרפואי לילדים אורנים',
      'נועם חרמון',
    ],
  ])('Hebrew heads of pages: %s', (_title, text, facility, patient) => {
    const body =
      'בדיקה          תוצאה\nגלוקוז          92\nנתרן          140\nאשלגן          4.1\nסידן          9.2\nזרחן          3.1'
    const read = readDocument(typed(`${text}\n${body}`, { rtl: true })).facts
    expect([read.facility?.value, read.patient?.value]).toEqual([facility, patient])
  })

  test('an imaging report: who read it, not who asked', () => {
    const read = facts(`
Cedar Flats Radiology
NAKAMURA, ALBERT            Exam date: 09/30/2024
DOB 10/12/1959              Ordering: Priscilla Vang, NP
XR CHEST PA AND LATERAL
FINDINGS
No focal consolidation. Large hiatal hernia.
IMPRESSION
Hiatal hernia.


Electronically signed by Ximena Fuentes, MD on 10/01/2024 08:20`)
    expect(read).toBe(
      'imaging | 2024-09-30 | Cedar Flats Radiology | Ximena Fuentes, MD | NAKAMURA, ALBERT | en',
    )
  })

  test('a pharmacy list: printed, with other dates in its rows', () => {
    const read = facts(`
Fairmont Community Pharmacy
Patient medication profile
Patient: Robert Chen         Printed: 15-Jan-2024
Prescriber: Joanna Whitlock, MD
Drug                     Directions                 Qty      Last filled
FUROSEMIDE 40 MG TAB     Take 1 tablet daily        90       12/11/2023
PREDNISONE 20 MG TAB     Take 2 tablets daily       6        11/30/2023`)
    expect(read).toBe(
      'prescription | 2024-01-15 | Fairmont Community Pharmacy | Joanna Whitlock, MD | Robert Chen | en',
    )
  })

  test('a restaurant bill is none of these', () => {
    expect(
      readDocument(
        typed(
          `Trattoria Da Mario\n2 x Pizza Margherita        19.00\n1 x House wine              12.50\nTotal                       31.50\nThank you!`,
        ),
      ).facts.category.value,
    ).toBe('other')
  })

  test.each([
    ['Silverbrook Emergency Center', 'ED Provider Note SILVERBROOK EMERGENCY CENTER\nArrival 3/22/2025\nProvider: Fatoumata Keita, DO\n\nHPI: Fell from a ladder.'],
    ['Willow Bend Endocrinology', 'Willow Bend Endocrinology\nYvette Delacroix, MD\n\nFebruary 20, 2025\nGordon Pell, MD\nEastlake Primary Care\n\nDear Dr. Pell, thank you for asking me to see Mr. Fitch.'],
    ['Fairhaven General Hospital', 'F airhaven General Hospital\nClinical Laboratory Services\n\nPatient: Dolores Quintero        Collected: 01/23/2025\n\nSodium     140     mmol/L     135 - 145\nPotassium     4.1     mmol/L     3.5 - 5.1'],
    ['South Wharfedale Pathology', 'South Wharfedale Pathology\n\nLocation: Chevin Practice        Lab No B,24.0451187.K\n\nBilirubin     24     umol/L     0 - 21'],
  ])('the institution is %s: neither the title beside it nor a sample number', (wanted, text) => {
    expect(facts(text).split(' | ')[2]?.toLowerCase()).toBe(wanted.toLowerCase())
  }) // prettier-ignore

  test.each([
    ['discharge', 'Emergency Department Provider Note\nArrival 3/22/2025\n\nHPI: Fell from a ladder.'],
    ['prescription', 'Medication Administration Record\nWeek of 11/21/2023\n\nMelatonin 3 mg PO at bedtime'],
    ['other', 'Operative Report\nDate of operation: 07/30/2024\n\nFindings: Torn cuff.\nDescription: The tear was repaired.'],
    ['consultation', 'Saltaire Community Mental Health Team\nTo: Dr Hannah Croft\nReviewed 13th May 2025\n\nDiagnosis: Bulimia nervosa\n\nLouise attended with her care coordinator.\nNext appointment: 12 weeks.\n\nDr Ravindra Mukherjee, Consultant Psychiatrist'],
  ])('the kind of document is %s', (wanted, text) => {
    expect(facts(text).split(' | ')[0]).toBe(wanted)
  }) // prettier-ignore
})
