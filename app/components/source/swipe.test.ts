import { expect, test } from 'vitest'
import { swipeStep } from './swipe'

test.each([
  ['to the left, the next', { x: -80, y: 5 }, 'ltr', 1],
  ['to the right, the one before', { x: 80, y: 5 }, 'ltr', -1],
  ['to the right in Hebrew, the next', { x: 80, y: 5 }, 'rtl', 1],
  ['a tap that slipped', { x: -20, y: 0 }, 'ltr', 0],
  ['a scroll', { x: -60, y: 90 }, 'ltr', 0],
] as const)('%s', (_name, by, direction, step) => expect(swipeStep(by, direction)).toBe(step))
