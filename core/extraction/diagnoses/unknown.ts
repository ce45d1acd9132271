import type { Mention } from '../../vocabulary/match'
import { overlaps, type Range } from '../assertion/scope'
import type { Draft } from '../draft'
import { mentionsOf, rangeOf } from '../mentions'
import type { Passage } from '../passage'
import { tellsNoIllness } from './silent'
import { entryOf } from './unknown-entry'
import { letterheadWords } from '../../language/conditions'
import {
  beginsAsIllness,
  endsAsIllness,
  illnessLead,
  illnessOfHistory,
  illnessOfList,
  illnessOfSentence,
  namedSyndrome,
  noIllness,
} from '../../language/illness-ends'

/**
 * What names nothing the vocabulary knows, kept in the page's own words: the entries of a list of diagnoses, and elsewhere
 * what ends like an illness.
 */
export function unknownDiagnoses(passage: Passage, conditions: readonly Mention[]): Draft[] {
  if (letterheadWords.test(passage.text)) return []
  const taken = [...mentionsOf(passage), ...conditions].map((mention) => rangeOf(passage, mention))
  if (passage.kind !== 'diagnoses' || !passage.item) return told(passage, taken)
  // Of a row the first cell names, or the one behind its code; the others comment.
  const named = firstCell.exec(passage.text)?.[0] ?? ''
  return [...named.matchAll(entries)].flatMap((match) => {
    const entry = { start: match.index, end: match.index + match[0].length }
    if (!taken.some((range) => overlaps(range, entry))) return entryOf(passage, match[0], match.index)
    const isStory = match[0].split(/\s+/).length > longestEntry
    return isStory ? [] : illnessesIn(passage, entry, illnessOfList, taken)
  })
}

/** An illness's code in a cell before it is of its entry. */
const codeCell = String.raw`(?:[A-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?\t)?`
const firstCell = new RegExp(String.raw`^[^\p{L}]*${codeCell}[^\t]*`, 'u')
const entries = new RegExp(String.raw`${codeCell}[^;\t]+`, 'g')

/** Words of an entry beside which further ones may stand; more tell a story. */
const longestEntry = 40

/**
 * "Left inguinal hernia, and right torsed appendix testis": the pieces of a part that end like an illness, beside those that
 * are known.
 */
function illnessesIn(passage: Passage, within: Range, piece: RegExp, taken: readonly Range[]): Draft[] {
  return [...passage.text.slice(within.start, within.end).matchAll(piece)].flatMap(
    ({ 0: printed, index }) => {
      const lead = illnessLead.exec(printed)?.[0] ?? ''
      const start = within.start + index + lead.length
      const range = { start, end: within.start + index + printed.trimEnd().length }
      const name = passage.text.slice(range.start, range.end)
      if (taken.some((one) => overlaps(one, range)) || !isIllness(name)) return []
      return entryOf(passage, name, start)
    },
  )
}

const isIllness = (name: string): boolean =>
  /^\S+(?:\s\S+){1,6}$/.test(name) &&
  (endsAsIllness.test(name) || beginsAsIllness.test(name)) &&
  !noIllness.test(name)

/** What a clinician concludes or somebody had, in a few words; and a syndrome by its name, wherever it is told. */
function told(passage: Passage, taken: readonly Range[]): Draft[] {
  const whole = { start: 0, end: passage.text.length }
  const piece =
    passage.kind === 'impression' ? illnessOfSentence : passage.kind === 'history' ? illnessOfHistory : null
  const concluded = piece ? illnessesIn(passage, whole, piece, taken) : []
  return [...concluded, ...syndromesIn(passage, taken)]
}

const syndromesIn = (passage: Passage, taken: readonly Range[]): Draft[] =>
  tellsNoIllness(passage)
    ? []
    : [...passage.text.matchAll(namedSyndrome)].flatMap(({ 0: name, index }) => {
        const range = { start: index, end: index + name.length }
        return taken.some((one) => overlaps(one, range)) ? [] : entryOf(passage, name, index)
      })
