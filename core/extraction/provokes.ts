import { reactionOf } from './reactions'

const provoking =
  /^\s*,?\s*(?:which\s+)?(?:brings?\son|brought\son|causes?|caused|triggers?|triggered|provokes?|provoked|gave\s(?:him|her|me|them)|gives\s(?:him|her|me)|makes?\s(?:him|her)|made\s(?:him|her)|results?\sin|resulted\sin|גרם ל|גורם ל|גרמה ל)\s*(.*)$/iu

/** "Moxifloxacin gave him tendon pain", "oxycodone, which causes vomiting": a drug and what it once did. */
export function provokes(after: string): boolean {
  const effect = provoking.exec(after)?.[1]
  const reaction = effect === undefined ? null : reactionOf(effect.split(/[,;.]/)[0] ?? '')
  return reaction !== null && reaction.end <= 40
}
