import { expect, test } from 'vitest'
import { sheet } from '../../../tests/support/page'
import { pageOfText } from '../../extraction/testing/page-of-text'
import { readDocument } from '../read'

const results = [
  'נתרן      140      139      141      mmol/L',
  'אשלגן      4.1      4.4      4.0      mmol/L',
]

test.each([
  [
    'of columns under days the newest is the page’s, whatever heads the names',
    ['קופת חולים אלה', 'בדיקה      09/01/2024      21/01/2025      13/01/2026      יחידות', ...results],
    '2026-01-13',
  ],
  [
    'of a sheet with the hours of coming and going',
    [
      'המרכז הרפואי נחל ברוש      דף חדר מיון',
      'כהן יעקב      ת.ז. 0-0000000-0      ת. לידה 04/02/1946      מין: ז',
      'כניסה: 10:18 30/05/2026      יציאה: 17:05 31/05/2026      הגעה: אמבולנס      דחיפות 3',
      'סיבת הפניה',
      'נפילה בבית. ללא אובדן הכרה.',
    ],
    '2026-05-31',
  ],
])('%s', (_what, lines, day) => {
  expect(readDocument(pageOfText(lines)).facts.date?.value).toBe(day)
})

test('a sign before a name, hardly read, is no part of it', () => {
  const page = sheet([
    { lines: ['oll Bellwether Pathology'], x: 80, y: 60, size: 60 },
    { lines: ['Patient: Anna Berg   DOB: 03/04/1980', 'Sodium   140   mmol/L   135-145'], x: 80, y: 260 },
  ])
  const words = page.words.map((word) => (word.text === 'oll' ? { ...word, confidence: 0.6 } : word))
  expect(readDocument({ ...page, words }).facts.facility?.value).toBe('Bellwether Pathology')
})
