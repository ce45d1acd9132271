import { expect, test } from 'vitest'
import type { DocumentSaid } from '../../document-said.server'
import type { DocumentFindings } from '../../findings-loader'
import { readSaid } from './read-said'
import { asked, came, listed } from './said'

const said = (fact: string): DocumentSaid => ({
  findings: [],
  context: [],
  facts: fact,
  names: { concepts: {}, reactions: {} },
})
const list = (told: Readonly<Record<string, string | null>>) =>
  Object.entries(told).map(
    ([at, fact]) => ({ at, said: fact === null ? null : said(fact) }) as unknown as DocumentFindings,
  )
const factOf = (state: ReturnType<typeof listed>, at: string) => {
  const known = state.known.get(at)
  return typeof known === 'object' ? known.facts : (known ?? null)
}

test('what came with the list is known; of the others nothing until somebody opens them', () => {
  const documents = list({ new: 'a', old: null })
  const state = listed(null, documents)
  expect([factOf(state, 'new'), factOf(state, 'old')]).toEqual(['a', null])
  expect(listed(state, documents)).toBe(state)
  expect(state.again).toEqual([])
  const coming = asked(state, 'old')
  expect(factOf(coming, 'old')).toBe('coming')
  expect(factOf(came(coming, { documents, at: 'old', said: said('b') }), 'old')).toBe('b')
  expect(factOf(came(coming, { documents, at: 'old', said: null }), 'old')).toBe('failed')
})

test('read anew without it, what somebody reads stays until it is read too', () => {
  const before = listed(null, list({ first: 'a', second: null }))
  const documents = list({ newest: 'n', first: null, second: null })
  const state = listed(before, documents)
  expect(factOf(state, 'first')).toBe('a')
  expect(state.again).toEqual(['first'])
  expect(factOf(came(state, { documents, at: 'first', said: null }), 'first'), 'no network').toBe('a')
  expect(factOf(came(state, { documents, at: 'first', said: said('b') }), 'first')).toBe('b')
  expect(listed(state, list({ newest: 'n' })).known.has('first'), 'its page is gone').toBe(false)
})

test('an answer to an earlier reading of the list is not taken for what it says now', () => {
  const documents = list({ page: null })
  const opened = asked(listed(null, documents), 'page')
  const later = listed(opened, list({ page: null }))
  expect(came(later, { documents, at: 'page', said: said('older') })).toBe(later)
  expect(later.again, 'and what was on its way is asked for again').toEqual(['page'])
})

test('it is asked for by its place in the list; whatever fails is no answer', async () => {
  const addresses: string[] = []
  const answering = (answer: () => Response) => async (address: string | URL | Request) => {
    addresses.push(typeof address === 'string' ? address : 'no text')
    return answer()
  }
  const ok = () => Response.json(said('a'))
  expect(await readSaid('lab', '2024-01-01 page', answering(ok))).toMatchObject({ facts: 'a' })
  expect(addresses).toEqual(['/said/lab?at=2024-01-01+page'])
  for (const answer of [
    () => Response.json(null, { status: 404 }),
    () => new Response('<html>', { status: 200 }),
    () => Response.error(),
    () => {
      throw new TypeError('no network')
    },
  ])
    expect(await readSaid('lab', 'x', answering(answer))).toBeNull()
})
