import { expect, test } from 'vitest'
import { isPartialDate } from './partial-date'

test.each(['2024-02-29', '2023-12-31', '2024-02', '2024'])('%s is one', (text) =>
  expect(isPartialDate(text)).toBe(true),
)
test.each(['2023-02-29', '2024-13-99', '2024-00', '2024-1-1', '24', '', 'not a date', '2024-02-29T10:00'])(
  '%j is none',
  (text) => expect(isPartialDate(text)).toBe(false),
)
