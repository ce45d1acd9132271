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
