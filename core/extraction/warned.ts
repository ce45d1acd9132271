import type { Word } from '../document/page'
import type { Cell, Document } from '../document/types'
import { rememberedOf } from '../vocabulary/remembered'
import { warnedBefore, warningTitle } from '../language/drugs'
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

/** The words of a warning that goes on from line to line in a column of its own, beside a list of what is taken. */
export const warnedInColumn = rememberedOf(({ lines }: Document): ReadonlySet<Word> => {
  const found: Word[] = []
  let open: Cell | null = null
  for (const { cells } of lines) {
    const last: Cell | null = open
    const below: Cell | undefined = last ? cells.find((cell) => isUnder(cell, last)) : undefined
    if (below) found.push(...below.words)
    const begun = cells.length > 1 ? cells.find(({ text }) => warnedBefore.test(`${text} `)) : undefined
    const next: Cell | undefined = begun ?? below
    open = next && !/[.;]\s*$/.test(next.text) ? next : null
  }
  return new Set(found)
})

/** Of the same edge, from which its language reads, and no further than two lines below. */
function isUnder({ box: [x, y, width] }: Cell, { box: [left, top, wide, high] }: Cell): boolean {
  const near = Math.abs(x - left) < high || Math.abs(x + width - left - wide) < high
  return near && y > top && y - top < 3 * high
}
