import { expect, test } from 'vitest'
import { decide } from '../../extraction/decision'
import { extract } from '../../extraction/extract'
import { pageOfText } from '../../extraction/testing/page-of-text'
import { readDocument } from '../read'

const told = (...rows: readonly string[]) =>
  extract(readDocument(pageOfText(['Hillside Laboratories', 'Collected: 10 May 2026', '', ...rows]))).map(
    (entity) => `${entity.name} ${entity.value} (${entity.refLow}-${entity.refHigh})`,
  )

const titles = 'Test            Result   Units     Low     High'
const rows = [
  'Sodium          140      mmol/L    136     145',
  'Ceruloplasmin            mg/dL     12      45',
  'Chloride        101      mmol/L    98      107',
  'Calcium         9.4      mg/dL     8.6     10.2',
]
const read = ['Sodium 140 (136-145)', 'Chloride 101 (98-107)', 'Calcium 9.4 (8.6-10.2)']

test('a number that was not read makes no result of the limits in its row', () => {
  expect(told(titles, ...rows)).toEqual(read)
})

test('nor where no title says which of three columns is which', () => {
  expect(told(...rows)).toEqual(read)
})

test('a row that lacks nothing is told as ever', () => {
  expect(told(titles, ...rows.with(1, 'Ceruloplasmin   35       mg/dL     12      45'))).toEqual(
    read.toSpliced(1, 0, 'Ceruloplasmin 35 (12-45)'),
  )
})

/** The days and decisions of a table of two days, each with its hour below. */
const ofDays = (first: string, second: string) =>
  extract(
    readDocument(
      pageOfText([
        'Hillside Laboratories',
        '',
        `Test            ${first}   ${second}   Units     Reference`,
        '                18:13        20:30',
        'Sodium          140          139          mmol/L    136-145',
        'Potassium       4.4          4.6          mmol/L    3.5-5.1',
        'Chloride        101          104          mmol/L    98-107',
      ]),
    ),
  )
    .filter(({ name }) => name === 'Sodium')
    .map((entity) => `${entity.value} ${entity.date} ${decide(entity).decision}`)

test('times below days: each column has its own', () => {
  expect(ofDays('15/11/2025', '21/10/2025')).toEqual(['140 2025-11-15 accepted', '139 2025-10-21 accepted'])
})

test('a day that was misread takes not that of the column beside it, and waits', () => {
  expect(ofDays('15/17/2025', '21/10/2025').join()).not.toMatch(/140 \S+ accepted/)
})
