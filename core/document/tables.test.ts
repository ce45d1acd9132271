import { describe, expect, test } from 'vitest'
import { sheet, typed } from '../../tests/support/page'
import type { PageReading } from './page'
import { readDocument } from './read'

/** Name, result, flag, unit and limits of each row of each table of results. */
const results = (page: PageReading) =>
  readDocument(page).results.map(({ rows }) =>
    rows.map(({ name, value, flag, unit, range, low, high, date }) =>
      [name.text, value.text, flag, unit, range ?? (low && `${low}-${high}`), date]
        .filter((part) => part !== null)
        .join(' | '),
    ),
  )

/** The kind of each table of records, its titles and its rows. */
const records = (page: PageReading) =>
  readDocument(page).records.map(({ kind, titles, rows }) => [
    kind,
    titles.join(' | '),
    ...rows.map(({ cells }) => cells.map((cell) => cell?.text ?? '').join(' | ')),
  ])

describe('tables of results', () => {
  test('columns in any order, an empty cell, titles of groups', () => {
    const page = typed(`
Investigation          Reference range     Units      Result     Flag
HAEMATOLOGY
Haemoglobin            115 - 165           g/L        108        L
Platelets              150 - 450                      301
CHEMISTRY
Sodium                 133 - 146           mmol/L     139`)
    expect(results(page).flat()).toEqual([
      'Haemoglobin | 108 | L | g/L | 115 - 165',
      'Platelets | 301 | 150 - 450',
      'Sodium | 139 | mmol/L | 133 - 146',
    ])
    expect(readDocument(page).sections.some(({ kind }) => kind === 'labs')).toBe(true)
  })

  test('right to left', () => {
    const page = typed(
      `
בדיקה             תוצאה        יחידות       ערכי ייחוס
Glucose           109          mg/dl        70-100
Hemoglobin        12.9         g/dl         13.5-17.5`,
      { rtl: true },
    )
    expect(results(page)).toEqual([
      ['Glucose | 109 | mg/dl | 70-100', 'Hemoglobin | 12.9 | g/dl | 13.5-17.5'],
    ])
  })

  test('what is aimed at is no result', () => {
    const page = typed(
      `
בדיקה             יעד           אחרונה       קודמת
HbA1c             7.0           7.8          8.3
LDL               עד 70         64           91`,
      { rtl: true },
    )
    expect(
      results(page)
        .flat()
        .map((row) => row.split(' | ')[1]),
    ).toEqual(['7.8', '64'])
    const english = typed(`
Test              Goal           Result        Units
HbA1c             7.0            7.8           %
LDL               70             64            mg/dL`)
    expect(
      results(english)
        .flat()
        .map((row) => row.split(' | ')[1]),
    ).toEqual(['7.8', '64'])
  })

  test('a date over each column of a cumulative report', () => {
    const page = typed(`
NHS No. 999 311 7040      Date of birth 21/08/1964
Test              03/01/24      14/02/24      27/03/24      Units        Ref. range
Creatinine        188           201           224           umol/L       59 - 104
Potassium         4.9           5.1           5.7           mmol/L       3.5 - 5.3`)
    expect(results(page).flat().slice(0, 3)).toEqual([
      'Creatinine | 188 | umol/L | 59 - 104 | 2024-01-03',
      'Creatinine | 201 | umol/L | 59 - 104 | 2024-02-14',
      'Creatinine | 224 | umol/L | 59 - 104 | 2024-03-27',
    ])
  })

  test('names wrapped onto a second line, nearer to it than rows are to one another', () => {
    const page = sheet([
      { lines: ['Test Name              In Range       Out Of Range       Reference Range'], x: 80, y: 80 },
      { lines: ['VITAMIN D,25-OH,                      17 L               30-100 ng/mL'], x: 80, y: 140 },
      { lines: ['TOTAL, IA'], x: 80, y: 170 },
      { lines: ['IRON BINDING           402                               250-425 mcg/dL'], x: 80, y: 220 },
      { lines: ['CAPACITY'], x: 80, y: 250 },
      { lines: ['FERRITIN                              19 L               38-380 ng/mL'], x: 80, y: 300 },
      { lines: ['FOLATE                 11.7                              >5.4 ng/mL'], x: 80, y: 348 },
      { lines: ['VITAMIN B12            412                               200-1100 pg/mL'], x: 80, y: 396 },
    ])
    expect(
      results(page)
        .flat()
        .map((row) => row.split(' | ').slice(0, 2).join(': ')),
    ).toEqual([
      'VITAMIN D,25-OH, TOTAL, IA: 17 L',
      'IRON BINDING CAPACITY: 402',
      'FERRITIN: 19 L',
      'FOLATE: 11.7',
      'VITAMIN B12: 412',
    ])
  })

  test('two tables side by side', () => {
    const page = typed(`
Test         Result     Units         Test         Result     Units
Sodium       139        mmol/L        WBC          6.2        K/uL
Potassium    4.4        mmol/L        RBC          4.31       M/uL
Chloride     98         mmol/L        HGB          12.9       g/dL`)
    expect(results(page)).toEqual([
      ['Sodium | 139 | mmol/L', 'Potassium | 4.4 | mmol/L', 'Chloride | 98 | mmol/L'],
      ['WBC | 6.2 | K/uL', 'RBC | 4.31 | M/uL', 'HGB | 12.9 | g/dL'],
    ])
  })

  test('without titles: roles by what the columns hold; limits in two columns', () => {
    const page = typed(`
Sodium             139       mmol/L        133      146
Potassium          4.4       mmol/L        3.5      5.1
Urea               48        mg/dl         17       43`)
    expect(results(page)[0]?.slice(0, 2)).toEqual([
      'Sodium | 139 | mmol/L | 133-146',
      'Potassium | 4.4 | mmol/L | 3.5-5.1',
    ])
  })

  test.each([
    [
      'labels and their values',
      'Patient: Ann Archer      Age: 64\nWard: 5                  Bed: 12\nWeight: 80 kg            Height: 172 cm',
    ],
    [
      'dates over nothing that counts',
      'Date Collected      Date Reported\n03/04/2024          03/06/2024\nQuintero, R         Final',
    ],
  ])('%s are none', (_, text) => {
    expect(results(typed(text))).toEqual([])
  })
})

