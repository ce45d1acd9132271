import { expect, test } from 'vitest'
import { decideCatchUp, decideFeed } from './feed'

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

test.each([
  ['nothing happened meanwhile', 7, 7, { kind: 'nothing' }],
  ['something that nobody was told yet', 8, 7, { kind: 'nothing' }],
  ['two changes before the socket opened', 5, 7, { kind: 'tell', after: 5 }],
  ['a phone that slept for long', 0, 501, { kind: 'reset', seq: 501 }],
] as const)('a screen that was read before: %s', (_title, since, told, expected) => {
  expect(decideCatchUp(since, told)).toEqual(expected)
})
