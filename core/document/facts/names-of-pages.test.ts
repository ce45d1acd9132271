import { describe, expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { pageOfText } from '../../extraction/testing/page-of-text'
import { readDocument } from '../read'

const factsOf = (...lines: string[]) => readDocument(pageOfText(lines)).facts

const vitals = [
  'Heart Rate: 78',
  'Respiratory Rate: 16',
  'Blood Pressure: 140/90 mmHg',
  'Weight: 80',
  'Height: 170',
]

describe('who made a page, and when', () => {
  test.each([
    ['Past Hospital Visits'],
    ['Lab Results'],
    ['Diagnostic Report'],
    ['Different laboratories generate'],
    ['Diagnostic Investigations'],
    ['Physician Hospital Discharge Summary'],
    ['HEALTH PLAN'],
    ['Performing Labs'],
    ['Reporting Date/Time Clinical Pathology'],
    ['Clinical Laboratory Report ee'],
    ['Home health; No'],
  ])('%s is no institution', (title) => {
    expect(factsOf(title, 'Patient Name: John Doe', 'Hemoglobin: 14.5 g/dL').facility).toBeNull()
  })

  test('a word of a sign in two parts', () => {
    const { facility } = factsOf('CITY GEN ERAL HOSPITAL', 'Patient Name: John Doe', 'Hemoglobin: 14.5 g/dL')
    expect(facility?.value).toBe('CITY GENERAL HOSPITAL')
  })

  test('from when a policy counts and when a drug was fetched is no day of the page', () => {
    const page = ['Clinic record', 'Effective Date: 01/01/2024', 'Generated: 14/11/2024']
    expect(factsOf(...page).date?.value).toBe('2024-11-14')
    const drugs = ['Medication list', 'Last Updated: 28 Aug 2013', 'Last Filled On: 11 Dec 2012']
    expect(factsOf(...drugs).date?.value).toBe('2013-08-28')
  })

  test('a house of medicine is no heading of a family’s illnesses', () => {
    const { facility } = factsOf(
      'HORIZON FAMILY MEDICAL CENTER',
      '',
      'Diagnostic Investigations',
      '',
      ...vitals,
    )
    expect(facility?.value).toBe('HORIZON FAMILY MEDICAL CENTER')
  })

  test('a word that any institution may have is no name', () => {
    const { facility } = factsOf('Healthcare', 'Sierra Valley Medical Institute INC', ...vitals)
    expect(facility?.value).toBe('Sierra Valley Medical Institute INC')
  })

  test('a label is no physician, and the patient is none', () => {
    const { physician } = factsOf(
      'Name          Mr Dummy',
      'Doctor Information',
      'Doctor Unique ID: DR73125A',
    )
    expect(physician).toBeNull()
  })

  test('the dates of a table are those of its rows', () => {
    const { date } = factsOf(
      'Past Hospital Visits',
      'Date            Reason',
      '15/09/2023      Routine Checkup',
      '01/08/2023      Medication Refill',
      '18/07/2023      Annual Exam',
      'Sierra Valley Medical Institute    22/04/2025',
    )
    expect(date?.value).toBe('2025-04-22')
  })
})

describe('details that follow one another in one line', () => {
  test('a full stop ends the name, and the next label', () => {
    const { patient, physician } = factsOf(
      'בית מרקחת הנמל',
      "שם: גב' ברוריה כץ. ת. לידה: 03/10/1943. עודכן: 12/05/2025.",
      'רופא מטפל: ד"ר שלמה טננבאום. רוקחת: הדס יפרח',
      'Norvasc 5 mg פעם ביום בבוקר',
    )
    expect(patient?.value).toContain('ברוריה כץ')
    expect(physician?.value).toBe('ד"ר שלמה טננבאום')
  })

  test('who read the pictures comes before who asked for them', () => {
    const { patient, physician } = factsOf(
      'מכון הדמיה קשתות',
      'שם: נחום אלבז. ת.ז. 05049221-3. תאריך לידה: 27/04/1957',
      'תאריך בדיקה: 03/02/2025. רופאה מפנה: ד"ר סיגלית ממו',
      'CT חזה עם חומר ניגוד',
      'ממצאים',
      'בקע סרעפתי קטן.',
      'סיכום',
      'אמפיזמה.',
      'פענח: ד"ר זיו רוטשילד, מומחה ברדיולוגיה. טכנאית: לובה פרנקל',
    )
    expect(patient?.value).toBe('נחום אלבז')
    expect(physician?.value).toBe('ד"ר זיו רוטשילד')
  })

  test.each(['Ingrid Halvorsen', 'David Page'])(
    '%s ends where the next label begins, and not before',
    (name) => {
      const { patient } = factsOf('Juniper Flats Health Center', `Name: ${name} DOB: 10/27/1957`, ...vitals)
      expect(patient?.value).toBe(name)
    },
  )

  test.each([
    ['HUTCHINS, DALE ROBERT', 'HUTCHINS, DALE ROBERT   XXX-XX-4417   DOB: NOV 02,1951   M'],
    [undefined, 'HUTCHINS BLOOD BANK   XXX-XX-4417   Loc: PRIMARY CARE'],
  ])('a number with hidden figures stands between a name and its birth: %s', (name, line) => {
    expect(factsOf('Cedar Bluff Medical Center', line, ...vitals).patient?.value).toBe(name)
  })

  test('a house and its street are no name', () => {
    const { patient } = factsOf(
      'Glenaire Medical Practice',
      '9 Quarry Bank, Newry',
      'DoB 21/04/1946 Age 78y',
      ...vitals,
    )
    expect(patient).toBeNull()
  })

  test('the day of the visit comes before the day of a result', () => {
    const { date } = factsOf(
      'קופת חולים ארבל',
      'תאריך ביקור: 11/12/2024',
      'נזלת סמיכה',
      'מיום 01/12/2024: גלוקוז 97 mg/dL',
    )
    expect(date?.value).toBe('2024-12-11')
  })
})

describe('the head of a Hebrew page', () => {
  const page = (...lines: string[]) => readDocument(typed(lines.join('\n'), { rtl: true })).facts
  const rows = ['בדיקה      תוצאה     יחידות', 'WBC        6.3       10^3/uL', 'HGB        12.7      g/dL']

  test('a name and a sex in one cell, the number beside them', () => {
    const { patient } = page(
      'המרכז הרפואי גבעת השקמים',
      'בן-הרוש יפה, נקבה      ת.ז. 0-0714926-6      ת. לידה 06/07/1951',
      ...rows,
    )
    expect(patient?.value).toBe('בן-הרוש יפה')
  })

  test('a few small Latin letters end no Hebrew name', () => {
    expect(page('מכון מדילב ox', 'תעודת בדיקה', ...rows).facility?.value).toBe('מכון מדילב')
    expect(page('מכון מדילב MRI', 'תעודת בדיקה', ...rows).facility?.value).toBe('מכון מדילב MRI')
  })

  test('a local laboratory is no name beside that of its clinic', () => {
    const { facility } = page(
      'מרפאות אורן - קריית טבעון',
      'מעבדה מקומית | רחוב האלונים 9 | פתוח א-ה 07:00-10:00',
      'בדיקות שתן',
      ...rows,
    )
    expect(facility?.value).toContain('מרפאות אורן')
  })
})
