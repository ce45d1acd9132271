import { expect, test } from 'vitest'
import { decideAttempt, type AttemptState } from './attempts'

const policy = { free: 3, firstDelay: 10, maxDelay: 60, forgetAfter: 1000 }

function tryAt(times: number[]) {
  let state: AttemptState | null = null
  return times.map((now) => {
    const decision = decideAttempt(policy, state, now)
    if (!decision.allowed) return `wait ${decision.retryAfter}`
    state = decision.state
    return 'go'
  })
}

test.each<[string, number[], string[]]>([
  ['the free tries go at once, the next waits', [0, 0, 0, 0], ['go', 'go', 'go', 'wait 10']],
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
    'a quiet spell forgets',
    [0, 0, 0, 1001, 1001, 1001, 1001],
    ['go', 'go', 'go', 'go', 'go', 'go', 'wait 10'],
  ],
])('%s', (_name, times, expected) => {
  expect(tryAt(times)).toEqual(expected)
})

test('of a thousand guesses at once, only the free ones are evaluated', () => {
  expect(tryAt(Array.from({ length: 1000 }, () => 5)).filter((answer) => answer === 'go')).toHaveLength(3)
})
