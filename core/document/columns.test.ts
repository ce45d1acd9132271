import { describe, expect, test } from 'vitest'
import { sheet } from '../../tests/support/page'
import { pageOfText } from '../extraction/testing/page-of-text'
import { readDocument } from './read'
import type { PageReading } from './page'
import { titleRowsOf } from './table-across'

const story = [
  'HISTORY OF PRESENT ILLNESS',
  'This is a woman of sixty seven with lung disease on oxygen at home',
  'who was in her normal state of health until about a week ago when',
  'she developed a productive cough and felt hot without any measured',
  'fever. Tonight she became acutely short of breath and felt a tight',
  'chest, and increased her oxygen from three to four litres without',
  'any improvement. She took more of her inhaler the day before, too.',
  'When the ambulance arrived she was unable to speak and in distress',
  'and in the emergency room she was given steroids and antibiotics by',
  'mouth and a mask, after which she said that she was much better in',
  'terms of breathing. She was admitted for treatment of her disease',
  'PHYSICAL EXAM',
  'She sits in bed and speaks in whole sentences and is not in distress',
  'and her heart is regular and there are no murmurs or rubs or gallops',
  'and her abdomen is soft and not tender and the legs are not swollen',
]
const list = [
  'ONGOING',
  'Anxiety',
  'Depression',
  'Glaucoma',
  'Gout',
  'Hypothyroidism',
  'Hypokalemia',
  'Hyperlipidemia',
  'Osteoarthritis',
  'Chronic sinusitis',
  'Psoriasis',
  'Anemia',
  'Migraine',
  'Asthma',
  'Hypertension',
]
const sideBySide = pageOfText(
  story.map((line, at) => line.padEnd(74) + list[at]!),
  96,
)

/** The page as a sheet that lies askew gives it: columns lean, rows stay. */
const leaning = (page: PageReading, lean: number): PageReading => ({
  ...page,
  words: page.words.map((word) => {
    const [x, y, width, height] = word.box
    return { ...word, box: [x + lean * y, y, width, height] }
  }),
})

describe('a list beside paragraphs', () => {
  test.each([0, -0.04, 0.06])('is read after them, leaning %d', (lean) => {
    const lines = readDocument(leaning(sideBySide, lean)).lines.map(({ text }) => text)
    expect(lines).toEqual([...story, ...list])
  })

  test('is no text to labels', () => {
    const { sections } = readDocument(sideBySide)
    expect(sections.flatMap(({ lines }) => lines.map(({ text }) => text))).toContain(story[4])
  })
})

describe('two columns of a Hebrew letter', () => {
  const drugs = [
    'תרופות בשחרור',
    'פוסיד 80 מ"ג בבוקר',
    'קרדילוק 5 מ"ג פעם ביום',
    'אליקוויס 2.5 מ"ג פעמיים ביום',
    'ליפיטור 40 מ"ג בערב',
    'אלוריל 100 מ"ג פעם ביום',
    'סיבת הקבלה',
  ]
  const stopped = [
    'הופסקו',
    'גלוקומין 850 מ"ג - תפקוד כליה',
    'נורבסק 5 מ"ג - בצקות',
    'ארקוקסיה 60 מ"ג - אסור',
    'רגישויות',
    'חומר ניגוד - פריחה',
  ]
  const below = 'קוצר נשימה מזה שבוע, בצקות ברגליים ועלייה של שישה קילוגרמים, ללא כאב בחזה וללא חום'
  const page = (gap: number) =>
    sheet([
      { lines: drugs, x: 1520, y: 80, rtl: true },
      { lines: stopped, x: 1520 - gap, y: 80, rtl: true },
      { lines: [below], x: 1520, y: 80 + 7 * 41, rtl: true },
    ])

  test('is read one after the other, and a heading under both leads what stands below', () => {
    const lines = readDocument(page(700)).lines.map(({ text }) => text)
    expect(lines).toEqual([...drugs.slice(0, -1), ...stopped, 'סיבת הקבלה', below])
  })

  test('a table of results stays one', () => {
    const rows = ['נתרן     138     mmol/L', 'אשלגן     4.4     mmol/L', 'אוריאה     71     mg/dL']
    const lines = readDocument(
      sheet([{ lines: ['מעבדה', ...rows, ...rows], x: 1520, y: 80, rtl: true }]),
    ).lines.map(({ cells }) => cells.length)
    expect(lines.slice(1)).toEqual([3, 3, 3, 3, 3, 3])
  })
})

