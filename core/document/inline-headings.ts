import { neutralLabel } from '../language/heading-stems'
import { turnsTo } from '../language/passages'
import { isOfGerms } from '../language/susceptibility'
import { headingBy, matchHeading, type Heading } from './headings'
import type { Word } from './page'
import { hasHebrew } from './script'
import type { Line } from './types'

/** A label such as "Allergies:" within a line: the words [from, to) are the label. */
export interface InlineHeading {
  readonly from: number
  readonly to: number
  readonly heading: Heading
  /** How many words of the next line end the label ("Family / history:"). */
  readonly borrowed: number
}

/** Words that are labels of a section only at the start of a line; within prose they name a test or a state. */
const onlyFirst = new Set([
  'labs',
  'imaging',
  'technique',
  'findings',
  'medications-stopped',
  'course',
  'other',
  'examination',
])

/** The section labels of a line, in order. A label begins a line, a cell or a sentence and ends in a colon. */
export function inlineHeadings(line: Line, next: Line | null, above: Line | null): InlineHeading[] {
  const words = line.words
  const cellStarts = new Set(line.cells.map((cell) => words.indexOf(cell.words[0]!)))
  const found: InlineHeading[] = []
  for (let from = 0; from < words.length; from++) {
    const first = from === 0 || cellStarts.has(from)
    if (!first && !/[.;]["')]*$/.test(words[from - 1]!.text)) continue
    const label =
      labelFrom(words, from, cellStarts, first) ?? (found.length < 4 ? acrossLines(words, from, next) : null)
    if (!label) continue
    // With a date of its own a label within prose is one, too: "…; labs 01/06/2025: …".
    const dated = label.heading.kind === 'labs' && words.slice(from, label.to).some(isDate)
    if (!first && !dated && onlyFirst.has(label.heading.kind)) continue
    const before = `${above?.text ?? ''} ${text(words.slice(0, from))}`
    if (isOfGerms(text(words.slice(from, label.to)), before, text(words.slice(label.to)))) continue
    found.push(label)
    from = label.to - 1
  }
  return found
}

/** The number of a part of a letter, which has lost its stop: "3 Background:". */
const isCount = (word: Word): boolean => /^\d{1,2}$/.test(word.text)

const isDate = (word: Word): boolean => /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}:?$/.test(word.text)

const allergyCapitals = /^ALLERG(?:IES|Y)$/

function labelFrom(
  words: readonly Word[],
  from: number,
  cellStarts: ReadonlySet<number>,
  first: boolean,
): InlineHeading | null {
  for (let to = from + 1; to <= Math.min(words.length, from + 6); to++) {
    if (to - 1 > from && cellStarts.has(to - 1)) return null
    const word = words[to - 1]!.text
    const next = words[to]?.text ?? ''
    // "ALLERGIES Latex - hives": in capitals before words that are not.
    if (from === 0 && first && to === 1 && allergyCapitals.test(word) && /^\p{Lu}\p{Ll}/u.test(next))
      return { from, to, heading: headingBy('allergies'), borrowed: 0 }
    // "Plan. I have added …": a label that runs into its sentences.
    const stopped = from === 0 && to === 1 && /^\p{L}{4,}\.$/u.test(word) && /^[\p{Lu}\p{Lo}]/u.test(next)
    const runs = stopped ? matchHeading(word) : null
    if (runs?.kind === 'recommendations') return { from, to, heading: runs, borrowed: 0 }
    const colon = /[:：]$/.test(word)
    const dash = first && /^[-–—]$/.test(next)
    if (!colon && !/^[:：]$/.test(next) && !dash) continue
    const label = words.slice(from === 0 && to > 1 && isCount(words[0]!) && colon ? 1 : from, to)
    const heading = matchHeading(text(label))
    if (
      !heading ||
      heading.specimen ||
      /^\W?\d{1,2}[/.-]\d{1,2}[/.-]\d{2}|^\d{4}-\d\d/.test(words[colon ? to : to + 1]?.text ?? '')
    )
      return null
    if (dash && !colon && !['allergies', 'diagnoses', 'medications'].includes(heading.kind)) return null
    return { from, to: colon ? to : to + 1, heading, borrowed: 0 }
  }
  return null
}

function acrossLines(words: readonly Word[], from: number, next: Line | null): InlineHeading | null {
  if (!next || words.length - from > 3 || from === 0) return null
  // A day at the end of a row is the row's.
  if (words.slice(from).some(isDate)) return null
  for (let borrowed = 1; borrowed <= Math.min(3, next.words.length); borrowed++) {
    if (!/[:：]$/.test(next.words[borrowed - 1]!.text)) continue
    const heading = matchHeading(text([...words.slice(from), ...next.words.slice(0, borrowed)]))
    return heading && !heading.specimen ? { from, to: words.length, heading, borrowed } : null
  }
  return null
}

const text = (words: readonly Word[]) => words.map((word) => word.text).join(' ')

/** The start of a line that begins something else than the section above, without being a heading. */
export function isNeutralLabel(line: Line): boolean {
  if (turnsTo.test(line.text)) return true
  const label = /^([^:]{1,32}?)\s?[:：]/.exec(line.text)?.[1]
  return (
    label !== undefined &&
    neutralLabel.test(
      label
        .toLowerCase()
        .replace(/[^\p{L} .]+/gu, ' ')
        .trim(),
    )
  )
}

/** Capitals that are a choice: the line is not set among lines of capitals. */
export function isCapitals(text: string): boolean {
  return !hasHebrew(text) && /[A-Z].*[A-Z].*[A-Z].*[A-Z]/.test(text) && text === text.toUpperCase()
}
