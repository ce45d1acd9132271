import type { Document } from '../../document/types'
import { cultureTells, grewNothing, grewWhat, notGrown, sampleGrew } from '../../language/susceptibility'
import { matchConcept } from '../../vocabulary/match'
import { assertionOf } from '../assertion/assert'
import type { Range } from '../assertion/scope'
import { wordsIn, type Passage } from '../passage'
import { dateBeside, isOfEarlier } from './date-beside'
import type { Named } from './named-in'
import { proseReading, type LabReading } from './reading'

/** A culture, and where what is told of it ends. */
export interface Grown extends Range {
  readonly reading: LabReading
}

/** "Blood cultures x 2: no growth after 2 days", "Sputum of 11/02/2026 grew Pseudomonas aeruginosa". */
export function culturesIn(passage: Passage, document: Document, labs: readonly Named[]): Grown[] {
  const { text } = passage
  const samples = [...text.matchAll(sampleGrew)].flatMap(({ index, groups }) => {
    const concept = matchConcept('lab', `${groups?.['sample']} culture`)?.concept
    return concept ? [{ concept, start: index, end: index + groups!['sample']!.length }] : []
  })
  const named = labs.filter(
    ({ concept, start }) => isCulture(concept) && !samples.some((one) => one.start === start),
  )
  return [...named, ...samples].flatMap(({ concept, start, end }): Grown[] => {
    const joint = cultureTells.exec(text.slice(end))?.[0]
    const grown = joint === undefined ? null : grewWhat.exec(text.slice(end + joint.length))
    if (joint === undefined || !grown) return []
    const what = grown.groups!['what']!
    const last = end + joint.length + grown[0].length
    if (!grewNothing.test(what) && notGrown.test(text.slice(last))) return []
    const value = { start: last - what.length, end: last }
    const range = { start, end: last }
    const none = grewNothing.test(what)
    if (
      !(none ? /^(?:present|historical|negated)$/ : /^(?:present|historical)$/).test(
        assertionOf(passage, none ? { start, end } : value).assertion,
      )
    )
      return []
    const reading = proseReading({
      name: concept.name,
      nameWords: wordsIn(passage, start, end),
      value: what,
      valueWords: wordsIn(passage, value.start, value.end),
      words: wordsIn(passage, start, last),
      date: dateBeside(passage, range, document),
      ...(isOfEarlier(passage, range) ? { ticked: 'unsure' as const } : {}),
    })
    return [{ ...range, reading }]
  })
}

export const isCulture = ({ name, unit }: { readonly name: string; readonly unit: string }): boolean =>
  unit === 'text' && name.endsWith(' culture')
