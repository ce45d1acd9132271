import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyOf, ownerHeader } from '#core/device/copy'
import { isKept, startCopy } from './copies'
import { heedOwner, keepPage, keepPageBehind, keptPage } from './copying'
import { forgetCopies } from './forget'

const dana = '3f0e2b6a-0000-4000-8000-000000000001'
const noa = '3f0e2b6a-0000-4000-8000-000000000002'

/** A browser's caches as its own are: what is opened is there. */
function makeCaches() {
  const held = new Map<string, Map<string, Response>>()
  const match = (name: string | undefined, key: string) =>
    held
      .get(name ?? '')
      ?.get(key)
      ?.clone()
  return {
    keys: async () => [...held.keys()],
    has: async (name: string) => held.has(name),
    delete: async (name: string) => held.delete(name),
    match: async (key: string, { cacheName }: { cacheName?: string } = {}) => match(cacheName, key),
    open: async (name: string) => {
      const cache = held.get(name) ?? new Map<string, Response>()
      held.set(name, cache)
      return {
        put: async (key: string, answer: Response) => void cache.set(key, answer),
        delete: async (key: string) => cache.delete(key),
      }
    },
  }
}

let caches: ReturnType<typeof makeCaches>
beforeEach(() => {
  caches = makeCaches()
  vi.stubGlobal('caches', caches)
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, task: () => Promise<void>) => (last = last.then(task))
  vi.stubGlobal('navigator', { locks: { request } })
})
afterEach(() => vi.unstubAllGlobals())

const policy = "default-src 'none'; script-src 'nonce-a1'; connect-src 'self'; form-action 'self'"
const pageOf = (owner: string, body: BodyInit = '<html lang="en"><div data-kept=""></div></html>') =>
  new Response(body, {
    headers: { [ownerHeader]: owner, 'content-type': 'text/html', 'content-security-policy': policy },
  })

test('a page is kept for its owner, who turned that on, and shown with its line under a policy that sends nothing', async () => {
  await keepPage('/labs', pageOf(dana))
  expect(await caches.keys()).toEqual([])
  await startCopy(dana)
  await keepPage('/labs', pageOf(dana))
  await keepPage('/profile', pageOf(dana))
  await keepPage('/home', pageOf(noa))
  const shown = await keptPage('/labs', '')
  expect(await shown?.text()).toContain('<div data-kept=""><p role="status"')
  expect(shown?.headers.get('content-security-policy')).toContain("connect-src 'none'; form-action 'none'")
  expect(await keptPage('/home', '')).toBeNull()
  expect(await keptPage('/profile', '')).toBeNull()
})

test('a page that was on its way when its owner signed out is not kept after them', async () => {
  await startCopy(dana)
  let rest: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (rest = controller) })
  const keeping = keepPage('/labs', pageOf(dana, body))
  await forgetCopies()
  rest?.enqueue(new TextEncoder().encode('late'))
  rest?.close()
  await keeping
  expect(await caches.keys()).toEqual([])
})

test('what is looked up in a copy that was just removed does not bring it back', async () => {
  await startCopy(dana)
  const keys = await caches.keys()
  await forgetCopies()
  // As one that had looked before.
  vi.spyOn(caches, 'keys').mockResolvedValueOnce(keys).mockResolvedValueOnce(keys)
  vi.stubGlobal('fetch', async () => pageOf(dana))
  expect(await keptPage('/labs', '')).toBeNull()
  await keepPageBehind('/labs')
  expect(await isKept(dana)).toBe(false)
})

test('a page of somebody else, or of nobody, removes the copy; an answer that does not say leaves it', async () => {
  await startCopy(dana)
  await heedOwner(new Response())
  await heedOwner(pageOf(dana))
  expect(await caches.keys()).toEqual([copyOf(dana)])
  await heedOwner(pageOf(noa))
  expect(await caches.keys()).toEqual([])
  await startCopy(dana)
  await heedOwner(pageOf('nobody'))
  expect(await caches.keys()).toEqual([])
})

test('where there are two copies, neither is shown; whoever begins one removes the other', async () => {
  await startCopy(dana)
  await keepPage('/labs', pageOf(dana))
  await caches.open(copyOf(noa))
  expect(await keptPage('/labs', '')).toBeNull()
  await startCopy(noa)
  expect(await caches.keys()).toEqual([copyOf(noa)])
})
