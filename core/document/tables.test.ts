import { describe, expect, test } from 'vitest'
import { sheet, typed } from '../../tests/support/page'
import type { PageReading } from './page'
import { readDocument } from './read'

/** Roles of the columns, then the cells of each row, of each table. */
const tables = (page: PageReading) =>
  readDocument(page).tables.map((table) => [
    table.columns.map((column) => column.date ?? column.role).join(' | '),
    ...table.rows.map((row) => row.cells.map((cell) => cell?.text ?? '').join(' | ')),
  ])

describe('tables with a header', () => {
  test('columns in any order, an empty cell, a group title', () => {
    const page = typed(`
Investigation          Reference range     Units      Result     Flag
HAEMATOLOGY
Haemoglobin            115 - 165           g/L        108        L
Platelets              150 - 450                      301
CHEMISTRY
Sodium                 133 - 146           mmol/L     139`)
    expect(tables(page)).toEqual([
      [
        'name | range | unit | value | flag',
        'Haemoglobin | 115 - 165 | g/L | 108 | L',
        'Platelets | 150 - 450 |  | 301 | ',
      ],
      ['name | range | unit | value | flag', 'Sodium | 133 - 146 | mmol/L | 139 | '],
    ])
    const { sections } = readDocument(page)
    expect(
      sections.map((section) => `${section.kind} ${section.heading?.text ?? ''} ${section.specimen ?? ''}`),
    ).toEqual(['header  ', 'labs HAEMATOLOGY blood', 'labs CHEMISTRY blood'])
  })

  test('right to left', () => {
    const page = typed(
      `
בדיקה             תוצאה        יחידות       ערכי ייחוס
Glucose           109          mg/dl        70-100
Hemoglobin        12.9         g/dl         13.5-17.5`,
      { rtl: true },
    )
    expect(tables(page)).toEqual([
      [
        'name | value | unit | range',
        'Glucose | 109 | mg/dl | 70-100',
        'Hemoglobin | 12.9 | g/dl | 13.5-17.5',
      ],
    ])
  })

  test('a date over each column of a cumulative report', () => {
    const page = typed(`
NHS No. 999 311 7040      Date of birth 21/08/1964
Test              03/01/24      14/02/24      27/03/24      Units        Ref. range
Creatinine        188           201           224           umol/L       59 - 104
Potassium         4.9           5.1           5.7           mmol/L       3.5 - 5.3`)
    expect(tables(page)).toEqual([
      [
        'name | 2024-01-03 | 2024-02-14 | 2024-03-27 | unit | range',
        'Creatinine | 188 | 201 | 224 | umol/L | 59 - 104',
        'Potassium | 4.9 | 5.1 | 5.7 | mmol/L | 3.5 - 5.3',
      ],
    ])
  })

  test('dates over nothing that counts are no table', () => {
    expect(
      tables(
        typed(`Date Collected      Date Reported\n03/04/2024          03/06/2024\nQuintero, R         Final`),
      ),
    ).toEqual([])
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
    expect(tables(page)[0]?.slice(1, 4)).toEqual([
      'VITAMIN D,25-OH, TOTAL, IA |  | 17 L | 30-100 ng/mL',
      'IRON BINDING CAPACITY | 402 |  | 250-425 mcg/dL',
      'FERRITIN |  | 19 L | 38-380 ng/mL',
    ])
  })

  test('two tables side by side', () => {
    const page = typed(`
Test         Result     Units         Test         Result     Units
Sodium       139        mmol/L        WBC          6.2        K/uL
Potassium    4.4        mmol/L        RBC          4.31       M/uL
Chloride     98         mmol/L        HGB          12.9       g/dL`)
    expect(tables(page)).toEqual([
      ['name | value | unit', 'Sodium | 139 | mmol/L', 'Potassium | 4.4 | mmol/L', 'Chloride | 98 | mmol/L'],
      ['name | value | unit', 'WBC | 6.2 | K/uL', 'RBC | 4.31 | M/uL', 'HGB | 12.9 | g/dL'],
    ])
  })

  test('a column whose title was not read', () => {
    const page = typed(`
Medication          Dose                             Comment
Metformin           850 mg       twice a day         changed
Lisinopril          10 mg        once a day          no change
Vitamin D3          1000 IU      at night            over the counter`)
    expect(tables(page)[0]?.[1]).toBe('Metformin | 850 mg | twice a day | changed')
  })
})

describe('tables without a header', () => {
  test('roles by what the columns hold; limits in two columns', () => {
    const page = typed(`
Sodium             139       mmol/L        133      146
Potassium          4.4       mmol/L        3.5      5.1
Urea               48        mg/dl         17       43`)
    expect(tables(page)[0]?.slice(0, 2)).toEqual([
      'name | value | unit | low | high',
      'Sodium | 139 | mmol/L | 133 | 146',
    ])
  })

  test('labels and their values are none', () => {
    expect(
      tables(
        typed(
          `Patient: Ann Archer      Age: 64\nWard: 5                  Bed: 12\nWeight: 80 kg            Height: 172 cm`,
        ),
      ),
    ).toEqual([])
  })
})
