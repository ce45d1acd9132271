import { heldBackWords } from '../language/held-back'
import { tokenise } from '../vocabulary/normalise'
import { finderOf } from './rows'

/** What finds the words to which no plain yes or no is said. */
export const { findRows: findHeldRows, findJoined: findHeld } = finderOf(heldBackWords)

export const saysHeld = (
  { text }: { readonly text: string },
  list: Parameters<typeof findHeld>[1],
): boolean => findHeld(tokenise(text), list) !== null
