import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Turns } from './turns'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Asks for each letter's person in order, work of `ms`, and writes down who began when. */
async function began(turns: Turns, people: string, ms = 10) {
  const order: string[] = []
  const all = [...people].map((person) =>
    turns.take(person, async () => {
      order.push(person)
      await new Promise((resolve) => setTimeout(resolve, ms))
    }),
  )
  await vi.advanceTimersByTimeAsync(ms * people.length + 1)
  await Promise.all(all)
  return order.join('')
}

test.each([
  ['one place: person by person', 1, 'aaaab', 'abaaa'],
  ['three people', 1, 'aabbcc', 'abcabc'],
  ['two places: both while nobody else waits, then in turns', 2, 'aaabb', 'aabab'],
])('%s', async (_title, places, asked, expected) => {
  expect(await began(new Turns(places, 60_000), asked)).toBe(expected)
})

test('no more at once than there are places, and a place is given back by work that fails', async () => {
  const turns = new Turns(2, 60_000)
  let [atWork, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, (atWork += 1))
    await new Promise((resolve) => setTimeout(resolve, 10))
    atWork -= 1
    throw new Error('no')
  }
  const all = Promise.allSettled(Array.from({ length: 7 }, () => turns.take('a', work)))
  await vi.advanceTimersByTimeAsync(100)
  expect((await all).map(({ status }) => status)).toEqual(Array(7).fill('rejected'))
  expect(most).toBe(2)
})

test('the place of a job that the platform ended is free again', async () => {
  const turns = new Turns(1, 60_000)
  void turns.take('a', () => new Promise(() => {}))
  const next = turns.take('b', async () => 'served')
  await vi.advanceTimersByTimeAsync(70_000)
  expect(await next).toBe('served')
})
