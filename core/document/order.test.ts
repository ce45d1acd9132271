import { describe, expect, it, test } from 'vitest'
import { cellOf } from './cells'
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
  [['ואגן', 'בטן', 'CT', '70.', 'בגיל', 'נפטר'], 'נפטר בגיל 70. CT בטן ואגן'],
  [['נכלל', 'לא', 'CA-125', '21.', 'ביום', 'ייבדק'], 'ייבדק ביום 21. CA-125 לא נכלל'],
  [
    ['אשלגן', ',eGFR', '46', 'mL/min', '1.16', 'mg/dL', 'קריאטינין'],
    'קריאטינין 1.16 mg/dL eGFR 46 mL/min, אשלגן',
  ],
  [['בטן', '.CAP', '318', 'dB/m', '9.2,', 'kPa', 'כבד', 'קשיון'], 'קשיון כבד 9.2 kPa, CAP 318 dB/m. בטן'],
  [['PLT', '294', 'K/uL', 'HGB', '13.7', 'g/dL', 'מעבדה'], 'מעבדה PLT 294 K/uL HGB 13.7 g/dL'],
  [
    ['fL', '93.1', 'MCV', '(40-50),', '43.5%', 'המטוקריט', '(13.0-17.0),', '14.7', 'g/dL', 'המוגלובין'],
    'המוגלובין 14.7 g/dL (13.0-17.0), המטוקריט 43.5% (40-50), MCV 93.1 fL',
  ],
  [
    ['eGFR', '83', 'mL/min', ',(0.7-1.2)', '1.02', 'mg/dL', 'קריאטינין'],
    'קריאטינין 1.02 mg/dL (0.7-1.2), eGFR 83 mL/min',
  ],
  [['AST', '29', 'U/L', '41),', '(עד', 'ALT', '38', 'U/L', 'כבד'], 'כבד ALT 38 U/L (עד 41), AST 29 U/L'],
  [['WBC', '6.4', 'K/uL', '(4.0-11.0)', 'מעבדה'], 'מעבדה WBC 6.4 K/uL (4.0-11.0)'],
  [['mmol/L', '↓', '3.3', 'אשלגן'], 'אשלגן 3.3 ↓ mmol/L'],
  [['mg/L', '3.1', 'CRP', 'מעבדה'], 'מעבדה CRP 3.1 mg/L'],
  [[';14/05/2026', '2', 'מנה'], 'מנה 2 14/05/2026;'],
  [['mmol/L', '3.5', '-', '5.1', 'אשלגן'], 'אשלגן mmol/L 3.5 - 5.1'],
]
test.each(cases)('%j is read %s', (texts, expected) => {
  expect(
    readingOrder(row(texts), 'rtl')
      .map(({ text }) => text)
      .join(' '),
  ).toBe(expected)
})

describe('a cell of a right-to-left row that holds one result set from the right', () => {
  const told = (texts: readonly string[], direction: 'ltr' | 'rtl') => cellOf(row(texts), direction).text
  it('has its name first', () => expect(told(['1.0', 'INR'], 'rtl')).toBe('INR 1.0'))
  it('has its name first, whatever was read for its unit', () =>
    expect(told(['ון/א', '8.1', 'WBC'], 'rtl')).toBe('WBC 8.1 ון/א'))
  it('has its mark behind its number', () =>
    expect(told(['pg/mL', '↑', '842', 'NT-proBNP'], 'rtl')).toBe('NT-proBNP 842 ↑ pg/mL'))
  it('is nothing but a test: a number before other words stays there', () =>
    expect(told(['45', 'Tel'], 'rtl')).toBe('45 Tel'))
  it('of a Latin page is read as it stands', () => expect(told(['1.0', 'INR'], 'ltr')).toBe('1.0 INR'))
})
