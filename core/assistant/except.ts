import type { Token } from '../vocabulary/normalise'
import { findJoined } from './asking'
import { findCues, type Cue } from './question-cues'
import type { Subject } from './subjects'

/** Words between what says so and what is left out: "except for the bad cholesterol". */
const exceptNear = 4
/** As that, of a word that is said of other things, too: "without a reason it may be the thyroid". */
const withoutNear = 2

/** The words for a list by which something of its kind is left out. */
const listOf: Partial<Record<Subject['type'], readonly Cue[]>> = {
  medication: ['drugs'],
  allergy: ['allergies'],
  diagnosis: ['conditions'],
  procedure: ['procedures'],
}

/** What is asked for, and what is left out of it: "all results without the cholesterol". */
export function withoutExcepted(tokens: readonly Token[], named: readonly Subject[]) {
  const words = findJoined(tokens, 'except') ?? []
  const bare = findJoined(tokens, 'without') ?? []
  // "My medications without the aspirin": a list that is named before it.
  const { byCue } = findCues(tokens)
  const isListBefore = ({ type }: Subject, word: number) =>
    listOf[type]?.some((cue) => byCue.get(cue)?.some((at) => at < word)) === true
  const follows = (word: number, { places }: Subject, near: number) =>
    places.some((at) => at > word && at - word <= near)
  const isExcepted = (one: Subject) =>
    words.some((word) => follows(word, one, exceptNear)) ||
    bare.some((word) => follows(word, one, withoutNear) && (one.type === 'lab' || isListBefore(one, word)))
  const excepted = named.filter(isExcepted)
  return excepted.length === 0
    ? { own: named, excepted, words: [] }
    : { own: named.filter((one) => !isExcepted(one)), excepted, words: [...words, ...bare] }
}
