import { expect, test } from 'vitest'
import { sheet } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { extractLabs } from './index'

const told = (lines: readonly string[]) =>
  extractLabs(readDocument(sheet([{ lines: ['Collected on Apr 6, 2026', ...lines], x: 80, y: 80 }]))).map(
    ({ name, value, unit, refLow, refHigh, date }) => [name, value, unit, refLow, refHigh, date].join(' '),
  )

const albumin = ['Albumin', 'Normal range: 3.5 - 5.0 g/dL', '4.5 g/dL']

test('a name, its limits under it, and its number under these: each card a result', () => {
  expect(told([...albumin, 'Bilirubin Total', 'Normal range: 0.2 - 1.2 mg/dL', '1.9 mg/dL (High)'])).toEqual([
    'Albumin 4.5 g/dL 3.5 5 2026-04-06',
    'Total bilirubin 1.9 mg/dL 0.2 1.2 2026-04-06',
  ])
})

test('limits with nothing in their unit under them are no result', () => {
  expect(told([...albumin, 'Ferritin', 'Normal range: 30 - 400 ng/mL', 'To follow'])).toEqual([])
})
