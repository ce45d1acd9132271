import { describe, expect, test } from 'vitest'
import { sheet } from '../../tests/support/page'
import { pageOfText } from '../extraction/testing/page-of-text'
import { readDocument } from './read'
import type { PageReading } from './page'

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
