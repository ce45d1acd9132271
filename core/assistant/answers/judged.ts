import { tokenise } from '../../vocabulary/normalise'
import { findWider } from '../wider/words'

/** "Is that good": a page says where a result lies to its range, and never that it is good, or bad, for the one who asks. */
export const saysJudging = (typed: string): boolean => findWider(tokenise(typed), 'judging') !== null
