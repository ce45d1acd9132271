import { recordTokens } from '../lay'
import { findWider } from '../wider/words'

/**
 * "Is that good": a page says where a result lies to its range, and never that it is good, or bad, for the one who asks. The
 * good cholesterol is one by its name.
 */
export const saysJudging = (typed: string): boolean => findWider(recordTokens(typed), 'judging') !== null
