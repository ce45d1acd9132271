import { expect, test } from 'vitest'
import { readingOrder } from './order'
import type { Word } from './page'

/** Words of one row as they stand from left to right. */
const row = (texts: readonly string[]): Word[] =>
  texts.map((text, at) => ({ text, box: [100 + at * 120, 100, 100, 26], confidence: 0.9, line: 1 }))

const cases: [readonly string[], string][] = [
  [['אסתמה', ',COPD', '2,', 'סוג', 'סוכרת'], 'סוכרת סוג 2, COPD, אסתמה'],
  [['אסתמה', ',COPD', ',2', 'סוג', 'סוכרת'], 'סוכרת סוג 2, COPD, אסתמה'],
  [['4.7', 'אשלגן', ',eGFR', '58', ',7.8%', 'סוכר'], 'סוכר 7.8%, eGFR 58, אשלגן 4.7'],
  [['mg/dL', '98', 'גלוקוז'], 'גלוקוז 98 mg/dL'],
  [['WBC', '11.9', 'K/uL', ':(23/11/25', '18:50)', 'מעבדה'], 'מעבדה 18:50) :(23/11/25 WBC 11.9 K/uL'],
  [['פריחה;', '-', 'ACE', 'מעכבי'], 'מעכבי ACE - פריחה;'],
  [['סוכר', 'נפילות', '-', 'AMARYL', '3', 'MG'], 'AMARYL 3 MG - נפילות סוכר'],
  [['mmol/L', '3.5', '-', '5.1', 'אשלגן'], 'אשלגן mmol/L 3.5 - 5.1'],
]
test.each(cases)('%j is read %s', (texts, expected) => {
  expect(
    readingOrder(row(texts), 'rtl')
      .map(({ text }) => text)
      .join(' '),
  ).toBe(expected)
})
