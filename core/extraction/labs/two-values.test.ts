import { expect, test } from 'vitest'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'
import { pageOfText } from '../testing/page-of-text'
import { isOfColumns } from './two-values'

type Column = Parameters<typeof isOfColumns>[0]

const told = (...lines: readonly string[]): string[] =>
  extract(readDocument(pageOfText(lines)))
    .filter(({ type }) => type === 'lab')
    .map((lab) => `${lab.name} ${lab.value} ${lab.date} ${decide(lab).reason ?? 'accepted'}`)

const head = ['Hillside Hospital Laboratory', 'Laboratory report', 'Collected: 03/18/2026  Room 4']

test('two values of one analyte on the day of the page wait, what has one is taken', () => {
  expect(told(...head, 'Hb 10.1 g/dL, WBC 7.2 K/uL.', 'Later: Hb 9.0 g/dL.')).toEqual([
    'Hemoglobin 10.1 2026-03-18 uncertain_date',
    'White blood cell count 7.2 2026-03-18 accepted',
    'Hemoglobin 9.0 2026-03-18 uncertain_date',
  ])
})

test('the same value told twice is one result', () => {
  expect(told(...head, 'Hb 10.1 g/dL, WBC 7.2 K/uL.', 'Again: Hb 10.1 g/dL.')).toContain(
    'Hemoglobin 10.1 2026-03-18 accepted',
  )
})

test('days of their own tell two values apart, and so do two hours of one day', () => {
  const days = ['03/17/2026 06:10', '03/10/2026 06:00'].flatMap((day, at) => [
    day,
    `Hb ${at + 9}.1 g/dL, Na 138 mmol/L`,
  ])
  expect(told(...head.slice(0, 2), ...days).filter((one) => !one.endsWith('accepted'))).toEqual([])
  const hours = ['03/17/2026 06:10', '03/17/2026 18:00'].flatMap((day, at) => [
    day,
    `Hb ${at + 9}.1 g/dL, Na 138 mmol/L`,
  ])
  expect(told(...head.slice(0, 2), ...hours).filter((one) => !one.endsWith('accepted'))).toEqual([])
})

test('values in columns whose days were not read have no day; one with a day of its own is no witness', () => {
  const [name] = pageOfText(['HGB']).words
  const value = (number: number, source: 'page' | 'beside') => {
    const reading = { form: 'table', nameWords: [name] }
    return { source, resolved: { reading, number, unit: 'g/dl', value: `${number}` } } as unknown as Column
  }
  const [today, before] = [value(10.7, 'page'), value(9.6, 'page')]
  expect(isOfColumns(today, [today, before])).toBe(true)
  expect(isOfColumns(today, [today, value(9.6, 'beside')])).toBe(false)
})
