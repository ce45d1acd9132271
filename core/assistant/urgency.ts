import { findMentions } from '../vocabulary/mentions'
import { findUrgency, isSwallowed, isTooMany, isWholePack, sentenceEnd, type Urgency } from './cues'
import { recordTokens } from './lay'
import { findWords } from './sign-words'

/** As `findUrgency`, and many of a drug by its name, too, for which the vocabulary is needed: screens do without. */
export function urgencyOf(text: string): Urgency | null {
  const urgency = findUrgency(text)
  if (urgency !== null) return urgency
  const tokens = recordTokens(text)
  const isCounted = tokens.some(({ norm }) => /^\d{2,3}$/.test(norm))
  const isTaken = (['wholePack', 'child', 'wholly'] as const).some((list) => findWords(tokens, list) !== null)
  if (!isCounted && !isTaken) return null
  const drugs = findMentions(tokens, ['medication']).map(({ start }) => start)
  const rules = [isTooMany, isWholePack, isSwallowed]
  return drugs.length > 0 && rules.some((rule) => rule(tokens, drugs)) ? 'emergency' : null
}

/** A message without the clauses that tell such signs; all of it where it tells none, nothing where it is one of them. */
export function apartFromSigns(text: string): string {
  if (urgencyOf(text) === null) return text
  const sentences = text.split(sentenceEnd).flatMap((sentence) => {
    if (urgencyOf(sentence) === null) return [sentence]
    const clauses = sentence.split(/(?<=[,;])\s+/u)
    return clauses.length === 1 ? [] : clauses.filter((clause) => urgencyOf(clause) === null)
  })
  const asked = sentences.join(' ').trim()
  // Signs that only the whole message tells are in none of its parts.
  return asked === text.trim() ? '' : asked
}
