import { expect, test } from 'vitest'
import { pageOfText } from '../../extraction/testing/page-of-text'
import { readDocument } from '../read'

const patientOf = (...lines: string[]) => readDocument(pageOfText(lines)).facts.patient?.value ?? null

test.each([
  ['NAME : SUDHA VENKAT (58Y/F)', 'SUDHA VENKAT'],
  ['Patient :Lalchand Lachhani (68y 6m / Male)', 'Lalchand Lachhani'],
  ['Name: Vadas Eszter (female)', 'Vadas Eszter'],
  ['Member: BEN-TOV AVRAHAM', 'BEN-TOV AVRAHAM'],
  ['Family member: Jane Moss', null],
  ['Patient / Pesakit: LIM SIEW FONG', 'LIM SIEW FONG'],
  ['Concerning: Mrs Ingrid Sole, born 02.12.1959', 'Mrs Ingrid Sole'],
  ['Patient Name          t Mr. Rajni Gund', 'Mr. Rajni Gund'],
  ['Name          Mr. KOSGI          VARDHAN', 'Mr. KOSGI VARDHAN'],
  ['Name          Mr Dummy          Identity          PN2', 'Mr Dummy'],
  ['Name:          NADIA          F/H’s Name:', 'NADIA'],
  ['Name          NADIA          Result', null],
  ['Visit summary - Ms Dana Ostrov, born 02/12/1985', 'Ms Dana Ostrov'],
  ['Well known - Ms Dana Ostrov here', null],
  ['Name          Mrs. PLO2          Billing Date    07/07/2023', 'Mrs. PL02'],
  ['Name:   MR ALI -          Requested: 11-Oct-2023', 'MR ALI'],
  ['Patient Name : Demo Patient Name          Lab No :', 'Demo Patient Name'],
  ['Name          DUMMY REPORT', 'DUMMY REPORT'],
  ['Name          Dummy          Result', null],
  ['ID: 266 - DEMO PATIENT (M)', 'DEMO PATIENT'],
  ['NAME OF HOSPITAI', null],
  ['Name: Renal Investigation', null],
  ['DOE, JOHN A          CONFIDENTIAL          Page 17 of 88', 'DOE, JOHN A'],
  ['DOE, JOHN A          CONFIDENTIAL', null],
  ['Thank you for seeing Agnes Moor, 67 years old, regarding pain', 'Agnes Moor'],
  ['Thank you for seeing Agnes Moor in the clinic', null],
  ['תודה על הפנייתה של דנה לוי, בת 50', 'דנה לוי'],
  ['History: Ms. Thornton was diagnosed with asthma', 'Ms. Thornton'],
  ['History: Mr. Thornton presented with cough', 'Mr. Thornton'],
  ['History: Mr. Thornton was the surgeon', null],
])('%s', (line, name) => {
  expect(patientOf('Marlow Hospital', line, 'Sodium 140 mmol/L')).toBe(name)
})

test('a form numbers and explains its label, and has small print between it and what is filled in', () => {
  const form = [
    "2. PATIENT'S NAME (Last Name, First Name)          3. PATIENT'S BIRTH DATE          SEX",
    '                                                         MM    DD    YY',
    'Jane Doe                                                 01    02    1970',
  ]
  expect(patientOf('Marlow Hospital', ...form)).toBe('Jane Doe')
})

test('the parts of the name of whom to call are not the patient’s', () => {
  const form = ['Emergency Contact 1:', 'First Name: CARLOS          Last Name: CALDERA']
  expect(patientOf('Marlow Hospital', ...form)).toBeNull()
  expect(patientOf('Marlow Hospital', ...form.slice(1))).toBe('CARLOS CALDERA')
})

test('the parts of a name in a row of a form, below their labels or over them', () => {
  const below = [
    'SURNAME          FORENAME          HOSPITAL NO',
    'DOE              John              4342571829',
  ]
  expect(patientOf('Marlow Hospital', ...below, 'Sodium 140 mmol/L')).toBe('John DOE')
  const over = ['Mary              Major             M', 'Last Name         First Name        MI']
  expect(patientOf('Vaccination Record Card', ...over, '1/6/58            012345abcd67')).toBe('Major Mary')
})
