import { expect, test } from 'vitest'
import { typed } from '../../tests/support/page'
import { readDocument } from './read'
import { isDayLike } from './title-days'

const days = ['17 Feb 25', '26Jan 26', '200ct 25', '17-Feb-2025', "3 Mar '25", '12/05/2026', 'May 12, 2026']
test.each(days)('%s has the shape of a day', (text) => expect(isDayLike(text)).toBe(true))

const others = ['Visit 3', 'Feb', 'Result', '25 OH', 'Sodium 139 mmol', '26 weeks']
test.each(others)('%s has not', (text) => expect(isDayLike(text)).toBe(false))

test('a column whose day lost a space has that day', () => {
  const page = typed(`
Interval        Units       Test           17 Feb 25    200ct 25    26Jan 26    11 May 26
135 - 145       mmol/L      Sodium         139          140         137         134
3.5 - 5.2       mmol/L      Potassium      4.7          5.0         5.3         5.6
60 - 105        umol/L      Creatinine     88           81          92          93`)
  const found = readDocument(page).results.flatMap(({ rows }) =>
    rows.map(({ name, value, date }) => `${name.text} ${value.text} ${date}`),
  )
  expect(found).toContain('Sodium 140 2025-10-20')
  expect(found).toContain('Potassium 5.3 2026-01-26')
  expect(found).toHaveLength(12)
})

test('a title that is a number in a unit is no day', () => {
  const page = typed(`
Test           12mg 50      Result
Sodium         139          140
Potassium      4.7          5.0`)
  const dates = readDocument(page).results.flatMap(({ rows }) => rows.map(({ date }) => date))
  expect(dates.filter((date) => date !== null)).toEqual([])
})
