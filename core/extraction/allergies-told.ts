import { allergyWord } from '../language/passages'
import { findMentions, tokenise } from '../vocabulary/match'
import type { Passage } from './passage'

/** "High blood pressure, gout": conditions, of which one at least is nothing that an allergen does. */
export function listsConditions(text: string): boolean {
  const [tokens, reactions] = [tokenise(text), findMentions(tokenise(text), ['reaction'])]
  const conditions = findMentions(tokens, ['diagnosis'])
  return (
    !allergyWord.test(text) &&
    conditions.length > 1 &&
    conditions.some((one) => !reactions.some(({ start, end }) => start < one.end && one.start < end))
  )
}

export const isAllergyEntry = (one: Passage): boolean =>
  one.words.length <= 8 &&
  findMentions(one.tokens, ['allergy', 'medication']).some((mention) => mention.start <= 1) &&
  speaksOfAllergy(one.text)

export const speaksOfAllergy = (text: string): boolean =>
  allergyWord.test(text) || findMentions(tokenise(text), ['reaction']).length > 0
