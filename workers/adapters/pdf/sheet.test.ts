import { expect, test } from 'vitest'
import { fontOf } from '../../../tests/support/fonts'
import { linesPrinted } from '../../../tests/support/printed'
import { linesOf, sheetPdf, type Paragraph, type Sheet } from './sheet'

const sheet = (direction: Sheet['direction'], ...texts: readonly string[]): Sheet => ({
  title: 'Summary',
  madeAt: '2026-03-10T08:00:00.000Z',
  language: direction === 'ltr' ? 'en' : 'he',
  direction,
  paragraphs: texts.map((text): Paragraph => ({ kind: 'item', text })),
  unprinted: 'Some letters are not printed.',
})
const printed = async (...of: Parameters<typeof sheet>) => linesPrinted(await sheetPdf(sheet(...of), fontOf))

test.each([
  ['a name and its number', 'HbA1c 7.2 % (4.0–5.6)', 'HbA1c 7.2 % (4.0–5.6)'],
  ['signs that the font lacks, in others that say the same', 'eGFR ≥ 90, CRP ≤ 5, 3 μg → 4 µg', 'eGFR >= 90, CRP <= 5, 3 μg -> 4 μg'],
  ['Greek, Cyrillic and Polish', 'β-hCG, Мария, Łódź', 'β-hCG, Мария, Łódź'],
  ['Hebrew within English', 'Called \u2068סוכרת 2\u2069 (type 2)', 'Called 2 תרכוס (type 2)'],
])('as it stands on paper, from the left: %s', async (_title, text, line) => {
  expect(await printed('ltr', text)).toEqual([line, '1 / 1'])
}) // prettier-ignore

test.each([
  ['a number stays as it is', 'סוכר 7.25 גבוה', 'הובג 7.25 רכוס'],
  ['Latin letters, a range and brackets', 'המוגלובין \u2068HbA1c 7.2 %\u2069 (\u20684.0–5.6\u2069)', '(4.0–5.6) HbA1c 7.2 % ןיבולגומה'],
  ['two numbers keep their order of reading', 'מ-120 ל-95', '95-ל 120-מ'],
  ['a geresh and a date', 'ד״ר לוי, Mar 12, 2024', 'Mar 12, 2024 ,יול ר״ד'],
])('from the right: %s', async (_title, text, line) => {
  expect(await printed('rtl', text)).toEqual([line, '1 / 1'])
}) // prettier-ignore

test('the same text is the same sheet, to the byte', async () => {
  const made = () => sheetPdf(sheet('rtl', 'סוכר 7.25'), fontOf)
  expect(await made()).toEqual(await made())
})

test('what has no letter is a question mark, and the sheet says so', async () => {
  expect(await printed('ltr', 'Dr 李')).toEqual(['Dr ?', 'Some letters are not printed.', '1 / 1'])
})

test('nothing is cut off: long words break, long texts go on', async () => {
  const word = 'Pneumono'.repeat(40)
  const items = Array.from({ length: 90 }, (_, n) => `Item ${n + 1} of the record`)
  const lines = await printed('ltr', word, ...items)
  expect(lines.slice(0, 4).join('')).toContain(word)
  for (const item of items) expect(lines).toContain(item)
  expect(lines.at(-1)).toBe('3 / 3')
})

test('lines break at spaces, and none is wider than it may be', () => {
  const text = 'one two three four-five six'
  const lines = linesOf(text, (from, to) => to - from, 9)
  expect(lines.map(([from, to]) => text.slice(from, to))).toEqual(['one two', 'three', 'four-five', 'six'])
})
