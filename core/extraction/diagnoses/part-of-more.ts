import type { Concept } from '../../vocabulary/concept'
import {
  generalNames,
  ofSomePart,
  qualifierAfter,
  qualifierBefore,
  whichPart,
} from '../../language/conditions'
import type { Range } from '../assertion/scope'
import { mentionsOfType, rangeOf } from '../mentions'
import type { Passage } from '../passage'

/**
 * Whether a word for many things ("scar", "fracture", "cancer") has one beside it that says which, and that was not
 * understood: "scarring of the left kidney", "HPV oropharyngeal cancer". What is meant is the whole.
 */
export function isPartOfMore(concept: Concept, passage: Passage, range: Range): boolean {
  const { text } = passage
  if (ofSomePart.has(concept.name) && whichPart.test(text.slice(range.end))) return true
  if (isCircumstance(passage, range)) return true
  if (!generalNames.has(concept.name)) return false
  const before = text.slice(0, range.start)
  // A line of prose that begins with it in a small letter goes on from the line above.
  if (!passage.item && /^\p{Ll}/u.test(text.slice(range.start)) && before.trim() === '') return true
  return qualifierBefore.test(before) || qualifierAfter.test(text.slice(range.end))
}

/** "Deep vein thrombosis of left leg on the pill": in the entry of an illness, under what circumstances it came. */
function isCircumstance(passage: Passage, range: Range): boolean {
  if (!/^on\s/i.test(passage.text.slice(range.start))) return false
  return mentionsOfType(passage, 'diagnosis').some((other) => {
    const { end } = rangeOf(passage, other)
    return end <= range.start && /^[^.,;:\t]{0,30}$/.test(passage.text.slice(end, range.start))
  })
}
