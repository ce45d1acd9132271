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
])('%s', (line, name) => {
  expect(patientOf('Marlow Hospital', line, 'Sodium 140 mmol/L')).toBe(name)
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
