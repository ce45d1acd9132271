import { afterEach, expect, test, vi } from 'vitest'
import type { CitedFacts } from '../../cited-loader'
import { citedAtOnce, fetchCited, readCited } from './cited-facts'

const empty: CitedFacts = {
  entities: [],
  entered: [],
  pictures: {},
  titles: {},
  names: { concepts: {}, reactions: {} },
}
const ids = Array.from({ length: 2 * citedAtOnce + 1 }, (_, n) => `id-${n}`)

/** Each id as the title of a file of that name: what came, and in how many answers. */
const titled = (address: string): CitedFacts => ({
  ...empty,
  titles: Object.fromEntries((address.split('=')[1] ?? '').split(',').map((id) => [id, id])),
})

afterEach(() => vi.unstubAllGlobals())

test('more sources than are asked for at once are read in pages, none left out', async () => {
  const asked: string[] = []
  const cited = await readCited(ids, async (address) => {
    asked.push(address)
    return titled(address)
  })
  expect(asked).toHaveLength(3)
  expect(Object.keys(cited?.titles ?? {})).toEqual(ids)
})

test('where one page does not come, none is told as gone', async () => {
  const read = async (address: string) => (address.includes('id-0,') ? null : titled(address))
  expect(await readCited(ids, read)).toBeNull()
})

test('neither no network nor an answer of another form throws', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await fetchCited('/sources')).toBeNull()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>')))
  expect(await fetchCited('/sources')).toBeNull()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })))
  expect(await fetchCited('/sources')).toBeNull()
})
