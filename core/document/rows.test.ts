import { describe, expect, test } from 'vitest'
import { sheet, typed } from '../../tests/support/page'
import type { Word } from './page'
import { readDocument } from './read'
import { rowsOf } from './rows'

const texts = (rows: readonly (readonly Word[])[]) =>
  rows.map((row) => row.map((word) => word.text).join(' '))

describe('rows', () => {
  test('a page that is not quite straight keeps its rows', () => {
    const lines = Array.from(
      { length: 12 },
      (_, index) => `name${index}      value${index}        unit${index}       range${index}`,
    )
    const page = typed(lines.join('\n'), { slope: 0.03, pitch: 34 })
    expect(texts(rowsOf(page.words))).toEqual(lines.map((line) => line.replace(/\s+/g, ' ')))
  })
  test('nor one that lay in no plane, whose columns would meet those of the next line when turned', () => {
    const columns = [0.05, 0.35, 0.6, 0.95]
    const lines = Array.from({ length: 14 }, (_, at) => columns.map((_across, column) => `w${at}-${column}`))
    const page = lines.flatMap((cells, at) =>
      cells.map((text, column): Word => {
        const across = columns[column]!
        const y = 100 + 30 * at + 8 * across + 14 * 4 * across * (1 - across)
        return { text, box: [1000 * across, y, 80, 20], confidence: 0.9, line: columns.length * at + column }
      }),
    )
    expect(texts(rowsOf(page))).toEqual(lines.map((cells) => cells.join(' ')))
  })

  test('boxes that run into the next line are told apart by the engine’s lines', () => {
    const word = (text: string, x: number, y: number, height: number, line: number): Word => ({
      text,
      box: [x, y, 80, height],
      confidence: 0.9,
      line,
    })
    const page = [
      word('Date', 100, 470, 46, 1),
      word('Collected', 190, 468, 50, 1),
      word('03/04/2024', 100, 492, 40, 2),
      word('08:12', 190, 498, 28, 2),
    ]
    expect(texts(rowsOf(page))).toEqual(['Date Collected', '03/04/2024 08:12'])
  })
})

describe('reading order', () => {
  const read = (line: string) =>
    readDocument(typed(`שם: דוד לוי\nכתובת: רחוב הרצל\n${line}`, { rtl: true })).lines[2]?.text
  // A line as it is spoken; set from right to left by the page, it has to be read back the same.
  const lines = `
Aspirin 100 mg פעם ביום
להמשיך Plavix 75 mg למשך שנה
בוצע צנתור ב-30/01/2022 עם השתלת תומכן
CRP 96 mg/L בקבלה
המוגלובין 10.2 לויקוציטים 15.8
מצב לאחר NSTEMI
`
  test.each(lines.trim().split('\n'))('%s', (line) => {
    expect(read(line)).toBe(line)
  })

  test('a unit that a right-to-left paragraph puts before its number follows it', () => {
    const page = typed('להעלות את המינון\nבבוקר', { rtl: true })
    const word = (text: string, x: number, width: number): Word => ({
      text,
      box: [x, 400, width, 24],
      confidence: 0.9,
      line: 9,
    })
    const words = [
      ...page.words,
      word('בבוקר', 900, 60),
      word('mg', 970, 24),
      word('7.5', 1004, 36),
      word('ל-', 1050, 24),
    ]
    expect(readDocument({ ...page, words }).lines[2]?.text).toBe('ל- 7.5 mg בבוקר')
  })

  // Words as they stand from left to right, and the line as it is spoken.
  const stops = `
TSH 2.1 .LDL 68 תקין | תקין LDL 68. TSH 2.1
WBC 0.41, mg/dL קריאטינין | קריאטינין 0.41 mg/dL, WBC
EMG 3.6. mmol/L גלוקוז | גלוקוז 3.6 mmol/L. EMG
LDL 168 mg/dL 244, mg/dL כולסטרול | כולסטרול 244 mg/dL, LDL 168 mg/dL
שלילי RF ,4.1 mg/dL אורית חומצה | חומצה אורית 4.1 mg/dL, RF שלילי
LDL 162 .(03/11/2024) HbA1c 5.6% היום | היום HbA1c 5.6% (03/11/2024). LDL 162
LDL 162 mg/dL, HDL 41 mg/dL היום | היום LDL 162 mg/dL, HDL 41 mg/dL
Clexane 40. mg היום | היום Clexane 40. mg
Hb 9.1, 9.4 היום | היום Hb 9.1, 9.4
`
  test.each(stops.trim().split('\n'))('a stop at the left edge of a phrase ends it: %s', (line) => {
    const [printed = '', spoken] = line.split(' | ')
    const page = typed('בדיקות דם\nאקו לב', { rtl: true })
    const words = printed.split(' ').map((text, at): Word => ({
      text,
      box: [100 + 80 * at, 400, 60, 24],
      confidence: 0.9,
      line: 9,
    }))
    expect(readDocument({ ...page, words: [...page.words, ...words] }).lines[2]?.text).toBe(spoken)
  })
})

test('two dense columns are read one after the other, a letterhead before and a signature after them', () => {
  const page = sheet([
    { lines: ['GREENHILL HOSPITAL   Discharge summary of a patient of the medical ward'], x: 80, y: 60, size: 30 },
    { lines: ['DIAGNOSES', '1. Acute pancreatitis', '2. Gallstones', '3. Hypertension', 'ALLERGIES', 'Codeine: vomiting', 'HOSPITAL COURSE', 'Settled with fluids.'], x: 80, y: 180 },
    { lines: ['DISCHARGE MEDICATIONS', 'Amlodipine 5 mg daily', 'Omeprazole 20 mg daily', 'FOLLOW-UP', 'Clinic in six weeks.', 'No alcohol please.', 'Low fat diet advised.'], x: 860, y: 196 },
    { lines: ['Signed by Dr Ann Archer, consultant physician of this hospital for the whole of the medical team'], x: 80, y: 640 },
  ]) // prettier-ignore
  const document = readDocument(page)
  expect(document.sections.map((section) => section.kind)).toEqual([
    'header',
    'diagnoses',
    'allergies',
    'course',
    'medications-discharge',
    'recommendations',
  ])
  expect(document.sections[4]?.lines.map((line) => line.text)).toEqual([
    'Amlodipine 5 mg daily',
    'Omeprazole 20 mg daily',
  ])
})
