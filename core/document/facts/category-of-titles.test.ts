import { describe, expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { pageOfText } from '../../extraction/testing/page-of-text'
import { readDocument } from '../read'

const factsOf = (text: string) => readDocument(typed(text)).facts
const categoryOf = (text: string): string => factsOf(text).category.value

const drugs = `
Medications you take now
Paracetamol 500 mg tablet twice daily
Lisinopril 10 mg tablet once daily`

describe('what a page is', () => {
  test.each([
    ['תשובת CT בטן עם חומר ניגוד', 'imaging'],
    ['פרוטוקול ועדה רפואית', 'other'],
    ['סיכום בדיקת התפתחות - גיל 18 חודשים', 'consultation'],
    ['סיכום מחזור טיפול IVF', 'consultation'],
    ['סיכום אשפוז', 'discharge'],
  ])('%s: %s', (title, kind) => {
    const page = pageOfText([title, 'שם: דנה לוי', 'תאריך: 05/07/2026', 'הבדיקה המבוקשת: CT בטן ואגן'])
    expect(readDocument(page).facts.category.value).toBe(kind)
  })

  test('seen on a day and thanked for coming; a hearing that was tested', () => {
    expect(
      categoryOf('Seen 2026-04-09 by Dr. Mei Zhou, oncology.\nAssessment and plan\nTolerating well.'),
    ).toBe('consultation')
    expect(
      categoryOf('Date of evaluation: 06/03/2026\nHISTORY\nLoss of hearing.\nOTOSCOPY\nRight: clear.'),
    ).toBe('consultation')
    expect(categoryOf('The form was seen 2026-04-09 and filed.\nTolerating well.')).toBe('other')
  })

  test('a bill is one, whatever stands in it as if it were a title', () => {
    const charged = 'Date of discharge: 08/03/2024\nLaboratory Tests      0\nRadiology Scan Report      0'
    expect(categoryOf(`Marlow Hospital\nINPATIENT DISCHARGE BILL\n${charged}`)).toBe('other')
    expect(categoryOf(`Marlow Hospital\nDischarge Summary\n${charged}`)).toBe('discharge')
  })

  test('who was seen may have been given drugs', () => {
    const seen = 'Chief Complaint\nhaemorrhoids\nReview of systems\nas noted\nPast Medical History\nnone\n'
    const drugs = 'Social History\nnone\nQty: 320 ml Refills: 0'
    expect(categoryOf(seen + drugs)).toBe('consultation')
    expect(categoryOf(`Chief Complaint\nhaemorrhoids\n${drugs}`)).toBe('prescription')
  })

  test('tissue that was looked at is a laboratory’s', () => {
    const history =
      'Clinical Information:\nImaging studies (including MRI and CT scans) highlighted a mass in the soft tissue of the right side.\n'
    const looked = 'Macroscopic Description:\nLocation: right-sided soft tissue\nAppearance: pale tissue.'
    expect(categoryOf(`CENTRAL PATHOLOGY SERVICES\n${history}${looked}`)).toBe('lab')
    expect(categoryOf('Immunohistochemical Analysis\nNuclear features: pleomorphic nuclei.')).toBe('lab')
  })

  test('the last page of a stay lists drugs for home', () => {
    const stay =
      'PATIENT TOLERATED THE PROCEDURE WELL, DISCHARGED IN VITALLY STABLE CONDITION\nDischarge Medication'
    expect(categoryOf(`${stay}${drugs}`)).toBe('discharge')
    expect(categoryOf(`Medication list${drugs}`)).toBe('prescription')
  })
})

describe('the day of a page', () => {
  test.each([
    ['Name: Desmond Ache Date of birth: 11/06/1967 Date completed: 22/09/2025', '2025-09-22'],
    ['Name: Desmond Ache Date of birth: 11/06/1967 Treatment completed: 22/09/2025', null],
    ['Dr. Ahmed Abdul        Progress note: 22/09/2025 at 2:26 pm', '2025-09-22'],
    ['Born 13/06/1967        Date of evaluation: 22/09/2025', '2025-09-22'],
  ])('%s', (line, day) => {
    expect(
      factsOf(`NEW PATIENT PAGE\nMarlow Surgery\n${line}\nHigh blood pressure`).date?.value ?? null,
    ).toBe(day)
  })
})
