import { tokenise, type Token } from '../vocabulary/normalise'
import { findJoined, findWords } from './sign-words'

/** Words from a "which antibiotic" to what it once did. */
const nearDone = 3
/** No question of one thing has more words. */
const longestAsked = 10

/** That somebody has it at this moment. */
const ofNow = ['doesNow', 'present', 'lasting', 'urgent', 'returned', 'ingested', 'ateIt'] as const

/** Places of the words of the swelling, where it is asked which drug once did it; none where that is not asked, or it may be now. */
function signsOnceCaused(tokens: readonly Token[], text: string): readonly number[] {
  const isOne = tokens.length <= longestAsked && !/[,;.!\u2026\n]|\s[-\u2013\u2014]\s/u.test(text.trim())
  const which = isOne ? (findJoined(tokens, 'whichDrug') ?? []) : []
  if (!which.includes(0) || ofNow.some((list) => findWords(tokens, list) !== null)) return []
  const last = Math.max(...which)
  const isDone = (findJoined(tokens, 'onceDid') ?? []).some((at) => at > last && at - last <= nearDone)
  return isDone ? (findJoined(tokens, 'onceSigns') ?? []) : []
}

/** Whether it is asked which drug or food once did what an allergy does. */
export const asksOnceCaused = (text: string): boolean => signsOnceCaused(tokenise(text), text).length > 0

/**
 * "Which antibiotic swelled my face" asks what a drug once did: the swelling is put out of sight, and nothing else that is told.
 * It stands at the beginning of one clause, its verb right behind it; whatever is of now, or in another clause, is felt.
 */
export function withoutOnceCaused(tokens: readonly Token[], text: string): readonly Token[] {
  const signs = signsOnceCaused(tokens, text)
  return tokens.map((token, at) => (signs.includes(at) ? { ...token, norm: '-' } : token))
}
