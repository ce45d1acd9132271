import { provoking, provokingInStory } from '../language/statements'
import { reactionOf } from './reactions'

/** "Moxifloxacin gave him tendon pain", "took ampicillin and broke out in hives": a drug and what it once did. */
export function provokes(after: string): boolean {
  const story = provokingInStory.exec(after)
  const effect = provoking.exec(after)?.[1] ?? story?.[1] ?? story?.[2]
  const reaction = effect === undefined ? null : reactionOf(effect.split(/[,;.]/)[0] ?? '')
  return reaction !== null && reaction.end <= 40
}
