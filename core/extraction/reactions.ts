import { findMentions, tokenise, type Mention } from '../vocabulary/match'
import type { ExtractedEntity } from './types'
import { deniedReaction, mildWords, moderateWords, severeWords } from '../language/allergies'

export interface Reaction {
  /** The reactions' English names, the first first, joined by commas. */
  readonly name: string
  readonly severity: ExtractedEntity['severity']
  /** End of the last reaction's words in the text. */
  readonly end: number
}

/** The reactions that stand after an allergen: "- rash", "(hives, swelling)". */
export function reactionOf(text: string): Reaction | null {
  const tokens = tokenise(text)
  const found = findMentions(tokens, ['reaction']).filter(
    (one): one is Mention<'reaction'> =>
      one.type === 'reaction' && !denied(text, tokens[one.start]?.start ?? 0),
  )
  const [first] = found
  const last = found.at(-1)
  if (!first || !last) return null
  const told = found.filter((one) => !/^unknown/i.test(one.concept.name))
  const names = [...new Set((told.length > 0 ? told : found).map((one) => one.concept.name))]
  const severity = found.map((one) => one.concept.severity).find((one) => one !== null) ?? null
  return { name: names.join(', '), severity, end: tokens[last.end - 1]?.end ?? 0 }
}

const denied = (text: string, start: number): boolean => deniedReaction.test(text.slice(0, start))

const grades: readonly (readonly [RegExp, NonNullable<ExtractedEntity['severity']>])[] = [
  [severeWords, 'severe'],
  [moderateWords, 'moderate'],
  [mildWords, 'mild'],
]

/** The severity that is printed beside the allergen. */
export function severityOf(text: string): ExtractedEntity['severity'] {
  return grades.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
