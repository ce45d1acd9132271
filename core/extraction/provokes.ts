import { allergicEffect } from '../language/allergies'
import { provokedWhen, provoking, provokingInStory } from '../language/statements'
import { matchConcept } from '../vocabulary/match'
import type { Passage } from './passage'
import { reactionOf, type Reaction } from './reactions'

/** "Moxifloxacin gave him tendon pain", "took ampicillin and broke out in hives": a drug and what it once did. */
export function provokes(after: string): boolean {
  const story = provokingInStory.exec(after)
  const effect = provoking.exec(after)?.[1] ?? story?.[1] ?? story?.[2]
  const reaction = effect === undefined ? null : reactionOf(effect.split(/[,;.]/)[0] ?? '')
  return reaction !== null && reaction.end <= 40
}

/** "She gets hives when she eats", before a name in the same sentence: what it did. */
export function provokedBefore(before: string): Reaction | null {
  const when = provokedWhen.exec(before)
  const reaction = when && reactionOf(before.slice(0, when.index))
  if (reaction === null || !allergicEffect.test(reaction.name) || when!.index - reaction.end > 12) return null
  return { ...reaction, end: 0 }
}

/** "Resprim: rash", outside the lists of drugs: nothing but what the name before it did. */
export function isAllergyEntryAt({ kind, text }: Passage, end: number): boolean {
  if (kind.startsWith('medications')) return false
  const told = /^\s?:\s?([^,;.:\t\n]{3,30})(?=[,;.\t\n]|$)/u.exec(text.slice(end))?.[1]
  return told !== undefined && matchConcept('reaction', told.trim())?.score === 1
}
