import { tokenise } from '../../vocabulary/normalise'
import { findWords } from '../sign-words'
import { inRecordWords } from '../lay'
import { numberIn } from '../numbers'
import { testsOf, type Test } from './test-items'
import type { Telling } from './telling'

/** A number that a question gives for a test, of which the record has no such result. */
export interface OtherNumber {
  readonly test: Test
  readonly number: number
}

/** Farther than this from all results of the test a number is one of something else. */
const farthest = 3

/** Cues by which a number counts, bounds or measures something else. */
const counting = ['lastFew', 'count', 'convert', 'dose'] as const

/** "LDL 154, is that high": no result of the one test that is named; null where each number is one, or counts something. */
export function otherNumber(telling: Telling): OtherNumber | null {
  const { asks, bound, cues, time } = telling.reading
  const [test, ...others] = testsOf(telling)
  if (!test || others.length > 0 || bound !== null || asks.numbers.length === 0) return null
  if (counting.some((cue) => cues.has(cue)) || asks.average || asks.extreme !== null) return null
  if (telling.record.waiting.some(({ key }) => key === test.canonical_key)) return null
  const { trend, ref_low: low, ref_high: high, value } = test.detail
  const results = [...trend.map((point) => point.value), Number(value ?? Number.NaN)].filter(Number.isFinite)
  const known = new Set([...results, low, high])
  const [least, most] = [Math.min(...results) / farthest, Math.max(...results) * farthest]
  const given = typedNumbers(telling).find(
    (number) => asks.numbers.includes(number) && number >= least && number <= most && !known.has(number),
  )
  return given === undefined || results.length === 0 || time?.dates.length === 0
    ? null
    : { test, number: given }
}

/**
 * "The doctor said my cholesterol is 260", where several tests go by that name: no result of any of them; null where it is one of
 * theirs, counts something, or is far from all of them.
 */
export function otherOfSeveral(telling: Telling): number | null {
  const { asks, bound, cues, time, place } = telling.reading
  const tests = testsOf(telling)
  if (tests.length < 2 || bound !== null || time !== null || place !== null) return null
  if (counting.some((cue) => cues.has(cue)) || asks.average || asks.extreme !== null) return null
  if (tests.some(({ canonical_key: key }) => telling.record.waiting.some((one) => one.key === key)))
    return null
  const results = tests.flatMap(({ detail: { trend, value } }) =>
    [...trend.map((point) => point.value), Number(value ?? Number.NaN)].filter(Number.isFinite),
  )
  const limits = tests.flatMap(({ detail: { ref_low: low, ref_high: high } }) => [low, high])
  const known = new Set([...results, ...limits])
  const typed = typedNumbers(telling).filter((number) => asks.numbers.includes(number))
  const [given, ...more] = typed
  if (given === undefined || more.length > 0 || known.has(given) || results.length === 0) return null
  return given >= Math.min(...results) / farthest && given <= Math.max(...results) * farthest ? given : null
}

/** Numbers that count no time and no pieces. */
function typedNumbers({ reading: { text } }: Telling): readonly number[] {
  const tokens = tokenise(inRecordWords(text))
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1]
    const isCounted = next !== undefined && findWords([next], 'counted') !== null
    return isCounted ? [] : (numberIn(token) ?? [])
  })
}
