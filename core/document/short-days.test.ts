import { expect, test } from 'vitest'
import { typed } from '../../tests/support/page'
import { readDocument } from './read'

const results = (head: string, stay: string) =>
  readDocument(
    typed(`
Discharge summary
${stay}
Laboratory
${head}
Lipase        2840    412     96      U/L
ALT           318     142     61      U/L
Hemoglobin    13.7    12.4    12.6    g/dL`),
  ).results.flatMap(({ rows }) => rows.map(({ name, value, date }) => `${name.text} ${value.text} ${date}`))

const days = '              13/07   16/07   19/07'

test('days without a year at the head of columns are those of the stay', () => {
  const found = results(days, 'Admitted: 13/07/2026   Discharged: 19/07/2026   Born: 11/04/1955')
  expect(found).toHaveLength(9)
  expect(found).toContain('Lipase 2840 2026-07-13')
  expect(found).toContain('ALT 142 2026-07-16')
  expect(found).toContain('Hemoglobin 12.6 2026-07-19')
})

test.each([
  ['no two days of the page hold them', days, 'Admitted: 14/07/2026   Discharged: 19/07/2026'],
  ['the days of the page are years apart', days, 'Admitted: 13/07/2024   Discharged: 19/07/2026'],
  [
    'they do not follow one another',
    '              19/07   13/07   16/07',
    'From: 01/07/2026   To: 31/07/2026',
  ],
])('%s: no year is given to them', (_, head, stay) => {
  expect(results(head, stay).filter((one) => /2026|2024/.test(one))).toEqual([])
})
