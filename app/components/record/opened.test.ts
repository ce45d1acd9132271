import { expect, test } from 'vitest'
import { openedAt } from './opened'

const none = { asked: null }

test('the first card is open, and stays so when another comes before it', () => {
  const first = openedAt(null, '/labs', { ...none, cards: ['b', 'a'] })
  expect(first.card).toBe('b')
  expect(openedAt(first, '/labs', { ...none, cards: ['c', 'b', 'a'] })).toBe(first)
})

test('the card that was asked for is open; at another address it is chosen anew', () => {
  const asked = openedAt(null, '/labs?file=a', { asked: 'a', cards: ['b', 'a'] })
  expect(asked.card).toBe('a')
  expect(openedAt(asked, '/labs', { ...none, cards: ['b', 'a'] }).card).toBe('b')
})

test('what was open and is gone leaves its place to the first, and the first that comes to an empty list is open', () => {
  const gone = openedAt({ address: '/labs', card: 'b' }, '/labs', { ...none, cards: ['c', 'a'] })
  expect(gone.card).toBe('c')
  const empty = openedAt(null, '/labs', { ...none, cards: [] })
  expect(openedAt(empty, '/labs', { ...none, cards: [] })).toBe(empty)
  expect(openedAt(empty, '/labs', { ...none, cards: ['a'] }).card).toBe('a')
})
