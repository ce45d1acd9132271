import { expect, test } from 'vitest'
import { daysOfFeast } from './feasts'

test('feasts of the Jewish calendar move through the civil year', () => {
  expect(daysOfFeast('Kislev 25 +7', '2026-03-10')).toEqual([
    '2025-12-15',
    '2025-12-16',
    '2025-12-17',
    '2025-12-18',
    '2025-12-19',
    '2025-12-20',
    '2025-12-21',
    '2025-12-22',
  ])
  expect(daysOfFeast('Tishri 1 +1', '2026-03-10')).toEqual(['2025-09-23', '2025-09-24'])
  expect(daysOfFeast('Nisan 15', '2026-03-10')).toEqual(['2025-04-13'])
})

test('in a leap year Purim is of the second Adar', () => {
  expect(daysOfFeast('Adar 14', '2024-06-01')).toEqual(['2024-03-24'])
  expect(daysOfFeast('Adar 14', '2026-03-10')).toEqual(['2026-03-03'])
})

test('a feast of the civil year is the last one that has come', () => {
  expect(daysOfFeast('12-25', '2026-03-10')).toEqual(['2025-12-25'])
  expect(daysOfFeast('01-01', '2026-01-01')).toEqual(['2026-01-01'])
})
