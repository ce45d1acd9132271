import { findMentions } from '../vocabulary/mentions'
import { findUrgency, isTooMany, type Urgency } from './cues'
import { recordTokens } from './lay'

/** As `findUrgency`, and many of a drug by its name, too, for which the vocabulary is needed: screens do without. */
export function urgencyOf(text: string): Urgency | null {
  const urgency = findUrgency(text)
  if (urgency !== null) return urgency
  const tokens = recordTokens(text)
  if (!tokens.some(({ norm }) => /^\d{2,3}$/.test(norm))) return null
  const drugs = findMentions(tokens, ['medication']).map(({ start }) => start)
  return isTooMany(tokens, drugs) ? 'emergency' : null
}
