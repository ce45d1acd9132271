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
  [['ואגן', 'בטן', 'CT', '70.', 'בגיל', 'נפטר'], 'נפטר בגיל 70. CT בטן ואגן'],
  [['נכלל', 'לא', 'CA-125', '21.', 'ביום', 'ייבדק'], 'ייבדק ביום 21. CA-125 לא נכלל'],
  [
    ['אשלגן', ',eGFR', '46', 'mL/min', '1.16', 'mg/dL', 'קריאטינין'],
    'קריאטינין 1.16 mg/dL eGFR 46 mL/min, אשלגן',
  ],
  [['בטן', '.CAP', '318', 'dB/m', '9.2,', 'kPa', 'כבד', 'קשיון'], 'קשיון כבד 9.2 kPa, CAP 318 dB/m. בטן'],
  [['PLT', '294', 'K/uL', 'HGB', '13.7', 'g/dL', 'מעבדה'], 'מעבדה PLT 294 K/uL HGB 13.7 g/dL'],
  [['mmol/L', '3.5', '-', '5.1', 'אשלגן'], 'אשלגן mmol/L 3.5 - 5.1'],
]
test.each(cases)('%j is read %s', (texts, expected) => {
  expect(
    readingOrder(row(texts), 'rtl')
      .map(({ text }) => text)
      .join(' '),
  ).toBe(expected)
})
