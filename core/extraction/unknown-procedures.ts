import type { Document } from '../document/types'
import { generalAct, operationWord, sentenceWord } from '../language/acts'
import { conjunction } from '../language/statements'
import { assertionOf } from './assertion/assert'
import { draftOf, type Draft } from './draft'
import { eventDate } from './event-date'
import type { Passage } from './passage'

/** Words of a name; more are a sentence. */
const longest = 7

const wordsIn = (text: string): number => text.split(/\s+/).length

/** An item of a list of operations that the vocabulary lacks, in the page's own words. */
export function unknownProcedure(passage: Passage, document: Document): Draft[] {
  if (passage.kind !== 'procedures' || !passage.item) return []
  const whole =
    /^[\p{L}][\p{L}\d\s'"’/-]{4,80}?(?=$|[,.;:(]|\s(?:on|in|at|under|by|with|for|performed|using|via|through)\s|\s[-–#]|\s\d)/u
      .exec(passage.text)?.[0]
      .trim() ?? ''
  // "Removal of a cyst and extraction of a tooth": of two acts, the first.
  const name = wordsIn(whole) > longest ? (whole.split(conjunction)[0] ?? '') : whole
  if (wordsIn(name) > longest || !operationWord.test(name) || sentenceWord.test(name)) return []
  // "Placement", of what the next line tells.
  if (wordsIn(name) === 1 && generalAct.test(name)) return []
  const range = { start: 0, end: name.length }
  const verdict = assertionOf(passage, range, true)
  if (verdict.assertion !== 'present' && verdict.assertion !== 'historical') return []
  return [
    draftOf({
      type: 'procedure',
      of: name,
      passage,
      range,
      assertion: verdict.assertion,
      date: eventDate(passage, range, document),
      doubt: 'unknown_procedure',
      features: { place: 1 },
      rank: 3,
    }),
  ]
}