describe('headings that stand level', () => {
  const problems = [
    'Diagnoses',
    '1. Gout flare, left great toe',
    '2. Asthma, well controlled on one inhaler',
    '3. Iron deficiency anaemia',
    '4. Low magnesium, corrected',
    '5. Chronic kidney disease stage 3a',
    '',
    'Allergies',
    'Penicillin: rash. Codeine: vomiting. Latex: not allergic.',
  ]
  const results = [
    'Blood results',
    'Test',
    'Urea (mmol/L)',
    'Sodium (mmol/L)',
    'Ferritin (ug/L)',
    'Urate (umol/L)',
    'CRP (mg/L)',
  ]
  const beside = readDocument(
    sheet([
      { lines: problems, x: 80, y: 200, pitch: 34 },
      { lines: results, x: 900, y: 200, pitch: 43 },
      { lines: ['04/03/2025', '6.1', '139', '14', '310', '4'], x: 1160, y: 243, pitch: 43 },
      { lines: ['12/03/2025', '5.8', '141', '16', '350', '9'], x: 1360, y: 243, pitch: 43 },
    ]),
  )
  const linesUnder = (kind: string) =>
    beside.sections
      .filter((section) => section.kind === kind)
      .flatMap(({ lines }) => lines.map(({ text }) => text))

  test('begin a list and a table beside it', () => {
    expect(linesUnder('diagnoses')).toEqual(problems.slice(1, 6).map((line) => line.slice(3)))
    expect(linesUnder('allergies')).toEqual(problems.slice(8))
    expect(beside.results.flatMap(({ rows }) => rows)).toHaveLength(10)
  })

  test('are the titles of one table where each row goes on under both', () => {
    const drugs = [
      'Medications',
      'Ramipril 5 mg',
      'Salbutamol inhaler',
      'Allopurinol 100 mg',
      'Iron tablets',
      'Aspirin 75 mg',
    ]
    const reasons = ['Indication', 'high blood pressure', 'asthma', 'gout', 'anaemia', 'angina']
    const blocks = [drugs, reasons].map((lines, at) => ({ lines, x: 80 + 820 * at, y: 200, pitch: 44 }))
    const { lines } = readDocument(sheet(blocks))
    expect(lines.map(({ text }) => text)).toContain('Allopurinol 100 mg gout')
  })
})

describe('two columns over a table', () => {
  const left = [
    'PROBLEM LIST',
    'Type 2 diabetes mellitus',
    'Essential hypertension',
    'Gout',
    'Obstructive sleep apnea',
    'Obesity',
    'SURGICAL HISTORY',
    'Cholecystectomy, 2009',
    'Right rotator cuff repair, 2017',
    'ALLERGIES',
    'Shellfish: hives',
  ]
  const beside = [
    'CURRENT MEDICATIONS',
    'Losartan 100 mg daily',
    'Amlodipine 10 mg daily',
    'Chlorthalidone 25 mg every morning',
    'Empagliflozin 10 mg daily',
    'Insulin degludec 30 units at bedtime',
    'Allopurinol 200 mg daily',
    'Rosuvastatin 10 mg nightly',
    'IMAGING',
    'Renal ultrasound: a simple cyst',
    'of the right kidney',
  ]
  const results = [
    ['Creatinine', '1.94 mg/dL (H)', '0.70 - 1.35', '10/22/2026'],
    ['eGFR', '39 mL/min/1.73m2 (L)', '>= 60', '10/22/2026'],
    ['Potassium', '5.2 mmol/L', '3.5 - 5.3', '10/22/2026'],
    ['Uric acid', '6.9 mg/dL', '4.0 - 8.0', '10/22/2026'],
    ['Hemoglobin', '12.7 g/dL (L)', '13.2 - 17.1', '10/22/2026'],
    ['PTH, intact', '78 pg/mL (H)', '16 - 77', '08/05/2026'],
  ]
  const rowOf = ([name, value, range, day]: readonly string[]): string =>
    name!.padEnd(44) + value!.padEnd(26) + range!.padEnd(18) + day!
  const page = (titles: readonly string[]): PageReading =>
    pageOfText(
      [
        'Bayou Creek Family Medicine',
        ...left.map((line, at) => line.padEnd(44) + beside[at]!),
        'RECENT RESULTS',
        rowOf(titles),
        ...results.map(rowOf),
      ],
      110,
    )

  test('end where its titles stand, of which one column has the names and the other the results', () => {
    const document = readDocument(page(['Test', 'Result', 'Range', 'Date']))
    const rows = document.results.flatMap((table) => table.rows)
    expect(rows.map(({ name, value }) => `${name.text}: ${value.text}`)).toEqual(
      results.map(([name, value]) => `${name}: ${value}`),
    )
    const lines = document.lines.map(({ text }) => text)
    expect(lines.indexOf(beside.at(-1)!)).toBeLessThan(
      lines.findIndex((line) => line.startsWith('Creatinine')),
    )
    expect(lines.indexOf(left.at(-1)!)).toBeLessThan(lines.indexOf(beside[0]!))
  })

  test('of two tables beside each other each has titles of its own', () => {
    const titles = 'Test      Result  Units'.padEnd(44)
    const words = pageOfText([titles + titles], 110).words
    const rows = titleRowsOf(words, 'ltr', 0)
    expect(rows).toEqual([])
  })
})
