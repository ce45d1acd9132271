import { describe, expect, test } from 'vitest'
import { readDocument } from '../../document/read'
import { pageOfText } from '../testing/page-of-text'
import { locate } from './align'
import { pageLetters } from './letters'

const lab = [
  'Northfield Clinical Laboratories',
  'Test            Result    Flag    Units     Reference',
  'Glucose         147       H       mg/dL     65-99',
  'Creatinine      0.90              mg/dL     0.50-0.99',
  'Hernoglobin     13.5              g/dL      12.0-16.0',
  'Glucose         141       H       mg/dL     65-99',
]
const letter = [
  'Discharge summary',
  'The patient is a 64 year old man with Iong-standing hypertension and type 2 diabetes',
  'mellitus, treated with metformin 850mg twice a day and atorvastatin 20 mg at night.',
  'No history of HTN crisis.',
]
const hebrew = [
  'סיכום אשפוז',
  'אבחנות: יתר לחץ דם, סוכרת סוג 2',
  'טיפול תרופתי: Metformin 850 mg פעמיים ביום',
]

const words = (lines: readonly string[], quote: string, line: number | null = null) => {
  const document = readDocument(pageOfText(lines))
  return (
    locate(quote, pageLetters(document.lines), line)
      ?.words.map((word) => word.text)
      .join(' ') ?? null
  )
}

describe('the words that a quote is', () => {
  test.each<[string, readonly string[], string, string | null]>([
    ['letter by letter', lab, 'Creatinine 0.90 mg/dL', 'Creatinine 0.90 mg/dL'],
    ['in other case and spacing', lab, 'creatinine  0.90mg / dL', 'Creatinine 0.90 mg/dL'],
    ['as the engine misread them', lab, 'Hemoglobin 13.5 g/dL', 'Hernoglobin 13.5 g/dL'],
    ['a 1 read as l', letter, 'long-standing hypertension', 'Iong-standing hypertension'],
    ['over the end of a line', letter, 'type 2 diabetes mellitus', 'type 2 diabetes mellitus,'],
    ['joined by the engine', letter, 'metformin 850 mg twice a day', 'metformin 850mg twice a day'],
    ['a row quoted without its flag', lab, 'Glucose 147 mg/dL 65-99', 'Glucose 147 H mg/dL 65-99'],
    [
      'a cell left out, and the order changed',
      lab,
      '0.50-0.99 Creatinine mg/dL',
      'Creatinine mg/dL 0.50-0.99',
    ],
    ['a short quote as it stands', letter, 'HTN', 'HTN'],
    ['a short quote is not part of a word', letter, 'sum', null],
    ['a short quote has no misreading', letter, 'HTM', null],
    ['Hebrew', hebrew, 'סוכרת סוג 2', 'סוכרת סוג 2'],
    ['Hebrew and Latin on one line', hebrew, 'Metformin 850 mg פעמיים ביום', 'Metformin 850 mg פעמיים ביום'],
    ['gershayim of another kind', ['אבחנה: יל״ד'], 'יל"ד', 'יל״ד'],
    ['what is not there', lab, 'Potassium 4.2 mmol/L', null],
    ['another number is not gathered', lab, 'mg/dL 0.95 Creatinine 0.50-0.99', null],
    ['nothing', lab, ' - ', null],
  ])('%s', (_title, lines, quote, expected) => {
    expect(words(lines, quote)).toBe(expected)
  })
})

describe('of several places', () => {
  test('the one whose number is right', () => {
    expect(words(lab, 'Glucose 141 H mg/dL', 2)).toBe('Glucose 141 H mg/dL')
  })

  test('the one on the line that was named', () => {
    const page = ['Aspirin 100 mg daily', 'Bisoprolol 5 mg daily', 'Aspirin 100 mg daily']
    const letters = pageLetters(readDocument(pageOfText(page)).lines)
    expect(locate('Aspirin 100 mg', letters, 2)?.lines).toEqual([2])
    expect(locate('Aspirin 100 mg', letters, 0)?.lines).toEqual([0])
  })
})

test('two hundred quotes that a long page has not cost a second, not a minute', () => {
  const lines = Array.from(
    { length: 200 },
    (_, i) => `Some line ${i} of a long page with ordinary words on it`,
  )
  const letters = pageLetters(readDocument(pageOfText(lines)).lines)
  const started = performance.now()
  for (let i = 0; i < 200; i += 1)
    expect(locate(`Quotation ${i} of what nobody printed`, letters, null)).toBeNull()
  expect(performance.now() - started).toBeLessThan(10_000)
})
