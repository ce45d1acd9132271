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

const limitsOf = (text: string) => {
  const time = findTime(text, tokenise(text), '2026-03-10')
  return time && { from: time.from, until: time.until }
}

test.each([
  ['results from this week', '2026-03-03', null],
  ['tests since 2022', '2022', null],
  ['labs after january 2025', '2025-01~', null],
  ['documents until 2022', null, '2022~'],
  ['labs before 2024', null, '2024'],
  ['labs between 2024 and 2025', '2024', '2025~'],
  ['תראה לי רק חצי שנה אחרונה', '2025-09-08', null],
  ['מסמכים עד 2022', null, '2022~'],
])('%s: from %s until %s', (text, from, until) => expect(limitsOf(text)).toEqual({ from, until }))

test.each([
  ['any labs of january last year', ['2025-01']],
  ['ובפברואר 26 מה היה', ['2026-02']],
  ['בדיקות דם ממרץ 2024', ['2024-03']],
  ['my hemoglobin in june three years ago', ['2023-06']],
  ['tests from may two years ago', ['2024-05']],
  ['הסוכר ביולי לפני שנתיים', ['2024-07']],
])('%s: %s', (text, dates) => expect(datesOf(text)).toEqual(dates))
