import { expect, test } from 'vitest'
import { elapsedText } from './elapsed'
import { inPieces, spokenPieceShape, toKeep } from './saving'
import { readSession } from './session'
import { append, fill, hold, type Transcript } from './transcript'

const at = '2026-11-22T12:00:00.000Z'
const someone = (text: string, transcript: Transcript = []) => fill(transcript, { text, at })

test('pieces are small enough to send, in order, nothing twice', () => {
  const long = Array.from({ length: 90 }, (_, i) => (i % 9 === 0 ? 'א'.repeat(20_000) : `said ${i}`))
  const transcript = long.reduce<Transcript>((now, text) => someone(text, now), [])
  const pieces = inPieces(toKeep(transcript, { isOver: true, asked: false }))
  expect(pieces.flat().map(({ index }) => index)).toEqual(long.map((_, index) => index))
  for (const piece of pieces) {
    expect(spokenPieceShape.safeParse(piece).success).toBe(true)
    expect(new TextEncoder().encode(JSON.stringify(piece)).length).toBeLessThan(60_000)
  }
})

test('what is still being understood is waited for, and at the end what is there of it is kept', () => {
  const held = append(hold(someone('first'), { at }), { role: 'assistant', text: 'answer', at })
  expect(toKeep(held, { isOver: false, asked: false }).map(({ content }) => content)).toEqual(['first'])
  expect(toKeep(held, { isOver: true, asked: false }).map(({ content }) => content)).toEqual([
    'first',
    'answer',
  ])
})

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [754_000, '12:34'],
  [3_661_000, '61:01'],
])('%i ms are %s', (ms, text) => {
  expect(elapsedText(ms)).toBe(text)
})

test.each([
  [{ transport: 'browser-speech' }, { session: { transport: 'browser-speech' } }],
  [
    {
      transport: 'openai-realtime',
      client_secret: { value: 'ek', expires_at: 1 },
      url: 'https://x.test/calls',
    },
    { session: { transport: 'openai-realtime', secret: 'ek', url: 'https://x.test/calls' } },
  ],
  [{ transport: 'openai-realtime', url: 'https://x.test/calls' }, { fault: 'noSecret' }],
  [
    { transport: 'openai-realtime', client_secret: { value: '', expires_at: 1 }, url: 'https://x.test' },
    { fault: 'noSecret' },
  ],
  [{ transport: 'openai-realtime', client_secret: { value: 'ek', expires_at: 1 } }, { fault: 'badToken' }],
  [
    { transport: 'openai-realtime', client_secret: { value: 'ek', expires_at: 1 }, url: 'javascript:1' },
    { fault: 'badToken' },
  ],
  [{ transport: 'telephone' }, { fault: 'badToken' }],
  [null, { fault: 'badToken' }],
  ['<html>', { fault: 'badToken' }],
])('a session of %j', (answer, read) => {
  expect(readSession(answer)).toEqual(read)
})
