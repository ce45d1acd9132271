import { expect, test } from 'vitest'
import { nextInTurn } from './turns'

const people = (names: string) => [...names].map((person, place) => ({ person, place }))

test.each<[string, { waiting: string; atWork?: string; served?: string }, number | null]>([
  ['nobody waits', { waiting: '' }, null],
  ['who came first', { waiting: 'ab' }, 0],
  ['not one more of who is at work', { waiting: 'aab', atWork: 'a' }, 2],
  ['whoever has fewer at work', { waiting: 'ab', atWork: 'aab' }, 1],
  ['who was served longest ago', { waiting: 'abc', served: 'bca' }, 1],
  ['who was never served, before all', { waiting: 'aab', served: 'a' }, 2],
  ['their own pages in the order in which they came', { waiting: 'baa', served: 'ab' }, 1],
])('%s', (_title, { waiting, atWork = '', served = '' }, place) => {
  expect(nextInTurn(people(waiting), people(atWork), [...served])?.place ?? null).toBe(place)
})
