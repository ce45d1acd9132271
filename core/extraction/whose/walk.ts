import type { Document } from '../../document/types'
import type { Side } from '../../language/whose/row'
import { ownWord } from '../../language/whose/turns'
import type { Passage } from '../passage'
import { cutsOf, isOver, openedAt, openUnder, type Open } from './open'
import { keyOf } from './key'
import { apart, piecesOf } from './pieces'
import { rules, type Rule } from './rules'

/** The passages, parted where what they tell is not the patient's, and each with whose it is. */
export function whosePassages(
  passages: readonly Passage[],
  { sections }: Document,
  rows: readonly Rule[] = rules,
): Passage[] {
  let open: readonly Open[] = []
  let section = -1
  let [clause, line, lines] = ['', '', 0]
  return passages.flatMap((one) => {
    const begun = one.section === section ? undefined : sections[one.section]
    section = one.section
    // A heading that is returned to after a label is no new one.
    if (begun?.heading && sections.findIndex(({ heading }) => heading === begun.heading) === section)
      open = openUnder(begun, open, rows, lines)
    const key = keyOf(one.text)
    const pieces = piecesOf(one, [...(key === null ? [] : [key]), ...cutsOf(one.text, rows)])
    const said = pieces.map((piece, at) => {
      if (piece.line !== undefined) lines++
      const place = { ...piece, passage: one, first: at === 0, before: { clause, line }, lines }
      const kept = open.filter((other) => !isOver(other, place))
      const opened = openedAt(place, rows)
      open = [...kept, ...opened]
      clause = piece.clause ?? clause
      line = piece.line ?? line
      const isKey = key !== null && piece.start >= key && /[=–:-]/.test(clause) && !ownWord.test(clause)
      const told = [...kept, ...opened.filter(({ reach }) => reach !== 'list')].map(({ rule }) => rule.is)
      return new Set<Side>(isKey ? [...told, 'nobody'] : told)
    })
    return apart(one, pieces, said, asSaid)
  })
}

const kindOf = (said: ReadonlySet<Side>, { kind }: Passage): Passage['kind'] =>
  said.has('house')
    ? 'furniture'
    : said.has('another')
      ? 'family-history'
      : said.has('offered')
        ? 'recommendations'
        : kind

const asSaid = (one: Passage, said: ReadonlySet<Side>): Passage => ({
  ...one,
  kind: kindOf(said, one),
  item: one.item && !said.has('house') && !said.has('another'),
  ...(said.has('nobody') ? { general: true } : {}),
  ...(said.has('waits') ? { waits: true } : {}),
})
