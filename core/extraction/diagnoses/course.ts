import type { Concept } from '../../vocabulary/concept'
import type { Verdict } from '../assertion/assert'
import { sentenceAround, type Range } from '../assertion/scope'
import type { EntityStatus } from '../../records/kinds'

/**
 * Conditions that pass: infections, injuries, attacks, cancers, stones, pregnancy. Said to be of the past
 * they are over; a chronic one "with a history of" is still there.
 */
const passing =
  /^(?:A|B(?!18|20)|C|D[0-3]|G45|I2[1246]|I6[0-4]|I80|I82|K2[5-8]|I30|I33|I40|J0|J1|J2|J69|J80|J81|J93|K35|K56|K57\.2|K8[015]|K83|K92|L0[0-8]|M0[02]|M75\.0|M86|N1[0-27]|N20|N30|N39|N70|N87|O|P|R|S|T|H0|H1|H6[0-7]|V|W|X|Y|Z3)/

const resolvedAfter =
  /^[^.;]{0,25}?(?<!\p{L})(?:resolved|now resolved|healed|cured|in (?:full |complete )?remission|חלף|חלפה|ברמיסיה|בהפוגה|נרפא|נרפאה|הבריא|הבריאה|לאחר ריפוי)(?!\p{L})/iu
/** What was cut out is of the past. */
const removedAfter = /^[^.;]{0,40}?(?<!\p{L})(?:excised|resected|removed|נכרת|נכרתה|הוסר|הוסרה)(?!\p{L})/iu
const resolvedBefore = /(?:resolved|healed|recovered)\s+(?:\p{L}+\s+){0,2}$/iu

/**
 * active, historical or resolved, from the words at the mention and the kind of condition.
 * `dated`: a date long before the document's stands beside it.
 */
export function statusOf(
  concept: Concept | null,
  verdict: Verdict,
  text: string,
  range: Range,
  dated = false,
): EntityStatus {
  const sentence = sentenceAround(text, range)
  const after = text.slice(range.end, sentence.end)
  if (resolvedAfter.test(after) || resolvedBefore.test(text.slice(0, range.start))) return 'resolved'
  if (concept?.attributes.has('history')) return 'historical'
  if (concept?.attributes.has('neoplasm') && removedAfter.test(after)) return 'historical'
  if (verdict.suspected) return 'suspected'
  if (!verdict.past && !dated) return 'active'
  return concept === null || passes(concept) ? 'historical' : 'active'
}

/** Whether a condition is one that comes and goes; one without a code is taken for such. */
export function passes(concept: Concept): boolean {
  const codes = concept.codes['ICD-10-CM'] ?? []
  return codes.length === 0 || codes.some((code) => passing.test(code))
}
