import type { Document } from '../../document/types'
import {
  countBeyond,
  countedCells,
  countJoint,
  countLimit,
  countRule,
  dippedSteps,
  ofUrine,
  stepFiller,
} from '../../language/results'
import { sentenceAround, type Range } from '../assertion/scope'
import { eventDate } from '../event-date'
import { wordsIn, type Passage } from '../passage'
import { dateBeside } from './date-beside'
import { proseReading, type LabReading } from './reading'

export interface Counted extends Range {
  readonly name: string
  readonly cells: Range
  readonly count: Range
  /** A step of a dipstick, which is no number of a field. */
  readonly dipped?: boolean
}

/**
 * Cells of urine that a sentence counts by the field, and steps of a dipstick before their names, where it or its heading
 * says that it speaks of urine.
 */
export function cellsIn(text: string, heading: string): Counted[] {
  if (!ofUrine.test(text) && !ofUrine.test(heading)) return []
  const counted = countedCells.flatMap((one) => found(text, one)).filter((one) => !isRule(text, one))
  const steps = dippedSteps.flatMap((one) => found(text, one))
  return [
    ...counted,
    ...steps.filter((step) => ofUrine.test(heading) || ofUrine.test(sentenceOf(text, step))),
  ]
}

/** The sign of a count that is beyond its number in words: "more than 50 red cells". */
const beyond = (text: string, { count }: Counted): string =>
  countBeyond.find(([, words]) => words.test(text.slice(0, count.start)))?.[0] ?? ''

/** "Above 10 red cells per field a repeat is recommended": what holds for anybody's sample. */
const isRule = (text: string, one: Counted): boolean =>
  countLimit.test(text.slice(0, one.count.start)) ||
  (beyond(text, one) !== '' && countRule.test(sentenceOf(text, one)))

function sentenceOf(text: string, range: Range): string {
  const { start, end } = sentenceAround(text, range)
  return text.slice(start, end)
}

const found = (text: string, { name, wording }: { name: string; wording: RegExp }): Counted[] =>
  [...text.matchAll(wording)].map((match) => {
    const place = (words = ''): Range => {
      const start = match.index + match[0].indexOf(words)
      return { start, end: start + words.length }
    }
    const { count, cells } = match.groups ?? {}
    return { name, cells: place(cells), count: place(count?.replace(stepFiller, '')), ...place(match[0]) }
  })

/** "TNTC", "3+": no number of a field. */
const isByField = (text: string, { end, cells, count, dipped }: Counted): boolean =>
  !dipped && (/\d$/.test(text.slice(count.start, count.end)) || end > Math.max(cells.end, count.end))

export function readCells(passage: Passage, document: Document, counted: readonly Counted[]): LabReading[] {
  return counted.map((one) => {
    const { name, cells, count, start, end } = one
    const words = wordsIn(passage, start, end)
    return proseReading({
      name,
      nameWords: wordsIn(passage, cells.start, cells.end),
      value: beyond(passage.text, one) + passage.text.slice(count.start, count.end).replace(countJoint, '-'),
      valueWords: wordsIn(passage, count.start, count.end),
      unit: isByField(passage.text, one) ? '/HPF' : null,
      words,
      specimen: 'urine',
      date: (one.dipped ? dateBeside : eventDate)(passage, { start, end }, document),
    })
  })
}
