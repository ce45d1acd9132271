import { expect, test } from 'vitest'
import { tokenise } from '../vocabulary/normalise'
import { findTime } from './times'

const datesOf = (text: string) => findTime(text, tokenise(text), '2026-03-10')?.dates ?? null

test.each([
  ['two years ago my hemoglobin was', ['2024']],
  ['hemoglobin 7 years ago', ['2019']],
  ['a year ago', ['2025']],
  ['half a year ago', ['2025-09']],
  ['3 months ago', ['2025-12']],
  ['hemoglobin last month', ['2026-02']],
  ['hemoglobin last winter', ['2025-12', '2026-01', '2026-02']],
  ['why was i in hospital last summer', ['2025-06', '2025-07', '2025-08']],
  ['מה היה ההמוגלובין לפני שנתיים', ['2024']],
  ['הסוכר לפני חצי שנה', ['2025-09']],
  ['הסוכר לפני 7 שנים', ['2019']],
  ['למה אשפזו אותי בקיץ', ['2025-06', '2025-07', '2025-08']],
])('%s: %s', (text, dates) => expect(datesOf(text)).toEqual(dates))

test('a season that has begun is asked for as far as it has come', () =>
  expect(findTime('this winter', tokenise('this winter'), '2026-01-05')?.dates).toEqual([
    '2025-12',
    '2026-01',
  ]))

test.each(['years ago', 'המוגלובין לפני שנים', 'what is my hemoglobin'])('%s names no time', (text) =>
  expect(datesOf(text)).toBeNull(),
)
