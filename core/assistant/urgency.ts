import { findMentions } from '../vocabulary/mentions'
import { sentenceEnd } from './calm'
import { findUrgency, isSwallowed, isTooMany, isWholePack, type Urgency } from './cues'
import { recordTokens } from './lay'
import { tokenise, type Token } from '../vocabulary/normalise'
import { findJoined as findAsking } from './asking'
import { findWords } from './sign-words'

/** As `findUrgency`, and many of a drug by its name, too, for which the vocabulary is needed: screens do without. */
export function urgencyOf(text: string): Urgency | null {
  const urgency = findUrgency(text)
  if (urgency !== null) return urgency
  const tokens = withoutUntaken(recordTokens(text))
  const isCounted = tokens.some(({ norm }) => /^\d{2,3}$/.test(norm))
  const isTaken = (['wholePack', 'child', 'wholly'] as const).some((list) => findWords(tokens, list) !== null)
  if (!isCounted && !isTaken) return null
  const drugs = findMentions(tokens, ['medication']).map(({ start }) => start)
  const rules = [isTooMany, isWholePack, isSwallowed]
  return drugs.length > 0 && rules.some((rule) => rule(tokens, drugs)) ? 'emergency' : null
}

/** Words from a "never" to the verb that it denies. */
const denialNear = 2

/** "I never took 500": a verb of taking that is denied is put out of sight. */
function withoutUntaken(tokens: readonly Token[]): readonly Token[] {
  const [denials, taken] = [findWords(tokens, 'denials') ?? [], findWords(tokens, 'taken') ?? []]
  const isDenied = (at: number) =>
    taken.includes(at) && denials.some((no) => at > no && at - no <= denialNear)
  return tokens.map((token, at) => (isDenied(at) ? { ...token, norm: '-' } : token))
}

/**
 * A message without what tells such signs: what asks apart from them; all of it where it tells none, nothing where none of it
 * asks. "My heart is racing, cold sweat and nausea" is one sign by three clauses.
 */
export function apartFromSigns(text: string): string {
  if (urgencyOf(text) === null) return text
  const sentences = text.split(sentenceEnd).flatMap((sentence) => {
    const parts =
      urgencyOf(sentence) === null ? [sentence] : sentence.split(/(?<=[,;:]|\s[-\u2013\u2014])\s+/u)
    return parts.filter((part) => urgencyOf(part) === null && isAsking(part))
  })
  const asked = sentences.join(' ').trim()
  // Signs that only the whole message tells are in none of its parts.
  return asked === text.trim() ? '' : asked
}

/** Words that ask, or its mark; "my heart is racing" only tells. */
export function isAsking(part: string): boolean {
  const tokens = tokenise(part)
  const whether = findAsking(tokens, 'yesNo') ?? []
  const begins = /^[a-z]/.test(tokens[0]?.norm ?? '') && whether.includes(0)
  return (
    part.includes('?') ||
    begins ||
    whether.some((at) => whether.includes(at + 1)) ||
    (['openAskers', 'askers'] as const).some((list) => findAsking(tokens, list) !== null)
  )
}
