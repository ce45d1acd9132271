import { expect, test } from 'vitest'
import type { HubMessage } from '#core/live/protocol'
import { nothing } from './freshness'
import { hear } from './heard'

const half = new Map([['f', 50]])
const change = (table: string, id: string): HubMessage => ({
  type: 'change',
  table,
  event: 'update',
  id,
  seq: 1,
})

test.each<[string, HubMessage, ReturnType<typeof hear>]>([
  ['progress moves, and nothing is read again', { type: 'progress', file_id: 'f', pct: 75 }, { changed: nothing, progress: new Map([['f', 75]]) }], // prettier-ignore
  ['a change concerns its table', change('lab_registry', 'x'), { changed: new Set(['lab_registry']), progress: half }], // prettier-ignore
  ['a file that changed says itself how far it is', change('files', 'f'), { changed: new Set(['files']), progress: new Map() }], // prettier-ignore
  ['not so another file', change('files', 'g'), { changed: new Set(['files']), progress: half }],
  ['too much to tell: everything', { type: 'reset', seq: 9 }, { changed: 'everything', progress: new Map() }],
])('%s', (_title, message, expected) => {
  expect(hear(message, half)).toEqual(expected)
})
