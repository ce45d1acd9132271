import { expect, test } from 'vitest'
import { sheet, typed } from '../../../tests/support/page'
import type { PageReading } from '../../document/page'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'

/** Name, number and what becomes of it, of each result of a page. */
const decisions = (page: PageReading) =>
  extract(readDocument(page))
    .filter(({ type }) => type === 'lab')
    .map((entity) => `${entity.name} ${entity.value} ${decide(entity).decision}`)

const titles = 'Test           Result   Units       Low      High'
const rows = [
  'Sodium         139      mmol/L      133      146',
  'Potassium      4.4      mmol/L      3.5      5.1',
  'Chloride       101      mmol/L      98       107',
]

test('of several columns of numbers, it takes titles to tell the result from its limits', () => {
  expect(decisions(typed(rows.join('\n'))).filter((one) => one.endsWith('accepted'))).toEqual([])
  expect(decisions(typed([titles, ...rows].join('\n')))).toEqual([
    'Sodium 139 accepted',
    'Potassium 4.4 accepted',
    'Chloride 101 accepted',
  ])
})

test('a number that stands level with a row and that nothing explains makes the row wait', () => {
  const table = {
    lines: [
      'Test              Result     Units',
      'Sodium            139        mmol/L',
      'Potassium         4.4        mmol/L',
      'Chloride          101        mmol/L',
    ],
    x: 80,
    y: 80,
  }
  expect(decisions(sheet([table]))).toContain('Potassium 4.4 accepted')
  const stray = { lines: ['512'], x: 700, y: 174 }
  expect(decisions(sheet([table, stray]))).not.toContain('Potassium 4.4 accepted')
})

test('a number taken from another column than that of results is a guess', () => {
  const page = typed(`
Test              Result     Units       Reference
Sodium            139        mmol/L      133 - 146
Potassium         4.4        mmol/L      3.5 - 5.1
Chloride                     101 mmol/L  98 - 107`)
  const found = decisions(page)
  expect(found).toContain('Potassium 4.4 accepted')
  expect(found).not.toContain('Chloride 101 accepted')
})

test('a line right below a name that the next row is far from may go on with it', () => {
  const under = (line: string, ...between: string[]) =>
    decisions(
      typed(
        [
          'Test                     Result    Units',
          'Sodium                   139       mmol/L',
          '',
          'Iron binding capacity    191       ug/dL',
          line,
          ...between,
          'Potassium                4.4       mmol/L',
          '',
          'Chloride                 101       mmol/L',
        ].join('\n'),
      ),
    ).find((one) => one.startsWith('Total iron'))
  expect(under('blorbed', '', '')).toBe('Total iron binding capacity 191 pending')
  expect(under('blorbed')).toBe('Total iron binding capacity 191 accepted')
  expect(under('Method: CLIA', '', '')).toBe('Total iron binding capacity 191 accepted')
})

test('a name is not parted from the word cut short before it', () => {
  const told = (words: string) => decisions(typed(`Blood tests today: sodium 139 mmol. ${words} 9.1 mg/dL.`))
  expect(told('Potassium 4.4, corr. calcium')).toContain('Calcium, corrected 9.1 accepted')
  expect(told('Potassium 4.4, zwk. calcium')).toContain('Calcium 9.1 pending')
  expect(told('Potassium 4.4 mmol. calcium')).toContain('Calcium 9.1 accepted')
})

test('a limit whose other half follows it is no result', () => {
  const accepted = decisions(
    typed('Blood tests today: sodium 139 mmol/L, reverse triiodothyronine 40 to 150 ng/dL.'),
  )
  expect(accepted).toEqual(['Sodium 139 accepted'])
})

test('a label and its value in a line, whatever stands under it; a name that goes on before itself waits', () => {
  const told = decisions(
    typed('Chemistry\nSodium: 139 mmol/L\nPotassium: 4.4 mmol/L\nIron binding capacity (TIBC): 310 ug/dL'),
  )
  expect(told).toEqual([
    'Sodium 139 accepted',
    'Potassium 4.4 accepted',
    'Total iron binding capacity 310 accepted',
  ])
  const sentence = decisions(typed('Blood tests today: sodium 139 mmol/L, zebrafish Ab IgG 497 mg/dL.'))
  expect(sentence).toContain('Sodium 139 accepted')
  expect(sentence).toContain('Immunoglobulin G 497 pending')
})

test.each([
  ['in its own column', 'Potassium              4.1       blorb/xyz    3.5 - 5.1'],
  ['beside the number', 'Potassium              4.1 blorb              3.5 - 5.1'],
  ['behind the limits', 'Potassium              4.1                    3.5 - 5.1 blorb/xyz'],
])('a unit that nobody knows, %s, is not passed over where the table hardly has any', (_, row) => {
  const found = decisions(
    typed(`
Test                   Result    Units        Reference
Sodium                 139                    135 - 145
${row}
Chloride               101                    98 - 107
Calcium                9.1                    8.6 - 10.2`),
  )
  expect(found).toContain('Sodium 139 accepted')
  expect(found.filter((one) => one.startsWith('Potassium'))).toEqual([expect.stringMatching(/pending$/)])
})

test('a unit that nobody knows is not passed over in a sentence', () => {
  const found = decisions(
    typed('Blood tests today: sodium 139, potassium 4.1 blorb/xyz, chloride 101 w/o change.'),
  )
  expect(found).toEqual(['Sodium 139 accepted', 'Potassium 4.1 pending', 'Chloride 101 accepted'])
})

