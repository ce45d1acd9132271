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
