import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageReader, ReadResult } from '../adapters/ocr/reader'
import { largestPage, servePages } from './serve-pages'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
// What is logged here is meant to be.
afterEach(() => void vi.mocked(console.error).mockClear())

const refused: ReadResult = { ok: false, error: 'no_text' }
const reader = (over: Partial<PageReader> = {}): PageReader => ({
  read: async () => refused,
  memoryBytes: () => 0,
  dispose: () => {},
  ...over,
})
const page = (body: BodyInit = 'page', init: RequestInit = {}) =>
  new Request('https://reader/read', { method: 'POST', body, ...init })

test('an engine that could not be started fails its page, and the next page starts another', async () => {
  const open = vi
    .fn<() => Promise<PageReader>>(async () => reader())
    .mockRejectedValueOnce(new Error('no memory'))
  const read = servePages(open)
  expect((await read(page(), null)).status).toBe(500)
  expect((await read(page(), null)).status).toBe(422)
  expect((await read(page(), null)).status).toBe(422)
  expect(open).toHaveBeenCalledTimes(2)
})

test('an engine that fails over a page is not asked again', async () => {
  const open = vi
    .fn<() => Promise<PageReader>>(async () => reader())
    .mockResolvedValueOnce(reader({ read: () => Promise.reject(new Error('a bad state')) }))
  const read = servePages(open)
  const answers = await Promise.all([page(), page(), page()].map((one) => read(one, null)))
  expect(answers.map(({ status }) => status)).toEqual([500, 422, 422])
  expect(open).toHaveBeenCalledTimes(2)
})

test('pages are read one at a time, and a body is taken when its turn comes', async () => {
  const events: string[] = []
  const { promise: read1, resolve: finish } = Promise.withResolvers<void>()
  const read = servePages(async () =>
    reader({
      read: async (bytes) => {
        events.push(`read ${new TextDecoder().decode(bytes)}`)
        await read1
        return refused
      },
    }),
  )
  const body = (name: string) =>
    new ReadableStream(
      {
        pull(controller) {
          events.push(`take ${name}`)
          controller.enqueue(new TextEncoder().encode(name))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
  const streamed = (name: string) => page(body(name), { duplex: 'half' } as RequestInit)
  const answers = [read(streamed('one'), null), read(streamed('two'), null)]
  await vi.waitFor(() => expect(events).toContain('read one'))
  expect(events).toEqual(['take one', 'read one'])
  finish()
  await Promise.all(answers)
  expect(events).toEqual(['take one', 'read one', 'take two', 'read two'])
})

test('a body above the largest upload is refused, said or unsaid, and the engine never sees it', async () => {
  const read = vi.fn<PageReader['read']>(async () => refused)
  const serve = servePages(async () => reader({ read }))
  const said = page('x', { headers: { 'content-length': String(largestPage + 1) } })
  expect((await serve(said, null)).status).toBe(413)
  let sent = 0
  const unsaid = new ReadableStream({
    pull(controller) {
      sent += 1024 * 1024
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  expect((await serve(page(unsaid, { duplex: 'half' } as RequestInit), null)).status).toBe(413)
  expect(sent).toBeLessThan(largestPage * 1.2)
  expect(read).not.toHaveBeenCalled()
})

test('a sender that goes away costs its page and nothing else', async () => {
  const open = vi.fn<() => Promise<PageReader>>(async () => reader())
  const serve = servePages(open)
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  expect((await serve(page(broken, { duplex: 'half' } as RequestInit), null)).status).toBe(400)
  expect((await serve(page(), null)).status).toBe(422)
  expect(open).toHaveBeenCalledTimes(1)
})

test('an engine that grew is given back after its page', async () => {
  const dispose = vi.fn<() => void>()
  const open = vi.fn<() => Promise<PageReader>>(async () =>
    reader({ memoryBytes: () => 64 * 1024 * 1024, dispose }),
  )
  const serve = servePages(open)
  await serve(page(), null)
  await serve(page(), null)
  expect(dispose).toHaveBeenCalledTimes(2)
  expect(open).toHaveBeenCalledTimes(2)
})
