import type { Document } from '../document/types'
import { nameOfAct, stepOfAct, toldDone } from '../language/acts'
import { actAndDone, hadAct, joinsActs } from '../language/acts-told'
import { isActOfSentence } from './act-names'
import { overlaps, type Range } from './assertion/scope'
import type { Draft } from './draft'
import { mentionsOf, rangeOf } from './mentions'
import { isReport } from './operation-steps'
import type { Passage } from './passage'
import { named } from './unknown-procedures'

/** "She underwent cerclage of the patella and a tenolysis": acts that a sentence says were done and that the vocabulary lacks. */
export function toldProcedures(passage: Passage, document: Document): Draft[] {
  const taken = mentionsOf(passage)
    .filter(
      ({ type, concept }) => !/^(?:diagnosis|allergy)$/.test(type) && !concept.attributes.has('routine'),
    )
    .map((mention) => rangeOf(passage, mention))
  const told = [toldDone, hadAct].flatMap((way) =>
    [...passage.text.matchAll(way)].flatMap((one) => actsFrom(passage.text, one.index + one[0].length)),
  )
  const apart = isReport(document) || document.facts.category.value === 'imaging'
  const own = [...told, ...(apart ? [] : doneIn(passage.text))]
  return own.flatMap((range) => {
    const name = passage.text.slice(range.start, range.end)
    return taken.some((one) => overlaps(one, range)) || !isActOfSentence(name) || stepOfAct.test(name)
      ? []
      : named(name, range.start, passage, document)
  })
}

/** The first act from a place on, and those joined to it. */
function actsFrom(text: string, start: number): Range[] {
  const name = nameOfAct.exec(text.slice(start))?.[0] ?? ''
  if (name === '') return []
  const end = start + name.length
  const joint = joinsActs.exec(text.slice(end))
  const next = joint ? actsFrom(text, end + joint[0].length) : []
  return [{ start, end }, ...next.filter((one) => isActOfSentence(text.slice(one.start, one.end)))]
}

/** "Drainage of a pelvic abscess was performed." */
const doneIn = (text: string): Range[] =>
  [...text.matchAll(actAndDone)].map(({ groups, index }) => ({
    start: index,
    end: index + (groups?.['name'] ?? '').length,
  }))
