import type { Document } from '../document/types'
import { actOfList, nameOfAct, stepOfAct } from '../language/acts'
import { isActName, longestName, wordCount } from './act-names'
import { conjunction } from '../language/statements'
import { assertionOf } from './assertion/assert'
import { overlaps } from './assertion/scope'
import { draftOf, type Draft } from './draft'
import { eventDate } from './event-date'
import { mentionsOf, rangeOf } from './mentions'
import type { Passage } from './passage'

/** Words of a title; more tell a story. */
const longestTitle = 45

/** An item of a list of operations that the vocabulary lacks, in the page's own words. */
function unknownProcedure(passage: Passage, document: Document): Draft[] {
  if (passage.kind !== 'procedures' || !passage.item) return []
  const whole =
    /^[\p{L}][\p{L}\d\s'"’/-]{4,80}?(?=$|[,.;:(]|\s(?:on|in|at|under|by|with|for|performed|using|via|through)\s|\s[-–#]|\s\d)/u
      .exec(passage.text)?.[0]
      .trim() ?? ''
  // "Removal of a cyst and extraction of a tooth": of two acts, the first.
  const name = wordCount(whole) > longestName ? (whole.split(conjunction)[0] ?? '') : whole
  return isActName(name) ? named(name, 0, passage, document) : []
}

/** The same with the acts that are listed behind it. */
export function unknownActs(passage: Passage, document: Document): Draft[] {
  const [first, ...others] = unknownProcedure(passage, document)
  if (!first) return furtherActs(passage, document)
  const listed = furtherActs(passage, document).filter(({ range }) => !overlaps(range, first.range))
  return [first, ...others, ...listed]
}

/** "Right inguinal exploration, hydrocele repair, and excision of an appendix testis": the acts of a title beside known ones. */
export function furtherActs(passage: Passage, document: Document): Draft[] {
  if (passage.kind !== 'procedures' || !passage.item || passage.words.length > longestTitle) return []
  const taken = mentionsOf(passage)
    .filter(({ type }) => type === 'procedure' || type === 'imaging' || type === 'medication')
    .map((mention) => rangeOf(passage, mention))
  return [...passage.text.matchAll(actOfList)].flatMap(({ 0: printed, index }) => {
    const lead = /^\W*(?:(?:and|with|followed by)\s)?(?:(?:an?|the)\s)*/iu.exec(printed)?.[0] ?? ''
    const name = (nameOfAct.exec(printed.slice(lead.length))?.[0] ?? '').trim()
    const range = { start: index + lead.length, end: index + lead.length + name.length }
    const isOwn = wordCount(name) > 1 && isActName(name) && !stepOfAct.test(name)
    return isOwn && !taken.some((one) => overlaps(one, range))
      ? named(name, range.start, passage, document)
      : []
  })
}

/** A name of an act that the vocabulary lacks, as a fact that waits. */
export function named(name: string, start: number, passage: Passage, document: Document): Draft[] {
  const range = { start, end: start + name.length }
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
