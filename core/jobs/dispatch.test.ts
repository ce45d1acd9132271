import { describe, expect, test } from 'vitest'
import { decideDispatch, pagesAtOnce, type WaitingPage } from './dispatch'

const now = 1_000_000_000
const minute = 60_000
const page = (id: string, state: Partial<WaitingPage> = {}): WaitingPage => ({
  id,
  leaseUntil: null,
  sentAt: null,
  sends: 0,
  ...state,
})
const read = (id: string) => page(id, { sentAt: now - 5_000, sends: 1, leaseUntil: now + 50_000 })
const sent = (id: string, ago: number, sends = 1) => page(id, { sentAt: now - ago, sends })

test.each<[string, WaitingPage[], string[], number | null]>([
  ['nothing waits', [], [], null],
  ['one page', [page('a')], ['a'], minute],
  ['two at a time, the first in line', [page('a'), page('b'), page('c')], ['a', 'b'], 20_000],
  ['a page that is read takes a place', [read('a'), page('b'), page('c')], ['b'], 20_000],
  ['none while two are read', [read('a'), read('b'), page('c')], [], 20_000],
  ['none for a page that is read', [read('a')], [], 50_000],
  ['a message on its way is awaited', [sent('a', 10_000)], [], 50_000],
  ['a message that waited its time is sent again', [sent('a', minute)], ['a'], 2 * minute],
  ['the second waits twice as long', [sent('a', minute, 2)], [], minute],
  ['the third four times', [sent('a', 4 * minute - 1, 3)], [], 1],
  ['and none longer than a quarter of an hour', [sent('a', 15 * minute, 40)], ['a'], 15 * minute],
  [
    'a reader that died has its page read again at once',
    [page('a', { sentAt: now - 1000, sends: 1, leaseUntil: now - 1 })],
    ['a'],
    2 * minute,
  ],
  [
    'what was lost goes before what was never sent',
    [sent('a', 2 * minute), page('b'), page('c')],
    ['a', 'b'],
    20_000,
  ],
])('%s', (_title, line, send, inMs) => {
  expect(decideDispatch(line, now)).toEqual({ send, lookAt: inMs === null ? null : now + inMs })
})

describe('forty pages that only wait', () => {
  /** What five looks at the times they asked for, and a sixth at once, would send where nobody listens. */
  const messages = (looks: number) => {
    let line = Array.from({ length: 40 }, (_, n) => page(String(n)))
    let at = now
    let count = 0
    for (let look = 0; look < looks; look += 1) {
      const { send, lookAt } = decideDispatch(line, at)
      count += send.length
      line = line.map((one) => (send.includes(one.id) ? { ...one, sentAt: at, sends: one.sends + 1 } : one))
      at = lookAt ?? at
    }
    return count
  }
  test('give as many messages as are read at once, however often one looks', () => {
    expect(messages(1)).toBe(pagesAtOnce)
    expect(messages(6)).toBeLessThanOrEqual(3 * pagesAtOnce)
  })
})
