import { expect, test } from 'vitest'
import { slowdownOf } from './slowdown.mjs'

test.each([
  [2000, 4],
  [1500, 4],
  [1125, 3],
  [750, 2],
  [100, 1],
])('a machine of index %d makes the phone by slowing down %d times', (index, slowdown) => {
  expect(slowdownOf(index)).toBe(slowdown)
})
