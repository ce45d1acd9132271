import { findDates } from '../../document/dates'
import type { Word } from '../../document/page'
import type { Document, Line } from '../../document/types'
import type { LabReading } from './reading'

const opens = /^\(?\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\)?:$/
const aDay = /^\d{1,4}([./-])\d{1,2}\1\d{2,4}$/

/**
 * "02/22/2026: WBC 15.2   02/26/2026: WBC 9.8": a day with a colon right before a name is that of the result it opens, however
 * near the next one stands behind it. In a line that begins with a day and a name, so is each of its days without a colon.
 * @returns by a reading its day, ISO; null where none opens it
 */
export function openingDates({ lines, facts }: Document): (reading: LabReading) => string | null {
  const begun = new Set(lines.filter(beginsWithDay))
  const days = new Map(
    lines.flatMap((line) =>
      line.words.flatMap((word, at) => {
        const next = line.words[at + 1]
        if (!next || !(opens.test(word.text) || (begun.has(line) && isAhead(line, word, next)))) return []
        const [date] = findDates(word.text.replace(/:$/, ''), facts.dateOrder)
        return date ? [[next, date.iso] as const] : []
      }),
    ),
  )
  return ({ nameWords: [first] }) => (first && days.get(first)) ?? null
}

/** Each day of the line has a word behind it, no number and no sign; the first one opens the line. */
function beginsWithDay(line: Line): boolean {
  const days = line.words.filter(({ text }) => aDay.test(text))
  return (
    days.length > 0 &&
    line.words[0] === days[0] &&
    days.every((day) => /^\p{L}/u.test(line.words[line.words.indexOf(day) + 1]?.text ?? ''))
  )
}

/** A day that is not the end of what stands before it: it opens its line or its cell. */
const isAhead = (line: Line, word: Word, next: Word): boolean =>
  aDay.test(word.text) &&
  /^\p{L}/u.test(next.text) &&
  (line.words[0] === word || line.cells.some(({ words: [first] }) => first === word))
