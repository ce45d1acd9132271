import type { Document, Line } from '../document/types'
import { generalOpenings, generalWords, type General, type Place } from '../language/sayings'
import { hebrewGeneral } from '../language/he/general'
import { hebrewAnswer, hebrewTurn } from '../language/he/general-turns'
import type { EntityType } from '../records/kinds'
import { rememberedOf } from '../vocabulary/remembered'
import { sentenceAround, type Range } from './assertion/scope'
import type { Draft } from './draft'
import { wordsIn } from './passage'

interface Rule extends General {
  readonly found: RegExp
  readonly turned: RegExp
}

const rules: readonly Rule[] = hebrewGeneral.map((row) => ({
  ...row,
  turned: row.turn ?? hebrewTurn,
  found: generalWords(row.words, generalOpenings[row.in === 'title' ? 'title' : 'other']),
}))
const rulesIn = (...places: readonly Place[]): readonly Rule[] =>
  rules.filter((rule) => places.includes(rule.in))
const [ofSentences, ofLines, ofTitles] = [
  rulesIn('before', 'sentence', 'around'),
  rulesIn('beside', 'row'),
  rulesIn('title'),
]

/** What is said of anybody, of somebody else or of what is not so is no fact of the patient; what may be said so waits. */
export function toldInGeneral(draft: Draft, document: Document): Draft {
  if (draft.assertion !== 'present' && draft.assertion !== 'historical') return draft
  const found = rulesFor(draft, document)
  const said = found.find(({ as }) => as !== 'waits')?.as
  if (said && said !== 'waits') return { ...draft, assertion: said }
  if (found.length === 0 || draft.doubt !== null) return draft
  return { ...draft, doubt: draft.type === 'diagnosis' ? 'suspected_only' : 'uncertain_given' }
}

function rulesFor({ type, passage, range }: Draft, document: Document): readonly Rule[] {
  const [own] = wordsIn(passage, range.start, range.end)
  const line = own && document.lines.find(({ words }) => words.includes(own))
  const titled = line && titleOver(document).get(line)
  return [
    ...ofSentences.filter((rule) => isOf(rule, type) && isSaid(rule, passage.text, range)),
    ...ofLines.filter((rule) => line && isOf(rule, type) && isInLine(rule, line, own.text)),
    ...(titled && isOf(titled, type) ? [titled] : []),
  ]
}

const isOf = ({ of }: Rule, type: EntityType): boolean => of === undefined || of.includes(type)

/** Whether the rule's words stand in the sentence, and none between them and the name that turns to the patient. */
function isSaid(rule: Rule, text: string, range: Range): boolean {
  const { start, end } = rule.in === 'around' ? betweenStops(text, range) : sentenceAround(text, range)
  const sentence = text.slice(start, end)
  if (rule.unless?.test(sentence)) return false
  // A particle is written onto the name's first letter.
  const lead = text.slice(start, range.start + 1)
  const before = [...lead.matchAll(rule.found)].at(-1)
  if (rule.in === 'before' || (before && rule.in === 'around'))
    return before !== undefined && !turns(rule, text.slice(start + endOf(before), range.start))
  if (rule.in === 'sentence') return turnsNowhere(rule, sentence)
  const [behind] = text.slice(range.end, end).matchAll(rule.found)
  return behind !== undefined && !turns(rule, text.slice(range.end, range.end + behind.index))
}

const endOf = (match: RegExpExecArray): number => match.index + match[0].length

const turnsNowhere = (rule: Rule, sentence: string): boolean =>
  [...sentence.matchAll(rule.found)].some(
    (one) => !turns(rule, sentence.slice(0, one.index)) && !turns(rule, sentence.slice(endOf(one))),
  )

/** Over a semicolon, behind which it is said how it ended. */
function betweenStops(text: string, range: Range): Range {
  const start = text.slice(0, range.start).search(/[^.!]*$/u)
  const stop = text.slice(range.end).search(/[.!](?:\s|$)/u)
  return { start, end: stop < 0 ? text.length : range.end + stop }
}

/** Another cell is another statement. */
const turns = ({ turned }: Rule, between: string): boolean => turned.test(between) || between.includes('\t')

function isInLine(rule: Rule, { cells }: Line, name: string): boolean {
  const text = cells.map((cell) => cell.text).join('\t')
  if (rule.unless?.test(text) || hebrewAnswer.test(text)) return false
  if (rule.in === 'row') return [...text.matchAll(rule.found)].length > 0 && !rule.turned.test(text)
  const lead = text.slice(0, Math.max(0, text.indexOf(name)) + 1)
  const before = [...lead.matchAll(rule.found)].at(-1)
  return before !== undefined && !turns(rule, lead.slice(endOf(before)))
}

/** So many lines a title that speaks of nobody holds for, where nothing else ends it. */
const reach = 8

/** Each line with the title over it, or in it, by which it speaks of nobody. */
const titleOver = rememberedOf((document: Document): ReadonlyMap<Line, Rule> => {
  const found = new Map<Line, Rule>()
  let open: Rule | undefined
  let left = 0
  for (const line of document.lines) {
    const titled = ofTitles.find((rule) => line.text.search(rule.found) === 0)
    if (titled && !hebrewTurn.test(line.text)) [open, left] = [titled, reach]
    else if (hebrewTurn.test(line.text) || hebrewAnswer.test(line.text) || left-- <= 0) open = undefined
    if (open) found.set(line, open)
  }
  return found
})
