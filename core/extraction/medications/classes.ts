import type { Document, SectionKind } from '../../document/types'
import {
  classByWay,
  classGivenBefore,
  classNotTaken,
  classOfElse,
  drugClasses,
  goesOnAhead,
  kindBefore,
  kindBehind,
  kindInBrackets,
} from '../../language/drug-classes'
import { notTakenAfter } from '../../language/drugs'
import { conjunction } from '../../language/statements'
import { assertionOf } from '../assertion/assert'
import { overlaps, sentenceAround, type Range } from '../assertion/scope'
import { draftOf, type Draft } from '../draft'
import { mentionsOf, rangeOf } from '../mentions'
import { tellsOperation } from '../operation-steps'
import type { Passage } from '../passage'
import { actionOf } from './status'

/** Sections in whose sentences a class is told as taken; elsewhere it is spoken of, or is what somebody reacts to. */
const told: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'course',
  'history',
  'other',
  'impression',
  'reason',
  'findings',
])

const pattern = new RegExp(
  `(?<![\\p{L}\\d-])(?:${drugClasses.map(({ words }, at) => `(?<c${at}>${words})`).join('|')})(?![\\p{L}\\d])`,
  'giu',
)

/** "He is on a statin", "she received IV steroids": a class that is taken, where the page does not tell which drug of it. */
export function classesTaken(passage: Passage, inList: boolean, document: Document): Draft[] {
  if (!inList && (!isTold(passage) || tellsOperation(passage, document))) return []
  const drugs = mentionsOf(passage).filter(({ type }) => type === 'medication' || type === 'procedure')
  return [...passage.text.matchAll(pattern)].flatMap(({ 0: printed, index, groups }) => {
    const range = { start: index, end: index + printed.length }
    const at = Object.entries(groups ?? {}).findIndex(([, words]) => words !== undefined)
    const name = drugClasses[at]?.name
    const taken = name === undefined ? null : takenIn(passage, range, inList)
    if (!name || !taken || drugs.some((drug) => overlaps(rangeOf(passage, drug), range))) return []
    return [
      draftOf({
        type: 'medication',
        of: name,
        passage,
        range,
        assertion: taken === 'given' ? 'historical' : 'present',
        status: taken === 'given' ? 'stopped' : 'active',
        doubt: 'uncertain_name',
        features: { place: inList ? 1 : 0.5 },
        rank: 1,
        inferred: taken === 'given',
      }),
    ]
  })
}

/** A plan speaks of what may be taken, unless it says that it goes on. */
const isTold = ({ kind, text }: Passage): boolean =>
  told.has(kind) || (kind === 'recommendations' && new RegExp(goesOnAhead).test(text))

/** Whether the words around it say that it is taken, or that it was given. */
function takenIn(passage: Passage, range: Range, inList: boolean): 'continue' | 'given' | null {
  const { text } = passage
  const sentence = sentenceAround(text, range)
  const lead = text.slice(sentence.start, range.start)
  const tail = text.slice(range.end, sentence.end)
  if (classOfElse.test(tail) || notTakenAfter.test(tail)) return null
  if (classNotTaken.test(lead.replace(goesOnAhead, ' continue '))) return null
  if (kindBefore.test(lead) && kindBehind.test(tail) && !conjunction.test(lead)) return null
  const { cues, assertion } = assertionOf(passage, range)
  const onward = new RegExp(goesOnAhead).test(lead)
  if (onward && cues.every(({ kind }) => kind === 'planned')) return 'continue'
  if (cues.length > 0 || assertion !== 'present') return null
  if (kindInBrackets.test(lead) || (inList && isBesideDrug(passage, range))) return null
  const action = classGivenBefore.test(lead) ? 'given' : actionOf(lead, tail)
  if (action === 'continue') return action
  if (action === 'given') return classByWay.test(text.slice(range.start, range.end)) ? action : null
  return inList && passage.kind !== 'medications-stopped' && action === 'none' ? 'continue' : null
}

/** "Metoprolol - beta blocker, 25 mg": in a list, the kind of the drug of its entry. */
function isBesideDrug(passage: Passage, { start, end }: Range): boolean {
  const from = passage.text.slice(0, start).search(/[^,;.\t\n]*$/u)
  const to = end + passage.text.slice(end).search(/[,;.\t\n]|$/u)
  return mentionsOf(passage).some(
    (mention) =>
      mention.type === 'medication' && overlaps(rangeOf(passage, mention), { start: from, end: to }),
  )
}
