import type { Document } from '../document/types'
import { warningTitle } from '../language/drugs'
import { findMentions } from '../vocabulary/match'
import type { Passage } from './passage'

/** What stands under a heading, or in its section below a line, that warns of it: "Never take", "Be careful with". */
export function asWarned(passages: readonly Passage[], document: Document): Passage[] {
  let section = -1
  let warned = false
  return passages.map((one) => {
    if (one.section !== section) {
      section = one.section
      warned = warningTitle.test(document.sections[section]?.heading?.text ?? '')
    }
    if (warningTitle.test(one.text) && findMentions(one.tokens, ['medication']).length === 0) warned = true
    return warned ? { ...one, warned } : one
  })
}
