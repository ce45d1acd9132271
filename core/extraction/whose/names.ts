import type { Document, Line } from '../../document/types'
import { hebrewAnswer } from '../../language/whose/turns'
import { sentenceAround, type Range } from '../assertion/scope'
import type { Draft } from '../draft'
import { wordsIn } from '../passage'
import { textOf } from './pieces'
import { endOf, isTurned, matchesOf, rules, type Rule } from './rules'

/** The rules by which the words around a name tell whose it is. */
export function saidOfName(
  { type, passage, range }: Draft,
  { lines }: Document,
  rows: readonly Rule[] = rules,
): readonly Rule[] {
  const [own] = wordsIn(passage, range.start, range.end)
  const line = own && lines.find(({ words }) => words.includes(own))
  return rows.filter((rule) => {
    if (rule.reach !== undefined || rule.in === 'page' || rule.of?.includes(type) === false) return false
    if (rule.in !== 'beside' && rule.in !== 'row') return isSaid(rule, passage.text, range)
    return line !== undefined && isInLine(rule, line, own!.text)
  })
}

/** Whether the rule's words stand in the sentence, and none between them and the name that turns to the patient. */
function isSaid(rule: Rule, text: string, range: Range): boolean {
  const { start, end } = rule.in === 'around' ? betweenStops(text, range) : sentenceAround(text, range)
  const sentence = text.slice(start, end)
  if (rule.unless?.test(sentence) || rule.behind?.test(text.slice(range.end, end)) === false) return false
  if (rule.in === 'sentence')
    return matchesOf(rule, sentence).some(
      (match) => !isTurned(rule, sentence, match) && !sentence.includes('\t'),
    )
  // A particle is written onto the name's first letter.
  const before = matchesOf(rule, sentence).findLast((match) => start + endOf(match) <= range.start + 1)
  if (before) return !turns(rule, text.slice(start + endOf(before), range.start))
  const [behind] = rule.in === 'around' ? matchesOf(rule, text.slice(range.end, end)) : []
  return behind !== undefined && !turns(rule, text.slice(range.end, range.end + behind.index))
}

/** Over a semicolon, behind which it is said how it ended. */
function betweenStops(text: string, range: Range): Range {
  const start = text.slice(0, range.start).search(/[^.!]*$/u)
  const stop = text.slice(range.end).search(/[.!](?:\s|$)/u)
  return { start, end: stop < 0 ? text.length : range.end + stop }
}

/** Another cell is another statement. */
const turns = ({ turned }: Rule, between: string): boolean => turned.test(between) || between.includes('\t')

function isInLine(rule: Rule, line: Line, name: string): boolean {
  const text = textOf(line)
  if (rule.unless?.test(text) || hebrewAnswer.test(text)) return false
  if (rule.in === 'row') return matchesOf(rule, text).length > 0 && !rule.turned.test(text)
  const at = Math.max(0, text.indexOf(name))
  const before = matchesOf(rule, text).findLast((match) => endOf(match) <= at + 1)
  return before !== undefined && !turns(rule, text.slice(endOf(before), at))
}
