import { tokenise } from '../vocabulary/normalise'
import { isEveryday } from './everyday'
import { isFiller, isTelling } from './question-cues'

/** A word that may name what was removed, or what an operation was of. */
export const isThing = (word: string, verbs: readonly string[]): boolean =>
  tokenise(word).every(
    ({ norm }) => !verbs.includes(norm) && !isFiller(norm) && !isTelling(norm) && !isEveryday(norm),
  )
