import type { Document } from '../../document/types'
import { arterialGas, gases } from '../../language/written-on'
import { assertionOf } from '../assertion/assert'
import { eventDate } from '../event-date'
import { wordsIn, type Passage } from '../passage'
import { proseReading, type LabReading } from './reading'

/** "ABG:7.28/48/46": the acidity, the carbon dioxide and the oxygen of one sample, by their places. */
export const readGases = (passage: Passage, document: Document): LabReading[] =>
  [...passage.text.matchAll(arterialGas)].flatMap((found) => {
    const range = { start: found.index, end: found.index + found[0].length }
    if (assertionOf(passage, range).assertion !== 'present') return []
    const nameWords = wordsIn(passage, range.start, range.start + 3)
    const words = wordsIn(passage, range.start, range.end)
    const date = eventDate(passage, range, document)
    let from = 0
    return gases.map(([group, name]) => {
      const value = found.groups?.[group] ?? ''
      const at = found[0].indexOf(value, from)
      from = at + value.length
      const place = range.start + at
      return proseReading({
        name,
        nameWords,
        value,
        valueWords: wordsIn(passage, place, place + value.length),
        words,
        specimen: 'blood',
        date,
      })
    })
  })
