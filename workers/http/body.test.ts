import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeBody, takeForm } from './body'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A body that says one thing and then nothing more. */
function stalled(type = 'application/json') {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
  })
  const init = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' }
  return new Request('https://chart.test/', init)
}

test('a body that says nothing more is given up', async () => {
  const taken = takeBody(stalled())
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await taken).toMatchObject({ ok: false, why: { status: 408, code: 'too_slow' } })
})

test('so is an upload', async () => {
  const taken = takeForm(stalled('multipart/form-data; boundary=a'))
  await vi.advanceTimersByTimeAsync(40_000)
  expect(await taken).toMatchObject({ ok: false, why: { status: 408, code: 'too_slow' } })
})

test('no body is none, an empty one is empty', async () => {
  expect(await takeBody(new Request('https://chart.test/', { method: 'POST' }))).toBeNull()
  const empty = new Request('https://chart.test/', { method: 'POST', body: '' })
  expect(await takeBody(empty)).toEqual({ ok: true, bytes: new Uint8Array(0) })
})
