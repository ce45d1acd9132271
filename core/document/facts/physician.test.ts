import { describe, expect, test } from 'vitest'
import { pageOfText } from '../../extraction/testing/page-of-text'
import { readDocument } from '../read'

const physicianOf = (...lines: string[]) => readDocument(pageOfText(lines)).facts.physician?.value ?? null

const rows = [
  'Test          Result          Unit          Reference Range',
  'Haemoglobin          13.1          g/dL          13 - 17',
  'Sodium          140          mmol/L          135 - 145',
  'Potassium          4.1          mmol/L          3.5 - 5.1',
]
const stay = ['DISCHARGE SUMMARY', 'Name: Mrs. Geeta Menon', 'CONDITION ON DISCHARGE: Stable']

describe('whose name is the physician’s', () => {
  test('a title in the cell of its label, the name in the next; who reads the slides signs below', () => {
    const page = ['Consultant Dr.          : Dr. Tara Mehta', ...rows, 'Dr. Ridha Kapadia, M.D. (Path)']
    expect(physicianOf(...page)).toBe('Dr. Tara Mehta')
  })

  test.each([
    ['Pathologist: Dr T Naidoo', 'Dr L Swan'],
    ['Haematologist: Dr T Naidoo', 'Dr T Naidoo'],
  ])('"%s" of a laboratory beside who referred', (line, name) => {
    expect(physicianOf('Referred by: Dr L Swan', ...rows, line)).toBe(name)
  })

  test('labels in a row, their values beneath: no label of a detail is a name', () => {
    const page = [
      'List of Prescribed Medications',
      'Physician Name          Physician Phone Number',
      'Leslie Holm          (112) 312-3456',
    ]
    expect(physicianOf(...page)).toBe('Leslie Holm')
    expect(
      physicianOf('Physician Name          Physician Phone Number', 'Clinic          12 Main Road'),
    ).toBeNull()
  })

  test.each([
    ['Requested by: 123 Main Street', null],
    ['Requested by: Dr. P.C CHITRA', 'Dr. P.C. CHITRA'],
    ['Requested by: Dr.Riddhi. M. Kapadia', 'Dr. Riddhi M. Kapadia'],
    ['Requested by: Dr, Tara Mehta', 'Dr. Tara Mehta'],
    ['Requested by: Dr. (Mrs.) Manel Ratna', 'Dr. Manel Ratna'],
    ['Requested by: Prof. Dr. Lies Vermeer', 'Prof. Dr. Lies Vermeer'],
    ['Requested by: Dr V SandeepMD(Path)', 'Dr V Sandeep MD'],
  ])('%s', (line, name) => {
    expect(physicianOf(line, ...rows)).toBe(name)
  })

  test('the title of a column and a drug that was asked for are no doctor', () => {
    const drugs = [
      'Drug Name          Route          Prescribing MD',
      'Folic Acid 1 mg     Oral     Dr. S. Patel',
    ]
    expect(physicianOf('Attending Physician:          Dr. Sandra K. Patel', ...drugs)).toContain('Patel')
    expect(physicianOf('ADALIMUMAB PA EXAMPLE A', ...rows)).toBeNull()
  })

  test('a practice is called after its doctor', () => {
    const page = ['Dr. Ahmed Abdul General Practice', 'Visit Reason:          Initial Consultation']
    expect(physicianOf(...page)).toBe('Dr. Ahmed Abdul')
    expect(physicianOf('Marlow General Practice', 'Visit Reason:          Initial Consultation')).toBeNull()
  })

  test('who is on duty saw nobody', () => {
    const line = 'Dr Ola Fashina, Specialty Doctor Consultant on duty: Dr Priya Menon'
    expect(physicianOf('Emergency Department', 'Diagnosis', 'Right distal radius fracture', line)).toBe(
      'Dr Ola Fashina',
    )
  })

  test('with whom a stay is reviewed speaks where nobody else is named', () => {
    const review = 'To review with Dr. Kavya Krishna after 2 weeks with prior appointment.'
    expect(physicianOf(...stay, review)).toBe('Dr. Kavya Krishna')
    expect(physicianOf(...stay, 'Consultant: Dr. R. Iyer', review)).toBe('Dr. R. Iyer')
    expect(physicianOf(...rows, review)).toBeNull()
  })

  test('"Surgeons" and "Primary" beside a name', () => {
    expect(physicianOf(...stay, 'Surgeons          Dr. BALA REDDY')).toBe('Dr. BALA REDDY')
    expect(physicianOf(...stay, 'Primary          Dr. BALA REDDY')).toBe('Dr. BALA REDDY')
  })
})
