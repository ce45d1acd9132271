import { expect, it } from 'vitest'
import { clampPercent } from './progress'

it.each([
  [-3, 0],
  [0, 0],
  [41.6, 42],
  [100, 100],
  [240, 100],
  [Number.NaN, 0],
])('%d is shown as %i percent', (percent, shown) => expect(clampPercent(percent)).toBe(shown))
