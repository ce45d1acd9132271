import type { Token } from '../vocabulary/normalise'
import { findJoined } from './asking'
import type { Subject } from './subjects'

/** Words between what says so and what is left out: "except for the bad cholesterol". */
const exceptNear = 4

/** What is asked for, and what is left out of it: "all results without the cholesterol". */
export function withoutExcepted(tokens: readonly Token[], named: readonly Subject[]) {
  const words = findJoined(tokens, 'except') ?? []
  const isExcepted = ({ places }: Subject) =>
    places.some((at) => words.some((word) => at > word && at - word <= exceptNear))
  const excepted = named.filter(isExcepted)
  return excepted.length === 0
    ? { own: named, excepted, words: [] }
    : { own: named.filter((one) => !isExcepted(one)), excepted, words }
}
