import { describe, expect, test } from 'vitest'
import { sheet, typed, type Block } from '../../tests/support/page'
import type { PageReading } from './page'
import { readDocument } from './read'

/** Name, result, unit and limits of each result of a page, whatever table it stands in. */
const results = (page: PageReading): string[] =>
  readDocument(page)
    .results.flatMap(({ rows }) =>
      rows.map(({ name, value, unit, range }) =>
        [name.text, value.text, unit, range].filter(Boolean).join(' | '),
      ),
    )
    .sort()

/** Cells of two lines, a name over its other name, and level with their middle what `beside` tells of each. */
const cells = (
  names: readonly (readonly [string, string])[],
  beside: readonly string[],
  block: Block,
): Block[] => [
  { ...block, lines: names.map(([first]) => first), pitch: 84 },
  { ...block, lines: names.map(([, second]) => second), y: block.y + 36, size: 20, pitch: 84 },
  { ...block, lines: beside, y: block.y + 18, pitch: 84 },
]

describe('tables side by side', () => {
  test('panels told in words, over a table whose columns part elsewhere', () => {
    const page = typed(`
RESPIRATORY PANEL, PCR
Adenovirus              Not detected         Parainfluenza 1          Not detected
Coronavirus 229E        Not detected         Parainfluenza 2          Not detected
Coronavirus HKU1        Not detected         Parainfluenza 3          Detected
Influenza A             Detected             Parainfluenza 4          Not detected
Influenza B             Not detected
A detected target may reflect shedding after an earlier infection of the same kind and is no proof.

POINT OF CARE
Test                    Result        Units                Range for age
WBC                     13.9          K/uL                 5.0 - 14.5
Hemoglobin              11.2          g/dL                 11.5 - 13.5
Platelets               431           K/uL                 150 - 450
CRP                     22            mg/L                 0 - 8
MCV                     77            fL                   75 - 87
Sodium                  139           mmol/L               135 - 145
Potassium               4.1           mmol/L               3.5 - 5.1`)
    expect(results(page)).toEqual(
      [
        ...['Adenovirus', 'Coronavirus 229E', 'Coronavirus HKU1', 'Influenza B'].map(
          (name) => `${name} | Not detected`,
        ),
        ...['Parainfluenza 1', 'Parainfluenza 2', 'Parainfluenza 4'].map((name) => `${name} | Not detected`),
        ...['Parainfluenza 3', 'Influenza A'].map((name) => `${name} | Detected`),
        'WBC | 13.9 | K/uL | 5.0 - 14.5',
        'Hemoglobin | 11.2 | g/dL | 11.5 - 13.5',
        'Platelets | 431 | K/uL | 150 - 450',
        'CRP | 22 | mg/L | 0 - 8',
        'MCV | 77 | fL | 75 - 87',
        'Sodium | 139 | mmol/L | 135 - 145',
        'Potassium | 4.1 | mmol/L | 3.5 - 5.1',
      ].sort(),
    )
  })

  test('names of two lines, with what is told of them level with their middle', () => {
    const right = cells(
      [
        ['סוכר בדם', 'Glucose'],
        ['שתנן', 'Urea'],
        ['קריאטינין', 'Creatinine'],
        ['נתרן', 'Sodium'],
      ],
      [
        '              88 mg/dL         מ-70 עד 100',
        '              23 mg/dL         מ-17 עד 43',
        '              0.64 mg/dL       מ-0.5 עד 0.9',
        '              139 mmol/L       מ-136 עד 145',
      ],
      { lines: [], x: 1520, y: 300, rtl: true },
    )
    const left = cells(
      [
        ['כדוריות לבנות', 'WBC'],
        ['המוגלובין', 'HGB'],
        ['המטוקריט', 'HCT'],
        ['טסיות', 'PLT'],
      ],
      [
        '                3.7 K/uL         מ-4.5 עד 11.0',
        '                13.2 g/dL        מ-12.0 עד 16.0',
        '                40.3 %           מ-36 עד 46',
        '                148 K/uL         מ-150 עד 400',
      ],
      { lines: [], x: 780, y: 300, rtl: true },
    )
    const told = results(sheet([...right, ...left])).map((one) => one.replace(/^.*?(?=[A-Z])/, ''))
    expect(told.sort()).toEqual([
      'Creatinine | 0.64 mg/dL | mg/dL | מ-0.5 עד 0.9',
      'Glucose | 88 mg/dL | mg/dL | מ-70 עד 100',
      'HCT | 40.3 % | % | מ-36 עד 46',
      'HGB | 13.2 g/dL | g/dL | מ-12.0 עד 16.0',
      'PLT | 148 K/uL | K/uL | מ-150 עד 400',
      'Sodium | 139 mmol/L | mmol/L | מ-136 עד 145',
      'Urea | 23 mg/dL | mg/dL | מ-17 עד 43',
      'WBC | 3.7 K/uL | K/uL | מ-4.5 עד 11.0',
    ])
  })

  test('names that stand askew of their numbers are no cells of two lines', () => {
    const lines = ['Sodium', 'Potassium', 'Chloride', 'Calcium']
    const numbers = [
      '              139 mmol/L',
      '              4.1 mmol/L',
      '              101 mmol/L',
      '              2.4 mmol/L',
    ]
    for (const y of [282, 318]) {
      const page = sheet([
        { lines, x: 80, y: 300, pitch: 36 },
        { lines: numbers, x: 80, y, pitch: 36 },
      ])
      const right = /^(?:Sodium \| 139|Potassium \| 4\.1|Chloride \| 101|Calcium \| 2\.4) mmol/
      expect(results(page).filter((told) => !right.test(told))).toEqual([])
    }
  })

  test('a number in its unit is no name of the number beside it', () => {
    const page = typed(`
3.7 K/uL      88 mg/dL      70 - 100
4.71 M/uL     23 mg/dL      17 - 43
139 mmol/L    40.3 %        36 - 46`)
    expect(results(page)).toEqual([])
  })
})

test('the title under the shorter of two columns heads the line below both', () => {
  const left = [
    'PAST HISTORY',
    'Crohn disease, right hemicolectomy 2014.',
    'Anxiety. No aneurysm, no diabetes.',
    '',
    'EXAMINATION',
    'left renal angle tender',
    'pale, restless',
    'no rash',
    'no palpable aorta',
    'BLOODS 28/12/2025',
  ]
  const right = [
    'DRUGS',
    'ustekinumab 90 mg every 8 weeks',
    'citalopram 20 mg od',
    '',
    'URINE DIP',
    'leucocytes negative, nitrite negative',
    'glucose negative, culture not sent',
  ]
  const below = [
    'Hb 139 g/L, WCC 11.8, Plt 312, CRP 9 mg/L, Na 138, K 4.0, urea 6.3, creatinine 112 umol/L, calcium 2.41',
    'OUTCOME',
    'Discharged home, stone clinic in two weeks',
  ]
  const { sections } = readDocument(
    sheet([
      { lines: left, x: 80, y: 300 },
      { lines: right, x: 900, y: 300 },
      { lines: below, x: 80, y: 760 },
    ]),
  )
  const told = sections.map(({ kind, lines }) => [
    kind,
    lines
      .map(({ text }) => text)
      .join(' ')
      .slice(0, 12),
  ])
  expect(told).toContainEqual(['labs', 'Hb 139 g/L, '])
  expect(told).toContainEqual(['labs', 'leucocytes n'])
  expect(told).toContainEqual(['other', 'Discharged h'])
})
