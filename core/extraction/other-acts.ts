import { addressedTo, fixedWith, intubatedBy, intubatedPart, unitBefore, unitName } from '../language/acts'
import type { Mention } from '../vocabulary/match'
import type { Range } from './assertion/scope'
import { mentionsOfType, rangeOf } from './mentions'
import type { Passage } from './passage'

/** "The esophagus was easily intubated", "intubated with a guidewire": something went in, and not to breathe by. */
export const intubatedOther = (text: string, { start, end }: Range): boolean =>
  intubatedPart.test(text.slice(0, start)) || intubatedBy.test(text.slice(end))

/** "Fracture fixation with an intramedullary nail": the act is the one that is named behind it. */
export function isFixedWith(mention: Mention, passage: Passage): boolean {
  if (mention.concept.name !== 'Open reduction and internal fixation') return false
  const { end } = rangeOf(passage, mention)
  return mentionsOfType(passage, 'procedure').some(
    (other) =>
      other.start >= mention.end && fixedWith.test(passage.text.slice(end, rangeOf(passage, other).start)),
  )
}

/** "The unit for fertility and IVF", in Hebrew: where it is done, and not that it was; nor whom a letter is for. */
export const namesUnit = (text: string, { start, end }: Range): boolean =>
  unitName.test(text.slice(start, end)) ||
  unitBefore.test(text.slice(0, start)) ||
  addressedTo.test(text.slice(0, start))

/** A line at the head of a page that names the act and, but for a word or a number, nothing else. */
export const isLineOf = (text: string, { start, end }: Range): boolean =>
  !/[.;:?]/.test(text) && end - start >= 0.6 * text.replace(/[\s–-]+\d+$/, '').length
