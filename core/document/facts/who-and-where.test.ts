import { describe, expect, test } from 'vitest'
import { pageOfText } from '../../extraction/testing/page-of-text'
import { readDocument } from '../read'

const factsOf = (...lines: string[]) => readDocument(pageOfText(lines)).facts

const results = [
  'Sodium          140      mmol/L     135-145',
  'Potassium       4.1      mmol/L     3.5-5.1',
  'Urea            5.0      mmol/L     2.5-7.8',
]

describe('who made a page', () => {
  test.each([
    ['no person', ['OKONKWO, BERNARD LEE    112-40-8831    DOB: APR 02,1961    MALE', ...results]],
    [
      'no page of results',
      ['TD תוצאות מעבדה', "שם: גב' רות לביא    ת.ז. 0-1234567-8", 'נתרן   140   mmol/L   135-145'],
    ],
    [
      'no sheet',
      ['סקר תקופתי', 'דף מעבדה', 'שם: מר דן כספי    ת.ז. 0-1234567-8', 'נתרן   140   mmol/L   135-145'],
    ],
    ['no illness', ['Crohn disease', 'Patient: Anna Berg   DOB: 03/04/1980', ...results]],
    [
      'no illness that a house may be for',
      ['Rheumatoid arthritis', 'Patient: Anna Berg   DOB: 03/04/1980', ...results],
    ],
    [
      'no word for any house',
      ['מעבדה רפואית 06/04/2026', 'שם: מר דן כספי    ת.ז. 0-1234567-8', 'נתרן   140   mmol/L   135-145'],
    ],
    [
      'no title',
      ['השוואת בדיקות מעבדה', 'שם: מר דן כספי    ת.ז. 0-1234567-8', 'נתרן   140   mmol/L   135-145'],
    ],
    [
      'not who referred',
      [
        'Patient: Mr Joseph Vella   Born 01/02/1950',
        'Referred by Dr Anna Borg, Rabat Health Centre',
        'Seen: 03/04/2025',
        'COPD and reflux are stable. Continue the inhalers.',
      ],
    ],
    [
      'not where one came from',
      ['Patient: Ida Lunt   DOB: 01/02/1950', 'Transferred from Millbrook General Hospital', ...results],
    ],
  ])('%s', (_what, lines) => {
    expect(factsOf(...lines).facility).toBeNull()
  })

  test.each([
    ['Harbor Lane Dental', ['Harbor Lane Dental', 'Patient: Anna Berg   DOB: 03/04/1980', ...results]],
    [
      'הוסטל בית הברוש',
      ['הוסטל בית הברוש', 'שם: מר דן כספי    ת.ז. 0-1234567-8', 'נתרן   140   mmol/L   135-145'],
    ],
    [
      'מכון נופית',
      [
        'מכון נופית.',
        'מעבדה רפואית, דרך העצמאות 88, יקנעם',
        'שם: מר דן כספי    ת.ז. 0-1234567-8',
        'נתרן   140   mmol/L   135-145',
      ],
    ],
    [
      'Pelican Shore Senior Living',
      [
        'Pelican Shore Senior Living',
        '12 Harbor Rd, Toledo, OH',
        'Medication list: Ruth P. Olsen, born 03/04/1940',
        'Lisinopril 10 mg once a day',
      ],
    ],
    [
      'Willow Bank Nursing Home',
      ['Willow Bank Nursing Home', 'Resident: TATE, HAROLD    DOB 03/04/1940', ...results],
    ],
    [
      'המרכז הרפואי נופי הים',
      [
        'המרכז הרפואי נופי הים',
        'מכון CT',
        'שם: מר דן כספי    ת.ז. 0-1234567-8',
        'CT חזה: ללא ממצאים חריגים.',
      ],
    ],
    [
      'OAK VALLEY VA MEDICAL CENTER',
      [
        'OKONKWO, BERNARD LEE    112-40-8831    DOB: APR 02,1961    MALE',
        'OAK VALLEY VA MEDICAL CENTER    LABORATORY REPORT',
        ...results,
      ],
    ],
    [
      'מכון סקר בריאות ארז',
      [
        'מכון סקר בריאות ארז',
        'דף מעבדה',
        'שם: מר דן כספי    ת.ז. 0-1234567-8',
        'נתרן   140   mmol/L   135-145',
      ],
    ],
  ])('%s', (name, lines) => {
    expect(factsOf(...lines).facility?.value).toBe(name)
  })
})

describe('whose page it is', () => {
  test.each([
    ['TATE, HAROLD', ['Willow Bank Nursing Home', 'Resident: TATE, HAROLD    DOB 03/04/1940', ...results]],
    [
      'Ruth P. Olsen',
      [
        'Pelican Shore Senior Living',
        'Medication list: Ruth P. Olsen, born 03/04/1940',
        'Lisinopril 10 mg once a day',
      ],
    ],
    [
      'OKONKWO, BERNARD LEE',
      [
        'OKONKWO, BERNARD LEE    112-40-8831    DOB: APR 02,1961    MALE',
        'OAK VALLEY VA MEDICAL CENTER',
        ...results,
      ],
    ],
  ])('%s', (name, lines) => {
    expect(factsOf(...lines).patient?.value).toBe(name)
  })

  test.each([
    [
      'a doctor in training',
      ['Millbrook General Hospital', 'Resident: Tom Archer, MD    Ward 5', ...results],
    ],
    ['a relative', ['Millbrook General Hospital', 'Mother: Ida Lunt, born 03/04/1940', ...results]],
  ])('%s is no patient', (_what, lines) => {
    expect(factsOf(...lines).patient).toBeNull()
  })
})

describe('whose document it is', () => {
  test.each([
    ['סיכום הרופא: אבנים בכליה, אנמיה. PSA תקין.'],
    ["Doctor's summary: Kidney Stones, anemia. PSA normal."],
    ['Referred by Dr Anna Borg, Rabat Health Centre'],
    ['הערות הרופא: יתר לחץ דם, אנמיה.'],
  ])('%s names no physician', (line) => {
    expect(factsOf('Outpatient clinic letter', line, 'Seen: 03/04/2025').physician).toBeNull()
  })

  test('who went over a list', () => {
    const lines = [
      'Medication list',
      'Made on 03/04/2026 with Dr. Ines Falk. Please bring it along.',
      'Lisinopril 10 mg once a day',
    ]
    expect(factsOf(...lines).physician?.value).toBe('Dr. Ines Falk')
  })

  test('a sentence about a doctor is no label', () => {
    const lines = [
      'Medication list',
      'It was made with Dr. Ines Falk and is now changed.',
      'Lisinopril 10 mg once a day',
    ]
    expect(factsOf(...lines).physician).toBeNull()
  })
})

describe('what kind of page it is', () => {
  test.each([
    [
      'discharge',
      [
        'Prairie Emergency Center',
        'After Visit Summary',
        'Diagnosis',
        'Sprained ankle',
        'Come back if the pain gets worse.',
      ],
    ],
    [
      'consultation',
      [
        'קופת חולים נופים',
        'תאריך ביקור: 04/09/2025',
        'אבחנות',
        'אסתמה',
        'בדיקה',
        'ריאות נקיות.',
        'המלצות',
        'ביקורת בעוד חודש.',
      ],
    ],
    [
      'consultation',
      [
        'After Visit Summary',
        'Prairie Family Clinic',
        'Diagnosis',
        'Sprained ankle',
        'Come back if the pain gets worse.',
      ],
    ],
  ])('%s', (kind, lines) => {
    expect(factsOf(...lines).category.value).toBe(kind)
  })
})
