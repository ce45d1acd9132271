import { describe, expect, test } from 'vitest'
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
  ])('%s is no institution', (title) => {
    expect(factsOf(title, 'Patient Name: John Doe', 'Hemoglobin: 14.5 g/dL').facility).toBeNull()
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
