import { tokenise } from '../../vocabulary/normalise'
import type { Answer } from '../answer'
import { findJoined, findRows } from '../asking'
import { withAskedTime } from '../topics'
import { findTurn } from '../turns/turn-words'
import type { Test } from './test-items'
import type { Telling } from './telling'

export const newestFirst = (tests: readonly Test[]): Test[] =>
  tests.toSorted((a, b) => (a.detail.date < b.detail.date ? 1 : a.detail.date > b.detail.date ? -1 : 0))

export const isOutside = ({ detail: { flag } }: Test): boolean => flag === 'H' || flag === 'L'

/** The newest day of tests, where the last test is asked for, and no number of them; null elsewhere. */
export function lastDayAsked({ reading: { cues, text } }: Telling, tests: readonly Test[]): string | null {
  const tokens = tokenise(text)
  const isOfTests =
    cues.has('labs') ||
    (cues.has('abnormal') && findTurn(tokens, 'lastTime') !== null) ||
    findJoined(tokens, 'several') !== null ||
    findRows(tokens, 'ownLists').some(({ name }) => name === 'lab')
  const isAsked = cues.has('newest') && isOfTests && !cues.has('lastFew')
  return isAsked ? (newestFirst(tests)[0]?.detail.date ?? null) : null
}

/** An answer of the tests of one day: what is asked of it next is asked of that day. */
export const ofDay = (answer: Answer, day: string | null): Answer =>
  day === null ? answer : withAskedTime(answer, { dates: [day], from: null, until: null, places: [] })
