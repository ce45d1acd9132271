import { expect, test } from 'vitest'
import { withSide } from './sided-code'

test.each([
  ['I65.29', 'left', 'I65.22'],
  ['I65.29', 'bilateral', 'I65.23'],
  ['S72.009A', 'right', 'S72.001A'],
  ['M25.469', 'left', 'M25.462'],
  ['S83.249A', 'right', 'S83.241A'],
  ['S72.009A', null, 'S72.009A'],
  ['S72.009A', 'bilateral', 'S72.009A'],
  // Here the digit tells the finger, the meniscus, or the kind of a vertebra's fracture.
  ['S62.609A', 'right', 'S62.609A'],
  ['S83.209A', 'right', 'S83.209A'],
  ['S32.009A', 'left', 'S32.009A'],
  ['J18.9', 'right', 'J18.9'],
] as const)('%s, %s: %s', (code, side, coded) => {
  expect(withSide(code, side)).toBe(coded)
})
