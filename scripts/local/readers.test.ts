import { expect, test, vi } from 'vitest'
import { openReaders } from './readers.mjs'

/** Readers that answer with their own number, and hold as much as they are told to. */
function shop(bytes: (pages: number) => number) {
  const events: string[] = []
  let opened = 0
  const open = async () => {
    const number = (opened += 1)
    let pages = 0
    events.push(`open ${number}`)
    return {
      read: async (request: Request) => {
        pages += 1
        events.push(`${number} begins ${request.url.at(-1)}`)
        await new Promise((resolve) => setTimeout(resolve, 1))
        events.push(`${number} ends ${request.url.at(-1)}`)
        return new Response(String(number))
      },
      memoryBytes: () => bytes(pages),
      dispose: async () => void events.push(`close ${number}`),
    }
  }
  return { open, events }
}
const pages = (names: string) => [...names].map((name) => new Request(`http://reader/${name}`))
const limits = { pages: 1000, bytes: 100 }

test('a reader above its memory is renewed between two pages, and no page is lost', async () => {
  const { open, events } = shop((read) => (read >= 2 ? 100 : 0))
  const readers = await openReaders(open, limits)
  const answers = await Promise.all(pages('abcde').map(async (one) => (await readers.read(one)).text()))
  expect(answers).toEqual(['1', '1', '2', '2', '3'])
  expect(events).toEqual([
    'open 1',
    '1 begins a',
    '1 ends a',
    '1 begins b',
    '1 ends b',
    'open 2',
    'close 1',
    '2 begins c',
    '2 ends c',
    '2 begins d',
    '2 ends d',
    'open 3',
    'close 2',
    '3 begins e',
    '3 ends e',
  ])
})

test('a reader is renewed after so many pages, whatever it holds', async () => {
  const { open } = shop(() => 0)
  const readers = await openReaders(open, { ...limits, pages: 2 })
  const answers = await Promise.all(pages('abc').map(async (one) => (await readers.read(one)).text()))
  expect(answers).toEqual(['1', '1', '2'])
})

test('a renewal that fails leaves the reader that is there, and a page that fails leaves the next its turn', async () => {
  const { open } = shop(() => 100)
  const opening = vi.fn<typeof open>(open)
  const readers = await openReaders(opening, limits)
  opening.mockRejectedValueOnce(new Error('no memory'))
  const answers = await Promise.all(pages('ab').map(async (one) => (await readers.read(one)).text()))
  expect(answers).toEqual(['1', '1'])

  const broken = await openReaders(
    async () => ({
      read: vi
        .fn<() => Promise<Response>>(async () => new Response('read'))
        .mockRejectedValueOnce(new Error('crashed')),
      memoryBytes: () => 0,
      dispose: async () => {},
    }),
    limits,
  )
  const [a, b] = pages('ab')
  await expect(broken.read(a as Request)).rejects.toThrow('crashed')
  expect(await (await broken.read(b as Request)).text()).toBe('read')
})
