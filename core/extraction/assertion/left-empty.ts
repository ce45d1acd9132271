import { right } from '../../document/geometry'
import type { Word } from '../../document/page'
import { findMentions } from '../../vocabulary/match'
import { rememberedOf } from '../../vocabulary/remembered'
import type { Passage } from '../passage'
import type { Range } from './scope'

/** How far behind a stop the next word stands where the stop is what was read of a row of dots, in heights of the letters. */
const wide = 1.2

/** What may be left of a row of dots or of a line to write on. */
const leader = /^[.…_]+$/u

/**
 * "MRI pelvis ........ Endometrial biopsy ........": an entry with a place to write in behind it, where nothing is written:
 * its line ends there, or the next entry begins. Of the last one the dots may have been lost.
 */
export function isLeftEmpty(passage: Passage, range: Range, event: boolean): boolean {
  const { words, starts } = passage
  const first = starts.findLastIndex((start) => start <= range.start)
  const last = starts.findLastIndex((start) => start < range.end)
  const behind = passage.text.slice(range.end, (starts[last] ?? 0) + (words[last]?.text.length ?? 0))
  if (/^\W?[.…_]{3,}$/u.test(behind)) return isOver(passage, last, event)
  if (isLeader(words, last + 1)) return isOver(passage, last + 1, event)
  if (!isLeader(words, first - 1) || !endsLine(words, last)) return false
  return event && kindsOf(passage).ends.has(first - 1)
}

/** A word that is nothing but dots: many of them, or a few that stand apart from the next word. */
function isLeader(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!before || !word || before.line !== word.line || !leader.test(word.text)) return false
  if (/[.…_]{3,}/u.test(word.text)) return true
  if (!next || next.line !== word.line) return false
  return next.box[0] - right(word.box) > wide * before.box[3]
}

const endsLine = (words: readonly Word[], at: number): boolean => words[at + 1]?.line !== words[at]?.line

/** Nothing stands behind these dots, or another name of the kind. */
const isOver = (passage: Passage, at: number, event: boolean): boolean =>
  endsLine(passage.words, at) || (event ? kindsOf(passage).acts : kindsOf(passage).ills).has(at + 1)

interface Kinds {
  /** The words with which the name of an act begins, and those right behind one. */
  readonly acts: ReadonlySet<number>
  readonly ends: ReadonlySet<number>
  readonly ills: ReadonlySet<number>
}

const kindsOf = rememberedOf(({ tokens, starts }: Passage): Kinds => {
  const wordAt = (at: number): number => starts.findLastIndex((start) => start <= at)
  const acts = findMentions(tokens, ['procedure', 'imaging'])
  const ills = findMentions(tokens, ['diagnosis'])
  return {
    acts: new Set(acts.map(({ start }) => wordAt(tokens[start]!.start))),
    ends: new Set(acts.map(({ end }) => wordAt(tokens[end - 1]!.start) + 1)),
    ills: new Set(ills.map(({ start }) => wordAt(tokens[start]!.start))),
  }
})
