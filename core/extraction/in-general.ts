import type { Place, General } from '../language/general'
import { hebrewAnswer, hebrewGeneral, hebrewTurn } from '../language/he/general'
import type { Document, Line } from '../document/types'
import { rememberedOf } from '../vocabulary/remembered'
import type { EntityType } from '../records/kinds'
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
  found: new RegExp(
    `${row.in === 'title' ? '^\\W{0,3}' : '(?<!\\p{L})[ושהלבמכ]{0,2}?'}(?:${row.words.join('|')})(?!\\p{L})`,
    'gu',
  ),
}))

const rulesIn = (...places: readonly Place[]): readonly Rule[] =>
  rules.filter((rule) => places.includes(rule.in))

/** What is said of anybody, of somebody else or of what is not yet, is no fact of the patient; what may be said so waits. */
export function toldInGeneral(draft: Draft, document: Document): Draft {
  if (draft.assertion !== 'present' && draft.assertion !== 'historical') return draft
  const found = rulesFor(draft, document)
  const said = found.find(({ as }) => as !== 'waits')
  if (said && said.as !== 'waits') return { ...draft, assertion: said.as }
  if (found.length === 0 || draft.doubt !== null) return draft
  return { ...draft, doubt: draft.type === 'diagnosis' ? 'suspected_only' : 'uncertain_given' }
}

function rulesFor({ type, passage, range }: Draft, document: Document): readonly Rule[] {
  const { text } = passage
  const own = wordsIn(passage, range.start, range.end)[0]
  const line = document.lines.find(({ words }) => own !== undefined && words.includes(own))
  const titled = line && titleOver(document).get(line)
  return [
    ...rulesIn('before', 'sentence').filter((rule) => holds(rule, type) && isSaid(rule, text, range)),
    ...(line && own ? rulesIn('beside', 'row').filter((rule) => holds(rule, type) && isInLine(rule, line, own.text)) : []),
    ...(titled ? [titled] : []),
  ]
}

const holds = ({ of }: Rule, type: EntityType): boolean => of === undefined || of.includes(type)

/** Whether the rule's words stand in the sentence, and none between them and the name that turns to the patient. */
function isSaid(rule: Rule, text: string, range: Range): boolean {
  const { start, end } = sentenceAround(text, range)
  const sentence = text.slice(start, end)
  if (rule.unless?.test(sentence)) return false
  // A particle is written onto the name's first letter.
  const lead = text.slice(start, range.start + 1)
  const before = [...lead.matchAll(rule.found)].at(-1)
  if (before) return !turns(rule, lead.slice(before.index + before[0].length))
  if (rule.in !== 'sentence') return false
  return [...sentence.matchAll(rule.found)].length > 0 && !turns(rule, sentence)
}

const turns = ({ turned }: Rule, between: string): boolean => turned.test(between) || between.includes('\t')

function isInLine(rule: Rule, line: Line, name: string): boolean {
  const text = line.cells.map((cell) => cell.text).join('\t')
  if (rule.unless?.test(text)) return false
  const at = text.indexOf(name)
  const said = rule.in === 'beside' ? text.slice(0, Math.max(0, at)) : text
  const found = [...said.matchAll(rule.found)].at(-1)
  if (!found) return false
  return !turnsLine(rule, rule.in === 'beside' ? said.slice(found.index + found[0].length) : text)
}

const turnsLine = ({ turned, in: place }: Rule, text: string): boolean =>
  turned.test(text) || hebrewAnswer.test(text) || (place === 'beside' && text.includes('\t'))

/** So many lines a title that speaks of nobody holds for, where nothing else ends it. */
const reach = 14

/** Each line with the title over it, or in it, by which it speaks of nobody. */
const titleOver = rememberedOf((document: Document): ReadonlyMap<Line, Rule> => {
  const found = new Map<Line, Rule>()
  let open: Rule | null = null
  let left = 0
  for (const line of document.lines) {
    const titled = rulesIn('title').find(({ found }) => new RegExp(found.source, 'u').test(line.text))
    if (titled) [open, left] = [titled, reach]
    else if (hebrewTurn.test(line.text) || hebrewAnswer.test(line.text) || left-- <= 0) open = null
    if (open) found.set(line, open)
  }
  return found
})
