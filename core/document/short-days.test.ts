import { expect, test } from 'vitest'
import { pageOfText } from '../extraction/testing/page-of-text'
import { readDocument } from './read'

/** The day of each result of the first row of a table under `titles`, on a page of a stay in July 2026. */
function daysUnder(
  titles: string,
  stay = 'Admitted: 13/07/2026   Discharged: 19/07/2026',
): (string | null)[] {
  const page = pageOfText([
    'Northmoor Hospital',
    'Discharge summary',
    stay,
    'Blood results',
    titles,
    'Lipase        2840      412       96        U/L',
    'Amylase       1310      188       110       U/L',
    'CRP           22        134       38        mg/L',
  ])
  return (
    readDocument(page)
      .results[0]?.rows.slice(0, 3)
      .map(({ date }) => date) ?? []
  )
}

const three = ['2026-07-13', '2026-07-16', '2026-07-19']

test.each([
  ['in figures', '              13/07     16/07     19/07'],
  ['beside other titles', 'Test          13/07     16/07     19/07     Units'],
  ['with points', '              13.07     16.07     19.07'],
  ['with the name of the month', '              13 Jul    16 Jul    19 Jul'],
])('days without their year, %s', (_how, titles) => {
  expect(daysUnder(titles)).toEqual(three)
})

test('the newest first', () => {
  expect(daysUnder('              19/07     16/07     13/07')).toEqual(three.toReversed())
})

test('the year is that of the days that the page prints in full', () => {
  expect(
    daysUnder('              28/12     31/12     02/01', 'Admitted: 27/12/2025   Discharged: 03/01/2026'),
  ).toEqual(['2025-12-28', '2025-12-31', '2026-01-02'])
})

test.each([
  ['in no order', '              13/07     10/07     19/07'],
  ['far from every day of the page', '              13/02     16/02     19/02'],
  ['that may be fractions', '              6/6       6/9       6/12'],
  ['of a number with a point', '              6.07      9.07      14.07'],
])('no days: %s', (_what, titles) => {
  expect(daysUnder(titles).every((date) => date === null)).toBe(true)
})
