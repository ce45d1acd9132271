import { relativesTitle } from '../language/patients'
import type { Passage } from './passage'

/**
 * Below a row of titles of which the first asks for a relative ("Relative | Illness | Age") every row is of one of them,
 * by whatever name: up to the end of the table or of its section.
 */
export function asRelatives(passages: readonly Passage[]): readonly Passage[] {
  let section = -1
  let open = false
  return passages.map((one) => {
    if (one.section !== section) open = false
    section = one.section
    open = relativesTitle.test(one.text) || (open && one.text.includes('\t'))
    return open ? { ...one, kind: 'family-history' as const } : one
  })
}
