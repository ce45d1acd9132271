import { questionWords } from '../language/questions'
import { finderOf } from './rows'

/** What finds the words of signs in a message. */
export const { findWords, findJoined } = finderOf(questionWords)

const near = 2

/** Places that are a few words after one. */
export const within = (from: number) => (place: number) => place > from && place <= from + near + 1

/** Whether one of these places is soon followed by one of those. */
export const follow = (first: readonly number[] | null, then: readonly number[] | null): boolean =>
  first?.some((from) => then?.some(within(from))) ?? false
