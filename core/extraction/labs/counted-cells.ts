import type { Document } from '../../document/types'
import { countedCells, countJoint, ofUrine } from '../../language/results'
import type { Range } from '../assertion/scope'
import { eventDate } from '../event-date'
import { boxOf, wordsIn, type Passage } from '../passage'
import type { LabReading } from './reading'

interface Counted extends Range {
  readonly name: string
  readonly cells: Range
  readonly count: Range
}

/** Cells of urine that a sentence counts by the field, where it or its heading says that it speaks of urine. */
export function cellsIn(text: string, heading: string): Counted[] {
  if (!ofUrine.test(text) && !ofUrine.test(heading)) return []
  return countedCells.flatMap(({ name, wording }) =>
    [...text.matchAll(wording)].map((match) => {
      const place = (words = ''): Range => {
        const start = match.index + match[0].indexOf(words)
        return { start, end: start + words.length }
      }
      const { count, cells } = match.groups ?? {}
      return { name, cells: place(cells), count: place(count), ...place(match[0]) }
    }),
  )
}

export function readCells(passage: Passage, document: Document, counted: readonly Counted[]): LabReading[] {
  return counted.map(({ name, cells, count, start, end }) => {
    const words = wordsIn(passage, start, end)
    return {
      name,
      nameWords: wordsIn(passage, cells.start, cells.end),
      value: passage.text.slice(count.start, count.end).replace(countJoint, '-'),
      valueWords: wordsIn(passage, count.start, count.end),
      unit: '/HPF',
      flag: null,
      range: null,
      low: null,
      high: null,
      words,
      box: boxOf(words),
      specimen: 'urine',
      date: eventDate(passage, { start, end }, document),
      form: 'prose',
      table: null,
      ambiguous: false,
      top: words[0]?.box[1] ?? 0,
    }
  })
}
