import type { Mention } from '../vocabulary/match'
import { sentenceAround, type Range } from './assertion/scope'
import { ordersOf } from './medications/orders'
import { directed } from './medications/taken'
import { mentionsOfType, rangeOf } from './mentions'
import type { Passage } from './passage'
import { provokes } from './provokes'
import { reactionOf } from './reactions'

export type Allergen = Mention<'allergy'> | Mention<'medication'>

/** Allergens; in a list of allergies a drug that is no known allergen counts as one, too. */
export function candidates(passage: Passage, listed: boolean, columns: boolean): Allergen[] {
  const allergens = mentionsOfType(passage, 'allergy')
  const drugs = mentionsOfType(passage, 'medication').filter(
    (drug) => !allergens.some((one) => one.start < drug.end && drug.start < one.end),
  )
  const taken = listed ? ordersOf(passage).filter((order) => directed(order)) : []
  const all = [...allergens, ...drugs]
    .filter((one) => !taken.some((order) => order.mention.start < one.end && one.start < order.mention.end))
    .sort((a, b) => a.start - b.start)
  return all.filter((mention) => {
    if (listed) return !isReactionWord(passage, mention)
    const range = rangeOf(passage, mention)
    return isSaid(passage, range) || (columns && isEntry(passage, range))
  })
}

/** A title over a column of its own, beside another list. */
export const columnTitle = /^(?:drug |known )?allerg(?:y|ies)$|^רגישו(?:ת|יות)$|^אלרגיות$/i

/** A cell that names an allergen and its reaction: "Ramipril: angioedema (severe)". */
function isEntry(passage: Passage, range: Range): boolean {
  const { text } = passage
  if (!/(?:^|\t)[^\p{L}\d]*$/u.test(text.slice(0, range.start))) return false
  const after = /^\s*(?:[:(–-]\s*)([^\t]*)/.exec(text.slice(range.end))?.[1]
  const reaction = after === undefined ? null : reactionOf(after)
  return reaction !== null && reaction.end <= 40
}

/** "Rash" or "egg" within a reaction's words; an ambiguous name only at the start of an entry. */
function isReactionWord(passage: Passage, mention: Allergen): boolean {
  const range = rangeOf(passage, mention)
  const before = passage.text.slice(0, range.start)
  if (!mention.ambiguous)
    return /\b(?:treated with|given|tolerates|takes|uses|carries|took)\s+(?:\p{L}+\s+)?$/iu.test(before)
  return !/(?:^|[,;.:\t(/•«–-]|\band)\s*$/i.test(before)
}

const cueBefore =
  /(?<!\p{L})(?:allerg(?:y|ies|ic)(?: reactions?)? (?:to|of)|allergic to|hypersensitivity to|hypersensitive to|intolerances? (?:to|of)|intolerant (?:to|of)|anaphyla\p{L}* (?:to|after|from|with)|adverse reaction to|cannot take|can't take|unable to take|unable to tolerate|reacts? to|reacted to|(?:allerg(?:y|ies)|sensitivit(?:y|ies)|intolerances?|adverse reactions?|רגישות|רגישויות|אלרגיות|אלרגיה)\s?:|אלרגי\p{L}* ל|רגיש\p{L}* ל|רגישות ידועה ל|תגובה אלרגית ל|אלרגיה ידועה ל)-?\s*(?<list>[^.;\n]*)$/iu
/** "Sensitivities: …; …" and "Allergies Ceclor" on a form. */
const labelBefore =
  /(?:allerg(?:y|ies)|sensitivit(?:y|ies)|intolerances?|adverse reactions?|רגישות|רגישויות|אלרגיות|אלרגיה)\s?:[^.\n]*$|(?:^|[\t\d.;]\s?)Allerg(?:y|ies)\s+$/iu
const cueAfter =
  /^(?:[\s-]*(?:drug\s)?(?:allerg(?:y|ies|ic)|hypersensitivity|intolerance|anaphylaxis)(?!\p{L}))/iu

function isSaid(passage: Passage, range: Range): boolean {
  const sentence = sentenceAround(passage.text, range)
  const before = passage.text.slice(sentence.start, range.start)
  const rest = passage.text.slice(range.end, sentence.end)
  if (cueAfter.test(rest)) return true
  if (provokes(rest)) return true
  if (
    passage.text.startsWith('ל', range.start) &&
    /(?<!\p{L})(?:רגיש|אלרגי)\p{L}*\s+(?:ידועה\s+)?$/u.test(before)
  )
    return true
  if (labelBefore.test(passage.text.slice(0, range.start))) return true
  const list = cueBefore.exec(before)?.groups?.list
  // A list after the cue goes on over commas and "and", not over another statement.
  return (
    list !== undefined &&
    !/(?<!\p{L})(?:but|treated|started|given|therefore|so|was|received|is|takes|carries|uses|has|on|continue|טופל|לכן|אך|הוחל|ניתן)(?!\p{L})/iu.test(
      list,
    )
  )
}