describe('tables of records', () => {
  test('drugs under titles, one of which was not read; a wrapped strength', () => {
    const page = sheet([
      { lines: ['Medication             Dose                         Comment'], x: 80, y: 80 },
      { lines: ['Metformin              850 mg       twice a day     changed'], x: 80, y: 140 },
      { lines: ['Metoprolol succinate   once a day                   no change'], x: 80, y: 200 },
      { lines: ['ER 50 mg'], x: 80, y: 230 },
      { lines: ['Vitamin D3             1000 IU      at night        over the counter'], x: 80, y: 280 },
    ])
    const [table] = records(page)
    expect(table?.[0]).toBe('drugs')
    expect(table?.slice(2).map((row) => row.split(' | ')[0])).toEqual([
      'Metformin',
      'Metoprolol succinate ER 50 mg',
      'Vitamin D3',
    ])
  })

  test('conditions with codes and years, and what stands under them apart', () => {
    const page = typed(`
Glossitis                    K14.0        2019
Left heart failure           I50.1        2020

Laboratory results
Sodium: 139 mmol/L`)
    expect(records(page)).toEqual([
      ['problems', ' |  | ', 'Glossitis | K14.0 | 2019', 'Left heart failure | I50.1 | 2020'],
    ])
    expect(readDocument(page).sections.find(({ kind }) => kind === 'diagnoses')?.lines).toHaveLength(2)
  })

  test.each([
    [
      'orders, one on a line',
      'Metformin 1000 mg twice daily\nNaproxen 500 mg at night\nAmlodipine 5 mg daily',
    ],
    [
      'allergies and their reactions',
      'Penicillin G         Hives          Moderate\nLisinopril           Cough          Mild',
    ],
    [
      'what germs are sensitive to',
      'Trimethoprim       R        Cefalexin        S\nCiprofloxacin      S        Amoxicillin      R',
    ],
    [
      'the boxes of a form',
      'Asthma          Diabetes          Gout\nHepatitis B     Epilepsy          Psoriasis',
    ],
    ['conditions within sentences', 'No free fluid and no\nlymphadenopathy.\nSplenomegaly was not seen.'],
  ])('%s are none', (_, text) => {
    expect(records(typed(text))).toEqual([])
  })
})
