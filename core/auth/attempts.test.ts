import { expect, test } from 'vitest'
import { decideAttempt, forgottenAt, perAccount, takeBack, type AttemptState } from './attempts'

const policy = { free: 3, firstDelay: 10, maxDelay: 60, leakSeconds: 1000 }

/** A minus: a try at that second that turns out right. */
function tryAt(times: number[], rules = policy) {
  let state: AttemptState | null = null
  return times.map((time) => {
    const decision = decideAttempt(rules, state, Math.abs(time))
    if (!decision.allowed) return `wait ${decision.retryAfter}`
    state = time < 0 ? takeBack(decision.state) : decision.state
    return 'go'
  })
}

test.each<[string, number[], string[]]>([
  ['the free tries go at once, the next waits', [1, 1, 1, 1], ['go', 'go', 'go', 'wait 10']],
  [
    'the wait doubles with each further try',
    [0, 0, 0, 10, 29, 30, 69],
    ['go', 'go', 'go', 'go', 'wait 1', 'go', 'wait 1'],
  ],
  [
    'a try that had to wait does not lengthen the wait',
    [0, 0, 0, 1, 2, 3, 10],
    ['go', 'go', 'go', 'wait 9', 'wait 8', 'wait 7', 'go'],
  ],
  [
    'the delay has a ceiling',
    [0, 0, 0, 10, 30, 70, 129, 130],
    ['go', 'go', 'go', 'go', 'go', 'go', 'wait 1', 'go'],
  ],
  [
    'tries are forgotten one by one, not all at once',
    [0, 0, 0, 1000, 1000, 1020],
    ['go', 'go', 'go', 'go', 'wait 10', 'go'],
  ],
  [
    'a right answer takes back itself and nothing else',
    [1, 1, -1, -1, 1, 1],
    ['go', 'go', 'go', 'go', 'go', 'wait 10'],
  ],
  ['right answers alone never wait', [-1, -1, -1, -1, -1, -1], ['go', 'go', 'go', 'go', 'go', 'go']],
])('%s', (_name, times, expected) => {
  expect(tryAt(times)).toEqual(expected)
})

test('of a thousand guesses at once, only the free ones are evaluated', () => {
  expect(tryAt(Array.from({ length: 1000 }, () => 5)).filter((answer) => answer === 'go')).toHaveLength(3)
})

test('a spray that signs in to an account of its own after each guess is stopped like any other', () => {
  const spray = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 5 : -5))
  expect(tryAt(spray).filter((answer) => answer === 'go')).toHaveLength(5)
})

test('an account that is guessed at without end takes its hundred and then one an hour', () => {
  const week = Array.from({ length: 7 * 24 * 60 }, (_, minute) => minute * 60)
  const evaluated = tryAt(week, perAccount).filter((answer) => answer === 'go').length
  expect(evaluated).toBeGreaterThan(100)
  expect(evaluated).toBeLessThan(100 + 2 * 7 * 24)
})

test('a count is forgotten when the last of it has leaked away', () => {
  expect(forgottenAt(policy, { count: 2, lastAt: 500 })).toBe(2500)
})
