import { expect, test } from 'vitest'
import { refuseEmpty, report, type Series } from './report.mjs'

const series = (name: string, shown: number, ms: readonly number[]): Series => ({
  name,
  facts: 100,
  cookie: () => '',
  path: name,
  compared: false,
  rows: /x/g,
  shown,
  read: 0,
  trips: 1,
  bytes: 0,
  ms: [...ms],
})

test('a view that shows nothing is no figure', () => {
  expect(() => refuseEmpty([series('/labs', 3, [1]), series('/labs/{key}', 0, [1])])).toThrow(
    'nothing is shown by /labs/{key} of 100',
  )
})

test.each([
  [99, 'holds: search p95 at most 100 ms (most: 99.0 ms)'],
  [101, 'FAILS 1 times: search p95 at most 100 ms (most: 101.0 ms)'],
])('the search call is held to its line: %i ms', (ms, line) => {
  const said = report([series('/search', 1, [500]), series('/api/rest/search', 1, [1, ms])])
  expect(said.split('\n').at(-1)).toBe(line)
})