test('results told of two tests at once are each its own', () => {
  const told = (sentence: string) => decisions(typed(`Hospital course\nOn the second day ${sentence}.`))
  expect(told('AST and ALT were 45 and 72')).toEqual([
    'Aspartate aminotransferase 45 accepted',
    'Alanine aminotransferase 72 accepted',
  ])
  expect(told('his H&H was 12.1/36.3 and stable')).toEqual([
    'Hematocrit 36.3 accepted',
    'Hemoglobin 12.1 accepted',
  ])
  expect(told('AST and ALT were 45')).toEqual([])
})

const dated = (page: PageReading) =>
  extract(readDocument(page)).flatMap(({ type, name, value, unit, date }) =>
    type === 'lab' ? [`${name} ${value} ${unit} ${date}`] : [],
  )

test('of several dates each number has its own, though the unit stands beside the first alone', () => {
  const page = typed(`
Test              15/04/2021          27/01/2022     Reference
Sodium            139 mmol/L          141            133 - 146
Potassium         4.4 mmol/L          4.6            3.5 - 5.1
Chloride          101 mmol/L          104            98 - 107`)
  expect(dated(page).sort()).toEqual([
    'Chloride 101 mmol/L 2021-04-15',
    'Chloride 104 mmol/L 2022-01-27',
    'Potassium 4.4 mmol/L 2021-04-15',
    'Potassium 4.6 mmol/L 2022-01-27',
    'Sodium 139 mmol/L 2021-04-15',
    'Sodium 141 mmol/L 2022-01-27',
  ])
})

test('dates behind labels are no titles of columns', () => {
  const page = typed(`
Born: 12/02/1951            Collected: 15/04/2021
Sodium            139       mmol/L
Potassium         4.4       mmol/L`)
  expect(dated(page)).toEqual(['Sodium 139 mmol/L 2021-04-15', 'Potassium 4.4 mmol/L 2021-04-15'])
})

test('a name that begins farther in than all others may have lost its first word', () => {
  const page = typed(`
Test              Result    Units
Sodium            139       mmol/L
Potassium         4.4       mmol/L
Chloride          101       mmol/L
Calcium           9.1       mg/dL
     Cortisol     14        ug/dL`)
  expect(decisions(page)).toContain('Calcium 9.1 accepted')
  expect(decisions(page)).toContain('Cortisol 14 pending')
})

test('names that are set in together begin where they should', () => {
  const page = typed(`
Test              Result    Units
Sodium            139       mmol/L
Potassium         4.4       mmol/L
Chloride          101       mmol/L
Calcium           9.1       mg/dL
Magnesium         2.1       mg/dL
     Cortisol     14        ug/dL
     Ferritin     80        ng/mL`)
  expect(decisions(page)).toContain('Cortisol 14 accepted')
})

test('a day in a title of which a figure was read as a letter is that day', () => {
  const page = typed(`
Test              26/04/2o23     20/04/2022     Units
Sodium            139            141            mmol/L
Potassium         4.4            4.6            mmol/L`)
  expect(dated(page)).toContain('Sodium 139 mmol/L 2023-04-26')
})

test('numbers that count the rows are no results, though one of them was not read and one row has no other', () => {
  const page = typed(`
1      Sodium            139
2      Potassium         4.4
       Chloride          101
4      Calcium
5      Creatinine        0.9
6      Phosphorus        3.3`)
  expect(decisions(page).map((one) => one.replace(/ \w+$/, ''))).toEqual([
    'Sodium 139',
    'Potassium 4.4',
    'Chloride 101',
    'Creatinine 0.9',
    'Phosphorus 3.3',
  ])
})

test('limits on a line of their own are those of the row above, whatever the columns are', () => {
  const page = typed(`
1      Magnesium               mmol/L     0.5       L     Calculated
Reference range: 0.7-1.1
2      Amylase                 U/L        49              Photometry
Reference range: 28-100
3      Chloride                mmol/L     104             ISE
Reference range: 98-107`)
  const limits = extract(readDocument(page)).map(({ name, value, refText }) => `${name} ${value} ${refText}`)
  expect(limits).toEqual(['Magnesium 0.5 0.7-1.1', 'Amylase 49 28-100', 'Chloride 104 98-107'])
})

test('a title whose words stand wide apart begins another table', () => {
  const page = typed(`
Parameter           Value       Reference Range
Sodium              139         133 - 146
Potassium           4.4         3.5 - 5.1
Chloride            101         98 - 107

              Metabolic     Panel

1      Magnesium               mmol/L     0.5       L     Calculated
2      Amylase                 U/L        49              Photometry
3      Creatinine              mg/dL      0.9             ISE`)
  expect(decisions(page).map((one) => one.replace(/ \w+$/, ''))).toEqual([
    'Sodium 139',
    'Potassium 4.4',
    'Chloride 101',
    'Magnesium 0.5',
    'Amylase 49',
    'Creatinine 0.9',
  ])
})

test('titles are of what stands below them, not of the rows above', () => {
  const page = typed(`
Test              Result      Minimum       Maximum      Method
Sodium            139         133           146          ISE
Potassium         4.4         3.5           5.1          ISE
CHEMISTRY
Chloride          101         98            107          ISE
Calcium           9.1         8.6           10.2         ISE
HORMONES
Test              27/10/2023  17/05/2022    19/07/2021   Units
Cortisol          14          12            15           ug/dL
Ferritin          80          76            91           ng/mL
Prolactin         12          11            9            ng/mL`)
  const found = dated(page)
  expect(found.filter((one) => /^(?:Chloride|Calcium) (?:98|107|8\.6|10\.2) /.test(one))).toEqual([])
  expect(found).toContain('Ferritin 76 ng/mL 2022-05-17')
})
