import { expect, test } from 'vitest'
import { Kept } from './kept'

test('what is kept is found until its time, and not at it', () => {
  const kept = new Kept<string>(2)
  kept.keep('a', 'A', 10)
  expect([kept.get('a', 9), kept.get('b', 9)]).toEqual(['A', null])
  expect([kept.get('a', 10), kept.get('a', 9)]).toEqual([null, null])
})

test('of more than it holds, the oldest is forgotten', () => {
  const kept = new Kept<number>(2)
  for (const [n, name] of ['a', 'b', 'c'].entries()) kept.keep(name, n, 10)
  expect(['a', 'b', 'c'].map((name) => kept.get(name, 0))).toEqual([null, 1, 2])
})
