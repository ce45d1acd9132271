import { familyAndHabits, ofHabits } from '../language/passages'
import { part, type Passage } from './passage'

/** "Family and habits: sister - gastric cancer. Smokes ten a day.": the sentences that open with a habit are the patient's own. */
export function habitsApart(one: Passage, heading: string): Passage[] {
  if (one.kind !== 'family-history' || !familyAndHabits.test(heading)) return [one]
  const ends = [...one.text.matchAll(/[.;]\s+(?=\p{L})/gu)].map(({ index, 0: { length } }) => index + length)
  const starts = [0, ...ends.map((at) => one.starts.findIndex((start) => start >= at))]
  return starts.map((from, at) => {
    const sentence = part(one, from, starts[at + 1] ?? one.words.length, one.kind)
    return ofHabits.test(sentence.text) ? { ...sentence, kind: 'social-history' as const } : sentence
  })
}
