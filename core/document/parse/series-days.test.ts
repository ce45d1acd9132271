import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { extract } from '../../extraction/extract'
import { decide } from '../../extraction/decision'
import type { PageReading } from '../page'
import { readDocument } from '../read'

const told = (page: PageReading) =>
  extract(readDocument(page)).flatMap((entity) =>
    entity.type === 'lab' ? [`${entity.name} ${entity.value} ${entity.date} ${decide(entity).decision}`] : [],
  )

const sheet = (titles: string) => `
${titles}
Sodium            139           141           138           140           mmol/L
Potassium         4.4           4.6           4.1           4.0           mmol/L
Chloride          101           104           99            102           mmol/L`

test('of days that follow one another, one that does not was misread: its results wait', () => {
  const found = told(
    typed(sheet('Test              14/01/2021    13/05/2022    22/03/2028    20/02/2024    Units')),
  )
  expect(found).toContain('Sodium 141 2022-05-13 accepted')
  expect(found.filter((one) => one.startsWith('Sodium 138'))).toEqual(['Sodium 138 null pending'])
})

test('beside columns of days, one under no title is of a day that was not read', () => {
  const page = typed(`
Collected: 23/05/2021
Test              25/11/2021                  Units
Sodium            139           141           mmol/L
Potassium         4.4           4.6           mmol/L
Chloride          101           104           mmol/L`)
  const found = told(page)
  expect(found).toContain('Sodium 139 2021-11-25 accepted')
  expect(found.filter((one) => /141|4\.6|104/.test(one) && one.endsWith('accepted'))).toEqual([])
})

test('a day that the reader doubts, and one of which a figure was read as a letter, leave their column waiting', () => {
  const page = typed(sheet('Test              14/01/2021    13/05/2022    22/03/2023    20/02/2024    Units'))
  const words = page.words.map((word) =>
    word.text === '22/03/2023' ? { ...word, doubt: 'digits' as const } : word,
  )
  const found = told({ ...page, words })
  expect(found).toContain('Sodium 140 2024-02-20 accepted')
  expect(found).toContain('Sodium 138 2023-03-22 pending')
})

test('a speck between a label and its day hides neither', () => {
  const page = typed(`LABORATORY REPORT
Collected: _ 20/08/2021
Reported: 21/08/2021
Test              Result      Units
Sodium            139         mmol/L
Potassium         4.4         mmol/L`)
  expect(told(page)).toEqual(['Sodium 139 2021-08-20 accepted', 'Potassium 4.4 2021-08-20 accepted'])
})

test('a lone day over a table is no surer than a label that nobody knows before it', () => {
  const page = typed(`LABORATORY REPORT
Venepuncture: 19/02/2021
Received: 20/02/2021
21/02/2021
Test              Result      Units
Sodium            139         mmol/L
Potassium         4.4         mmol/L
Chloride          101         mmol/L
Calcium           9.1         mg/dL
Magnesium         2.1         mg/dL
Glucose           91          mg/dL
Creatinine        0.9         mg/dL
Albumin           4.4         g/dL`)
  expect(told(page).filter((one) => one.endsWith('accepted'))).toEqual([])
})
