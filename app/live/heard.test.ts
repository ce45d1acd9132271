import { expect, test } from 'vitest'
import type { HubMessage } from '#core/live/protocol'
import { nothing } from './freshness'
import { hear, knownAfter } from './heard'

const half = new Map([['f', 50]])
const change = (table: string, id: string): HubMessage => ({
  type: 'change',
  table,
  event: 'update',
  id,
  seq: 1,
})

test.each<[string, HubMessage, ReturnType<typeof hear>]>([
  [
    'progress moves, and nothing is read again',
    { type: 'progress', file_id: 'f', pct: 75 },
    { changed: nothing, progress: new Map([['f', 75]]) },
  ],
  [
    'a change concerns its table',
    change('lab_registry', 'x'),
    { changed: new Set(['lab_registry']), progress: half },
  ],
  [
    'a file that changed says itself how far it is',
    change('files', 'f'),
    { changed: new Set(['files']), progress: new Map() },
  ],
  ['not so another file', change('files', 'g'), { changed: new Set(['files']), progress: half }],
  ['too much to tell: everything', { type: 'reset', seq: 9 }, { changed: 'everything', progress: new Map() }],
])('%s', (_title, message, expected) => {
  expect(hear(message, half, 0)).toEqual(expected)
})

test.each([
  ['the next one', 7, new Set(['files'])],
  ['one that was known', 8, new Set(['files'])],
  ['one that some before were not heard of', 6, 'everything'],
] as const)('a change that is %s', (_title, known, changed) => {
  const message = { ...change('files', 'g'), seq: 8 } as HubMessage
  expect(hear(message, half, known).changed).toEqual(changed)
})

test.each<[string, HubMessage, number]>([
  ['a change', { ...change('files', 'f'), seq: 8 } as HubMessage, 8],
  ['a change that was known', { ...change('files', 'f'), seq: 6 } as HubMessage, 7],
  ['progress is no change', { type: 'progress', file_id: 'f', pct: 75 }, 7],
  ['a reset', { type: 'reset', seq: 900 }, 900],
  ['a reset after the database was set back', { type: 'reset', seq: 3 }, 3],
])('what is known after %s', (_title, message, expected) => {
  expect(knownAfter(7, message)).toBe(expected)
})
