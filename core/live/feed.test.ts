import { expect, test } from 'vitest'
import { decideFeed } from './feed'

test.each([
  ['nothing new', 7, 7, true, { kind: 'nothing' }],
  ['one change', 7, 8, true, { kind: 'tell', after: 7 }],
  ['the first of all', 0, 1, true, { kind: 'tell', after: 0 }],
  ['as many as are told one by one', 0, 2_000, true, { kind: 'tell', after: 0 }],
  ['a gap of ten thousand', 0, 10_000, true, { kind: 'reset', seq: 10_000 }],
  ['nobody listens', 7, 8, false, { kind: 'skip', seq: 8 }],
  ['a database that was set back in time', 9, 7, true, { kind: 'reset', seq: 7 }],
] as const)('%s', (_title, told, last, listening, expected) => {
  expect(decideFeed(told, last, listening)).toEqual(expected)
})
