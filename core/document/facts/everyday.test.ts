import { describe, expect, test } from 'vitest'
import { pageOfText } from '../../extraction/testing/page-of-text'
import { readDocument } from '../read'

const factsOf = (...lines: string[]) => readDocument(pageOfText(lines)).facts

const results = [
  'Sodium          140      mmol/L     135-145',
  'Potassium       4.1      mmol/L     3.5-5.1',
  'Urea            5.0      mmol/L     2.5-7.8',
]

const letter = [
  'Dear Ms Adler,',
  'Thank you for coming. The blood pressure is well controlled.',
  'Please go on with your tablets as before.',
]

describe('the day of an everyday page', () => {
  test.each([
    [
      '2024-11-18',
      [
        'Date: 18/11/2024',
        'REPEAT ITEMS',
        'Atorvastatin 20 mg tablets',
        'ONE AT NIGHT     28 tablets, last issued 21/10/2024',
      ],
    ],
    ['2024-12-02', ['הודפס: 02/12/2024', 'קודם: 15 (14/09/2024)', ...results]],
    [
      '2026-08-30',
      ['נלקח ביום 30/08/2026 במרפאת נחל ציפורי | הפנה: ד"ר דן מור | הודפס 03/09/2026', ...results],
    ],
    ['2026-09-03', ['מתוך מרפאת נחל ציפורי | הפנה: ד"ר דן מור | הודפס 03/09/2026', ...results]],
    ['2025-05-11', ['רמת השקד, 11/05/2025', ...letter, 'אקו לב נקבע ל-22/06/2025.']],
    ['2025-05-06', ['רמת השקד', 'שלום זהבה, אלה תוצאות בדיקות הדם שלך מיום 06/05/2025:', ...results]],
    ['2024-12-09', ['Booked: 09/12/2024 Due date: 10/06/2025', ...results]],
    [
      '2025-09-10',
      [
        'Screened 09/10/2025, fasting',
        'Mailed 09/24/2025',
        'Glucose   98   mg/dL   70-99',
        'LDL   149   mg/dL   0-99',
      ],
    ],
    [
      '2025-01-07',
      [
        'דגימה: 08:15 07/01/2025 תשובה: 14/01/2025',
        'נתרן     140     mmol/L     135-145',
        'אשלגן     4.1     mmol/L     3.5-5.1',
      ],
    ],
    [
      '2025-01-19',
      [
        'תאריך קבלה: 19/01/2025',
        'סיבת אשפוז: לא נרשמה',
        'שיקום לאחר קיבוע שבר במסמר תוך לשדי בירך שמאל מיום 08/01/2025 בשל נפילה',
      ],
    ],
    ['2025-03-04', ['Dated 04/03/2025', ...results]],
    [
      '2026-01-19',
      [
        'דגימה נמסרה: 09:40 19/01/2026 תשובה סופית: 21/01/2026',
        'נתרן     140     mmol/L     135-145',
        'אשלגן     4.1     mmol/L     3.5-5.1',
      ],
    ],
    [
      '2026-03-15',
      [
        '15 במרץ 2026',
        'לכבוד ד"ר אסף זמיר, רופא המשפחה',
        'הנדון: מר עידן כרמי, יליד 08/05/1993',
        'רקע: אסתמה קלה, נזלת אלרגית. כריתת שקדים בשנת 1999.',
        'בדיקות שהביא: IgE כללי 412 IU/mL ואאוזינופילים 8.3%',
        'מיום 11/02/2026. ספירומטריה: חסימה קלה הפיכה.',
        'המלצות: שטיפות מי מלח.',
        'בברכה,',
      ],
    ],
    [
      '2025-09-22',
      [
        'Printed 22/09/2025',
        'REPEAT ITEMS',
        'Atorvastatin 20 mg tablets, ONE at night',
        'Nitrofurantoin 100 mg capsules, twice daily for 3 days, 6 capsules, issued 11/08/2025',
      ],
    ],
  ])('%s', (day, lines) => {
    expect(factsOf('Wharfe Valley Centre', ...lines).date?.value).toBe(day)
  })
})

