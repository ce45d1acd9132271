import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { extract } from '../extract'

const dates = (text: string) =>
  Object.fromEntries(
    extract(readDocument(typed(text))).flatMap(({ type, name, date }) =>
      type === 'lab' ? [[name, date]] : [],
    ),
  )

const sheet = (name: string, value: string, comment = '') => `
Collected: 14/04/2026
Test                        Result                   Units      Range
Glucose                     139                      mg/dL      70 - 99
${name.padEnd(28)}${value.padEnd(25)}%          4.0 - 5.6      ${comment}
Potassium                   4.4                      mmol/L     3.5 - 5.1`

test.each([
  ['HbA1c (02/02/2026)', '7.6', ''],
  ['HbA1c', '7.6 (02/02/2026)', ''],
  ['HbA1c', '7.6 (from 2 Feb 2026)', ''],
  ['HbA1c', '7.6', '(drawn 02/02/2026)'],
])('a day in brackets is of its own test alone: %s %s %s', (name, value, comment) => {
  const found = dates(sheet(name, value, comment))
  expect(found['Hemoglobin A1c']).toBe('2026-02-02')
  expect(found).toMatchObject({ Glucose: '2026-04-14', Potassium: '2026-04-14' })
})

test('one that tells of something else dates no result', () => {
  for (const comment of ['(repeat 02/05/2026)', '(reported 15/04/2026)', '(due 02/05/2026)']) {
    expect(dates(sheet('HbA1c', '7.6', comment))['Hemoglobin A1c']).not.toMatch(/2026-05|04-15/)
  }
})

test('a column keeps its day where one cell has another', () => {
  const found = dates(`
Test                09/06/2025             Units
Sodium              138                    mmol/L
Potassium           4.9 (12/06/2025)       mmol/L
Creatinine          134                    umol/L`)
  expect(found).toMatchObject({ Sodium: '2025-06-09', Potassium: '2025-06-12', Creatinine: '2025-06-09' })
})
