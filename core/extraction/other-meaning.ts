import { otherMeanings } from '../language/other-meanings'
import { sentenceAround, type Range } from './assertion/scope'
import type { Passage } from './passage'

/** "Great saphenous vein: reflux 1.8 s": the word means something else in that sentence. */
export function meansOther(concept: string, { text }: Passage, range: Range): boolean {
  const { start, end } = sentenceAround(text, range)
  const wording = text.slice(range.start, range.end)
  return otherMeanings.some(
    (one) =>
      one.concept === concept && one.wording.test(wording) && one.sentence.test(text.slice(start, end)),
  )
}
