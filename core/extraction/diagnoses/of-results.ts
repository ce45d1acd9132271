import { columnTitles } from '../../document/column-titles'
import type { Document } from '../../document/types'
import { measured } from '../../language/findings'
import { resultBeside } from '../../language/result-words'
import type { Range } from '../assertion/scope'
import { isNote } from '../notes'
import { wordsIn, type Passage } from '../passage'

/**
 * Whether a condition is named in a table or a list of results: what was tested or screened for, or a step of its
 * limits, and nothing that is said of anybody. A laboratory's table may be one that nobody could read as such.
 */
export function isOfResults(passage: Passage, range: Range, document: Document): boolean {
  const words = wordsIn(passage, range.start, range.end)
  if (words.some((word) => document.results.some((table) => table.words.has(word)))) return true
  if (document.facts.category.value !== 'lab' || isNote(passage, document)) return false
  return (
    resultBeside.test(passage.text.slice(range.end)) ||
    isBelowTitles(passage, words[0]?.box[1] ?? 0, document)
  )
}

/** Above it, and under the same heading, stand titles of columns: of results and of their limits. */
const isBelowTitles = ({ section }: Passage, top: number, { sections, facts }: Document): boolean =>
  (sections[section]?.lines ?? []).some((line) => {
    if (line.box[1] >= top) return false
    const roles = columnTitles(line, facts.dateOrder)?.map(({ role }) => role) ?? []
    return roles.includes('value') && roles.includes('range')
  })

/** "Elevated CRP (56)": a result with its number, told as one. */
export const isMeasured = (text: string, { start, end }: Range): boolean =>
  measured.words.test(text.slice(start, end)) && measured.behind.test(text.slice(end))