describe('what kind of page it is', () => {
  test.each([
    [
      'consultation',
      [
        'Patient: Milo Petra',
        'Visit: 10/16/2024, with his mother',
        'Seen by: Ann Soren, MD',
        'Why he came',
        'Barking cough for two nights.',
        'Plan',
        'Steam and fluids.',
      ],
    ],
    [
      'consultation',
      ['REFERRAL REQUEST', 'Date: 10/03/2025', 'Refer to: Gila Neurology', 'Patient: Ambrose Till'],
    ],
    [
      'consultation',
      [
        'מטופל: ראמי כהן',
        'תאריך ביקור: 11/12/2024',
        'תלונות',
        'שיעול ונזלת מזה 12 יום',
        'אבחנות',
        'סינוסיטיס חריפה',
      ],
    ],
    ['other', ['Parking permit', 'Visitors: two at a time', 'Valid for one day']],
  ])('%s', (kind, lines) => {
    expect(factsOf('Cottonwood House', ...lines).category.value).toBe(kind)
  })
})

describe('who made it', () => {
  test.each([
    [
      'a number of the page is no institution',
      null,
      ['Lab no. W-60217', 'Blood taken 17/06/2025', ...results],
    ],
    [
      'a health fund whose name begins with its trade',
      'בריאות הגליל',
      [
        'בריאות הגליל',
        'תוצאות לאורך זמן',
        'נתרן     140     mmol/L     135-145',
        'אשלגן     4.1     mmol/L     3.5-5.1',
      ],
    ],
    [
      'the institute above its laboratory',
      'המכון להמטולוגיה ארז',
      [
        'המכון להמטולוגיה ארז',
        'מעבדת קרישה',
        'נתרן     140     mmol/L     135-145',
        'אשלגן     4.1     mmol/L     3.5-5.1',
      ],
    ],
  ])('%s', (_what, name, lines) => {
    expect(factsOf(...lines).facility?.value ?? null).toBe(name)
  })

  test('a hospital goes before its department, whatever the language of its name', () => {
    expect(
      factsOf('Ysbyty Bryn Glas', 'Adran Patholeg / Pathology Department', ...results).facility?.value,
    ).toBe('Ysbyty Bryn Glas')
    expect(
      factsOf('מרכז רפואי מגדלי השקד', 'המכון לגסטרואנטרולוגיה', 'תאריך ביקור: 03.03.2025').facility?.value,
    ).toBe('מרכז רפואי מגדלי השקד')
  })

  test('who ordered is a person, and what an institution counts its people by is none', () => {
    expect(factsOf('Hill Clinic', 'Req. by DR K ASANTE', ...results).physician?.value).toBe('DR K ASANTE')
    expect(
      factsOf('Elm Hospital', 'Ordering client: Cedar Hollow Family Medicine', ...results).physician,
    ).toBeNull()
    const page = factsOf('Your hospital stay', 'Your doctor here: Dr. Colleen Abbott Your midwife: Jane Prud')
    expect(page.physician?.value).toBe('Dr. Colleen Abbott')
    expect(factsOf('Elm Hospital', 'NHI ZZZ0032 M', 'DOB 16/05/1954', ...results).patient).toBeNull()
    expect(factsOf("שם: לגב' זהבה אדלר", ...results).patient?.value).toBe("גב' זהבה אדלר")
  })

  test('a label without a colon is no part of a name, and a place is no physician', () => {
    const page = factsOf('Harbor Hospital', 'Ravenel, Tobias    Ordering Nadia Prokosch, MD', ...results)
    expect(page.physician?.value).toBe('Nadia Prokosch, MD')
    const report = factsOf(
      'Copper Imaging',
      'MRI ankle',
      'IMPRESSION',
      'No tear.',
      'Copy: Sylvan Urgent Care, MD',
    )
    expect(report.physician?.value ?? null).toBeNull()
  })
})
