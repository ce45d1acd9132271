import type { DocumentFacts } from '../../document/types'
import { isSideless } from '../../vocabulary/sided'
import { limbWord } from '../../language/conditions'

/** Joints and bones of the limbs (ICD-10-CM chapters XIII and XIX). */
const ofLimb = /^(?:M25\.[45]|S(?:42|52|62|72|82|83|92|93)\.)/

/** Whether a report's title is of one limb: what it finds there is of the side that the title names. */
export const isOfLimb = ({ category, title }: DocumentFacts): boolean =>
  category.value === 'imaging' && title !== null && limbWord.test(title)

/** Whether a code is of a limb's joint or bone, and leaves its side open. */
export const isLimbCode = (code: string): boolean => ofLimb.test(code) && isSideless(code)
