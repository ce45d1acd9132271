import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { extractLabs } from './index'

const page = (rows: string) =>
  extractLabs(
    readDocument(
      typed(`Collected: 02/13/2024
Test                       Result      Units        Reference interval
${rows}`),
    ),
  )
const doubted = (rows: string) =>
  page(rows).flatMap((lab) => (lab.doubt === 'misread_value' ? [lab.name] : []))

const count = (hemoglobin: string) => `RBC                        4.31        10^6/uL      3.77-5.28
Hemoglobin                 ${hemoglobin}        g/dL         11.1-15.9
Hematocrit                 39.2        %            34.0-46.6
MCV                        91          fL           79-97
MCH                        29.9        pg           26.6-33.0
MCHC                       32.9        g/dL         31.5-35.7`

test('results that agree are not doubted', () => {
  expect(doubted(count('12.9'))).toEqual([])
})

test('a number that every calculated result speaks against is the one that was misread', () => {
  expect(doubted(count('15.9'))).toEqual(['Hemoglobin'])
})

test('where nothing clears any of them, all are doubted', () => {
  const rows = `Albumin, Urine             3124        ug/mL
Creatinine, Urine          104.7       mg/dL
Albumin/Creat Ratio        298         mg/g         0-29`
  expect(doubted(rows)).toEqual(['Urine albumin', 'Urine creatinine', 'Urine albumin/creatinine ratio'])
  expect(page(rows).map((lab) => lab.value)).toEqual(['3124', '104.7', '298'])
})

test('a number without the decimals that its row is told with', () => {
  const labs = extractLabs(
    readDocument(
      typed(`Renal Unit       NHS No. 999 311 7040
Test              03/01/24      27/03/24      15/05/24      Units        Ref. range
Tacrolimus        6.1           74            9.6           ug/L
Creatinine        188           224           219           umol/L       59 - 104`),
    ),
  )
  expect(labs.filter((lab) => lab.doubt === 'decimal_point_suspected').map((lab) => lab.value)).toEqual([
    '74',
  ])
})
