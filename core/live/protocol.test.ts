import { expect, test } from 'vitest'
import { parseHubMessage, type HubMessage } from './protocol'

const change = { type: 'change', table: 'files', event: 'update', id: 'a', seq: 7 } as const

test.each<HubMessage>([
  change,
  { ...change, file_id: 'b' },
  { type: 'progress', file_id: 'b', pct: 40 },
  { type: 'reset', seq: 9 },
])('what the hub says is heard: %j', (message) => {
  expect(parseHubMessage(JSON.stringify(message))).toEqual(message)
})

test.each([
  'nothing',
  '',
  'null',
  '7',
  '[]',
  '{}',
  JSON.stringify({ ...change, event: 'rename' }),
  JSON.stringify({ ...change, seq: '7' }),
  JSON.stringify({ ...change, id: null }),
  JSON.stringify({ ...change, file_id: 3 }),
  JSON.stringify({ type: 'progress', pct: 40 }),
  JSON.stringify({ type: 'progress', file_id: 'b', pct: null }),
  JSON.stringify({ type: 'reset' }),
  JSON.stringify({ type: 'of a newer server', seq: 1 }),
])('what it does not know is no message: %s', (data) => {
  expect(parseHubMessage(data)).toBeNull()
})

test('bytes are none', () => {
  expect(parseHubMessage(new ArrayBuffer(3))).toBeNull()
})
