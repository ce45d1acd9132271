import { expect, test } from 'vitest'
import { readDocument } from '../document/read'
import { extract } from './extract'
import { pageOfText } from './testing/page-of-text'

const studies = (...lines: string[]) =>
  extract(
    readDocument(pageOfText(['Northmoor Hospital', 'Discharge summary', 'Discharged 11/03/2025', ...lines])),
  )
    .filter(({ type }) => type === 'imaging')
    .map(({ name, date }) => `${name} ${date ?? '-'}`)

test('a study of two days is two facts, and what has no day is of the first', () => {
  expect(
    studies(
      'Investigations',
      'Echocardiogram 05/03/2025: apical ballooning, EF 35%; repeat echocardiogram 10/03/2025: EF 48%, no thrombus.',
      'The echocardiogram was reviewed by cardiology.',
    ),
  ).toEqual(['Echocardiogram 2025-03-05', 'Echocardiogram 2025-03-10'])
})

test('a study of one day is one fact, however often it is named', () => {
  expect(
    studies(
      'Investigations',
      'Echocardiogram 05/03/2025: apical ballooning. The echocardiogram showed EF 35%.',
    ),
  ).toEqual(['Echocardiogram 2025-03-05'])
})

const vaccines = (...lines: string[]) =>
  extract(readDocument(pageOfText(['Immunisation record', 'Name: Dora Kent', '', ...lines])))
    .filter(({ type }) => type === 'medication')
    .map(({ name, date }) => `${name} ${date ?? '-'}`)

test('doses of one vaccine in a table of those that were given are so many facts', () => {
  expect(
    vaccines(
      'Vaccine             Date given     Batch',
      'Hepatitis B         13/01/2020     AB12',
      'Hepatitis B         15/02/2020     AB19',
      'Hepatitis B         17/08/2020     AC03',
    ),
  ).toEqual([
    'Hepatitis B vaccine 2020-01-13',
    'Hepatitis B vaccine 2020-02-15',
    'Hepatitis B vaccine 2020-08-17',
  ])
})
