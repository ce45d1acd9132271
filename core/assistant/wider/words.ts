import { widerWords } from '../../language/wider'
import { finderOf } from '../rows'

/** What finds wider names of things, and times by what happened. */
export const {
  findRow: findWiderRow,
  findRows: findWiderRows,
  findJoined: findWider,
  findWords: findWiderWords,
} = finderOf(widerWords)
