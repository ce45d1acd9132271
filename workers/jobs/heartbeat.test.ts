import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withHeartbeat } from './heartbeat'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lasting = (ms: number) => (signal: AbortSignal) =>
  new Promise<string>((resolve) => {
    const timer = setTimeout(() => resolve('done'), ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve('stopped')
    })
  })

async function run(beat: () => Promise<boolean>, ms: number) {
  const beats = vi.fn<() => Promise<boolean>>(beat)
  const result = withHeartbeat(beats, 20, lasting(ms))
  await vi.advanceTimersByTimeAsync(ms + 100)
  return { result: await result, beats: beats.mock.calls.length }
}

test.each<[string, () => Promise<boolean>, number, { result: string; beats: number }]>([
  ['short work needs none', async () => true, 10, { result: 'done', beats: 0 }],
  ['long work is renewed, and no longer than it lasts', async () => true, 90, { result: 'done', beats: 4 }],
  ['work whose lease is gone stops', async () => false, 90, { result: 'stopped', beats: 1 }],
  [
    'a beat that fails is not the end',
    () => Promise.reject(new Error('busy')),
    90,
    { result: 'done', beats: 4 },
  ],
])('%s', async (_title, beat, ms, expected) => {
  expect(await run(beat, ms)).toEqual(expected)
})

test('work that fails ends the beats, too', async () => {
  const beat = vi.fn<() => Promise<boolean>>(async () => true)
  await expect(withHeartbeat(beat, 20, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(100)
  expect(beat).not.toHaveBeenCalled()
})
