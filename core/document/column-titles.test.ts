import { expect, test } from 'vitest'
import { isUnreadDay } from './column-titles'

const title = (text: string) => ({ title: text, date: null }) as Parameters<typeof isUnreadDay>[0]

test.each(['15/17/2025', '24/08I2021', '24|08/2021', '24/08|21'])('%s was a day', (text) =>
  expect(isUnreadDay(title(text))).toBe(true),
)

test.each(['Result', '10^3/uL', '120/80', 'ApoB/A1', 'Visit 2'])('%s was none', (text) =>
  expect(isUnreadDay(title(text))).toBe(false),
)
