import { copyOf, onlyCopy, partsBeside } from '#core/device/copy'
import { copyBounds, makeRoom, parseEntries, partBounds, type Bounds, type Entry } from '#core/device/room'
import { alone } from './forget'

/** When it was kept, in milliseconds since 1970. */
export const keptAt = 'kept-at'
/** By these a kept answer may do what the real one may; it is shown with fewer (app/device/lined-page.ts). */
const keptHeaders = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
]

/** What is in a cache; written before what it tells of, so that nothing is there that it does not name. */
const indexKey = '/kept-entries'

/** A page or picture, into the copy of whose it is. */
export const keepInCopy = (owner: string, key: string, answer: Response): Promise<void> =>
  keep(copyOf(owner), copyOf(owner), key, answer, copyBounds)

/** A script or style, beside the copy that is there. */
export async function keepPart(path: string): Promise<void> {
  const copy = await nameOfCopy()
  if (copy === null || (await lookUp(partsBeside(copy), path))) return
  const answer = await fetch(path)
  if (answer.status === 200) await keep(copy, partsBeside(copy), path, answer, partBounds)
}

export async function nameOfCopy(): Promise<string | null> {
  return onlyCopy(await caches.keys())
}

/** Without opening it, by which a copy that was just removed would be there again. */
export const lookUp = (cacheName: string, key: string): Promise<Response | undefined> =>
  caches.match(key, { cacheName })

export async function entriesOf(cacheName: string): Promise<readonly Entry[]> {
  const index = await lookUp(cacheName, indexKey)
  return index ? parseEntries(await index.text()) : []
}

async function keep(copy: string, name: string, key: string, answer: Response, most: Bounds): Promise<void> {
  const body = await answer.blob()
  const at = Date.now()
  const headers = { ...headersOf(answer), [keptAt]: String(at) }
  await alone(async () => {
    // The copy may have been removed meanwhile.
    if (!(await caches.has(copy))) return
    const cache = await caches.open(name)
    const room = makeRoom(await entriesOf(name), { key, at, bytes: body.size }, most)
    if (!room) return
    for (const one of room.goes) await cache.delete(one.key)
    await cache.put(indexKey, Response.json(room.stays))
    await cache.put(key, new Response(body, { headers }))
  })
}

const headersOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as const]
    }),
  )
