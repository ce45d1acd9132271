import { findDates } from '../../document/dates'
import type { Document } from '../../document/types'
import type { LabReading } from './reading'

const opens = /^\(?\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\)?:$/

/**
 * "02/22/2026: WBC 15.2   02/26/2026: WBC 9.8": a day with a colon right before a name is that of the result it opens, however
 * near the next one stands behind it.
 * @returns by a reading its day, ISO; null where none opens it
 */
export function openingDates({ lines, facts }: Document): (reading: LabReading) => string | null {
  const days = new Map(
    lines.flatMap(({ words }) =>
      words.flatMap((word, at) => {
        const next = words[at + 1]
        if (!next || !opens.test(word.text)) return []
        const [date] = findDates(word.text.slice(0, -1), facts.dateOrder)
        return date ? [[next, date.iso] as const] : []
      }),
    ),
  )
  return ({ nameWords: [first] }) => (first && days.get(first)) ?? null
}
