import { askingWords } from '../language/asking'
import { finderOf } from './rows'

/** What finds in a question what is asked after. Screens do without it. */
export const { findRows, findRow, findSaid, findWords, findJoined, namesOf } = finderOf(askingWords)
