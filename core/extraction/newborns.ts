import { motherTitle, newbornTitle, ofChild, ofMother } from '../language/newborns'
import type { Document } from '../document/types'
import type { Passage } from './passage'

/** So many lines are the head of a page. */
const head = 6

/**
 * In the letter of a mother, what stands under the title of her newborn, or in the passage that it labels, is of another
 * person: as if a relative's were told. A table of results goes on with hers.
 */
export function asNewborns(passages: readonly Passage[], { lines, sections }: Document): readonly Passage[] {
  if (!lines.some(({ text }) => ofMother.test(text))) return passages
  if (lines.slice(0, head).some(({ text }) => ofChild.test(text) && !newbornTitle.test(text))) return passages
  let section = -1
  let open = false
  return passages.map((one) => {
    if (one.section !== section) {
      section = one.section
      open = newbornTitle.test(sections[section]?.heading?.text ?? '')
    }
    const titled = newbornTitle.test(one.text)
    if (motherTitle.test(one.text) || one.lines.some(({ table }) => table !== undefined)) open = false
    // A title of its own opens what stands below it; a label only its own passage.
    if (titled && !/:\s*\S/.test(one.text)) open = true
    return open || titled ? { ...one, kind: 'family-history' as const } : one
  })
}
