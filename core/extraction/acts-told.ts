import type { Document } from '../document/types'
import { generalAct, nameOfAct, operationWord, sentenceWord, stepOfAct, toldDone } from '../language/acts'
import {
  actAndDone,
  behindActWord,
  hadAct,
  joinsActs,
  noActName,
  surgeryOf,
  thingAsAct,
} from '../language/acts-told'
import { overlaps, type Range } from './assertion/scope'
import type { Draft } from './draft'
import { mentionsOf, rangeOf } from './mentions'
import { isReport } from './operation-steps'
import type { Passage } from './passage'
import { named } from './unknown-procedures'

/** Words of a name; more are a sentence. */
const longest = 7

/** Whether a name has the form of an act, and says of what. */
export const isActName = (name: string): boolean => {
  const words = name.split(/\s+/).length
  if (name === '' || words > longest || sentenceWord.test(name)) return false
  if (noActName.test(name) || thingAsAct.test(name)) return false
  return surgeryOf.test(name) || (isOfAct(name) && !(words === 1 && generalAct.test(name)))
}

/** The word of an act is its last, or tells of what it is. */
const isOfAct = (name: string): boolean =>
  [...name.matchAll(new RegExp(operationWord.source, 'giu'))].some(({ 0: word, index }) =>
    behindActWord.test(name.slice(index + word.length)),
  )

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
    return taken.some((one) => overlaps(one, range)) || !isActName(name) || stepOfAct.test(name)
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
  return [{ start, end }, ...next.filter((one) => isActName(text.slice(one.start, one.end)))]
}

/** "Drainage of a pelvic abscess was performed." */
const doneIn = (text: string): Range[] =>
  [...text.matchAll(actAndDone)].map(({ groups, index }) => ({
    start: index,
    end: index + (groups?.['name'] ?? '').length,
  }))
