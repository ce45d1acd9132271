import type { Mention } from '../vocabulary/match'
import { isVaccine } from '../vocabulary/vaccines'
import { overlaps, sentenceAround, type Range } from './assertion/scope'
import { ordersOf } from './medications/orders'
import { directed } from './medications/taken'
import { mentionsOfType, rangeOf } from './mentions'
import type { Passage } from './passage'
import { isAllergyEntryAt, provokedBefore, provokes } from './provokes'
import { reactionOf } from './reactions'
import {
  bodyIntolerance,
  broughtAbout,
  formName,
  mealBefore,
  mealName,
  writtenTo,
  allergicTo,
  allergyLabelBefore,
  joinedAllergens,
  labelOfKind,
  listEnds,
  ruleBehind,
  sensitiveBefore,
  treatmentTold,
} from '../language/allergies'
import { stopsRow } from '../language/drugs-not-taken'

export type Allergen = Mention<'allergy'> | Mention<'medication'>

/** Allergens; in a list of allergies a drug that is no known allergen counts as one, too. */
export function candidates(passage: Passage, listed: boolean, columns: boolean): Allergen[] {
  const allergens = mentionsOfType(passage, 'allergy')
  const drugs = mentionsOfType(passage, 'medication').filter(
    (drug) => !allergens.some((one) => overlaps(one, drug)),
  )
  const taken = listed ? ordersOf(passage).filter((order) => directed(order)) : []
  const all = [...allergens, ...drugs]
    .filter((one) => !taken.some(({ mention }) => overlaps(mention, one)))
    .sort((a, b) => a.start - b.start)
  return all.filter((mention) => {
    if (isMeal(passage, mention) || isFormOfDrug(passage, mention)) return false
    const range = rangeOf(passage, mention)
    if (mention.type === 'allergy' && isMeasured(passage.text.slice(range.end))) return false
    if (isLabel(mention, passage, all)) return false
    if (listed && !isOfTreatment(passage, range)) return !isReactionWord(passage, mention)
    return isSaid(passage, range, mention) || (columns && isEntry(passage, range))
  })
}

/** "With food", "before milk": no allergen, but where a reaction is told of before it. */
function isMeal(passage: Passage, mention: Allergen): boolean {
  const { start, end } = rangeOf(passage, mention)
  if (!mealName.test(passage.text.slice(start, end))) return false
  const sentence = sentenceAround(passage.text, { start, end })
  const before = passage.text.slice(sentence.start, start)
  return mealBefore.test(before) && reactionOf(before) === null && !allergicTo.test(before)
}

/** "Heat 36.5,": a number right behind a name is what was measured of it. */
const isMeasured = (after: string): boolean =>
  /^\s?[:=]?\s?\d+\.\d+(?:\s?°?[CF])?(?=\s*(?:$|[,;.)\t]))/u.test(after)

/** "Foods or other: kiwi": the label of what is told behind it. */
function isLabel(mention: Allergen, passage: Passage, all: readonly Allergen[]): boolean {
  if (!mention.concept.key.endsWith('-unspecified')) return false
  const { end } = rangeOf(passage, mention)
  const label = labelOfKind.exec(passage.text.slice(end))?.[0]
  if (label === undefined) return false
  const told = passage.text.slice(end + label.length)
  const entry = /^\s*\p{L}[\p{L} ’'-]{1,24}?\s?[-–—(]\s?/u.exec(told)
  // "Foods: krwi - itching": what did it was not understood.
  if (entry && reactionOf(entry[0]) === null && reactionOf(told.slice(entry[0].length)) !== null) return true
  return all.some(
    (other) =>
      /^\s*$/.test(passage.text.slice(end + label.length, rangeOf(passage, other).start)) &&
      other.start > mention.start,
  )
}

/** "Fentanyl patch": what the drug comes as. */
function isFormOfDrug(passage: Passage, mention: Allergen): boolean {
  const { start, end } = rangeOf(passage, mention)
  if (mention.type !== 'allergy' || !formName.test(passage.text.slice(start, end))) return false
  return mentionsOfType(passage, 'medication').some(
    (drug) =>
      drug.end <= mention.start && /^\s*$/u.test(passage.text.slice(rangeOf(passage, drug).end, start)),
  )
}

/** "We discussed azathioprine" below a list of allergies that nothing closed. */
function isOfTreatment({ text }: Passage, range: Range): boolean {
  const sentence = sentenceAround(text, range)
  return treatmentTold.test(text.slice(sentence.start, range.start))
}

/** A cell that names an allergen and its reaction: "Ramipril: angioedema (severe)", and not in another sentence of it. */
function isEntry(passage: Passage, range: Range): boolean {
  const { text } = passage
  if (broughtAbout.test(text.slice(range.end))) return false
  const before = text.slice(0, range.start)
  if (!/(?:^|\t)[^\p{L}\d]*$/u.test(before)) return false
  // "Stopped | thiazide (low sodium)": why it was stopped.
  const label = /[^\t\n]*(?=\t[^\t\n]*$)/u.exec(before)?.[0] ?? ''
  if (passage.kind === 'medications-stopped' || stopsRow.test(label)) return false
  const after = /^\s*(?:[:(–-]\s*)([^\t.]*)/.exec(text.slice(range.end))?.[1]
  const reaction = after === undefined ? null : reactionOf(after)
  return reaction !== null && reaction.end <= 40
}

/** "Rash" or "egg" within a reaction's words; an ambiguous name only at the start of an entry. */
function isReactionWord(passage: Passage, mention: Allergen): boolean {
  const range = rangeOf(passage, mention)
  const before = passage.text.slice(0, range.start)
  if (!mention.ambiguous)
    return (
      !provokedBefore(before) &&
      /\b(?:treated with|given|tolerates|takes|uses|carries|took)\s+(?:\p{L}+\s+)?$/iu.test(before)
    )
  return !/(?:^|[,;.:\t(/•«–-]|\band)\s*$/i.test(before)
}

const cueAfter =
  /^(?:[\s-]*(?:drug\s)?(?:allerg(?:y|ies|ic)|hypersensitivity|intolerance|anaphylaxis)(?!\p{L}))/iu

function isSaid(passage: Passage, range: Range, { concept }: Allergen): boolean {
  const sentence = sentenceAround(passage.text, range)
  const before = passage.text.slice(sentence.start, range.start)
  const rest = passage.text.slice(range.end, sentence.end)
  if (ruleBehind.test(rest) || bodyIntolerance.test(passage.text.slice(range.start))) return false
  if (cueAfter.test(rest)) return true
  if (provokes(rest) || provokes(rest.replace(joinedAllergens, ''))) return true
  if (isAllergyEntryAt(passage, range.end)) return true
  // "Rash after the MMR vaccine": what a vaccine does to many.
  if (provokedBefore(before))
    return concept.attributes.get('class') !== 'vaccine' && !isVaccine(concept.codes)
  if (passage.text.startsWith(writtenTo, range.start) && sensitiveBefore.test(before)) return true
  if (allergyLabelBefore.test(passage.text.slice(0, range.start))) return !isTaken(passage, range)
  const list = allergicTo.exec(before)?.groups?.list
  // A list after the cue goes on over commas and "and", not over another statement.
  return list !== undefined && !listEnds.test(list)
}

/** "Allergies | bisoprolol 2.5 mg daily": the order of the column beside it, read behind its title, and no allergen. */
const isTaken = (passage: Passage, range: Range): boolean =>
  ordersOf(passage).some((order) => directed(order) && overlaps(rangeOf(passage, order.mention), range))
