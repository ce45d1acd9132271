import type { Section } from '../../document/types'
import { isNoName } from '../../language/whose/house-words'
import type { Reach } from '../../language/whose/row'
import { ofSomebody } from '../../language/whose/turns'
import type { Passage } from '../passage'
import type { Piece } from './pieces'
import { endOf, isTurned, matchesOf, type Rule } from './rules'

/** A rule whose words were met, how far it reaches, and the last of the lines that it may reach to. */
export interface Open {
  readonly rule: Rule
  readonly reach: Reach
  readonly last: number
}

/** Where the walk is: at a piece of a passage, the clause and the line before it, and the number of its line. */
export interface Place extends Piece {
  readonly passage: Passage
  readonly first: boolean
  readonly before: { readonly clause: string; readonly line: string }
  readonly lines: number
}

/** A title that no heading ends holds for so many lines; so many words has a title, and a short line below one. */
const most = { lines: 8, words: 10, short: 9 } as const

/** Whether what a rule opened ends before the piece. */
export function isOver(
  { rule, reach, last }: Open,
  { clause, line, passage, first, before, lines }: Place,
): boolean {
  const turns = clause !== undefined && rule.turned.test(clause)
  switch (reach) {
    case 'clause':
      return clause !== undefined
    case 'sentence':
      return turns || (clause !== undefined && !goesOn(before.clause, first ? passage.text : ''))
    case 'section':
      return turns
    case 'line':
      return line !== undefined
    case 'lines':
      return line !== undefined && (lines > last || rule.turned.test(line))
    case 'names':
      return (
        line !== undefined && !/,\s*$/.test(before.line) && (isNoName.test(line) || ofSomebody.test(line))
      )
    case 'rows':
      return first && !passage.text.includes('\t')
    case 'short':
      return first && (passage.words.length > most.short || /\d{3}/.test(passage.text))
    case 'list':
      return first && !isEntry(passage)
  }
}

/** Over a semicolon; into another passage, with a comma before it or in small letters. */
const goesOn = (before: string, passage: string): boolean =>
  !/[.!?]["')]?$/.test(before) && (/[,;]$/.test(before) || /^(?:[\p{Ll}\d(<>]|$)/u.test(passage))

const isEntry = ({ item, lines }: Passage): boolean =>
  item && lines.every(({ table }) => table === undefined || table === 'names')

/** What is open below a heading: what it opens, and what it does not end. */
export function openUnder(
  { kind, heading }: Section,
  open: readonly Open[],
  rows: readonly Rule[],
  lines: number,
): readonly Open[] {
  const text = heading?.text ?? ''
  const titles = rows.filter(({ reach }) => reach && !/^(?:clause|sentence|line)$/.test(reach))
  return [
    ...open.filter(({ reach }) => reach === 'lines' || (reach === 'short' && kind === 'other')),
    ...opened({ clause: text, line: text, whole: `${text.replace(/\s*:$/, '')}:`, cut: [] }, titles, lines),
  ]
}

/** Where within a clause another begins. */
export const cutsOf = (text: string, rows: readonly Rule[]): readonly number[] =>
  rows.filter((rule) => rule.in === 'from').flatMap((rule) => matchesOf(rule, text).map(endOf))

/** What a piece opens. */
export function openedAt(
  { clause, line, passage, first, start, lines }: Place,
  rows: readonly Rule[],
): readonly Open[] {
  const whole = first ? passage.text.replaceAll('\t', ' ') : undefined
  const cut = rows.filter((rule) => cutsOf(passage.text, [rule]).includes(start))
  return opened({ clause, line, whole, cut }, rows, lines)
}

interface Texts {
  readonly clause: string | undefined
  readonly line: string | undefined
  /** All of the passage. */
  readonly whole: string | undefined
  /** The rules whose words end where the clause begins. */
  readonly cut: readonly Rule[]
}

const opened = (texts: Texts, rows: readonly Rule[], lines: number): readonly Open[] =>
  rows.flatMap((rule) => {
    const reach = rule.reach && reachFrom(rule, texts)
    return reach ? [{ rule, reach, last: lines + most.lines }] : []
  })

function reachFrom(rule: Rule, { clause, line, whole, cut }: Texts): Reach | undefined {
  if (rule.in === 'from')
    return cut.includes(rule) && !rule.turned.test(clause ?? '') ? rule.reach : undefined
  if (rule.in === 'row' || rule.in === 'end') {
    const text = rule.in === 'row' ? line : whole
    return text !== undefined && matchesOf(rule, text).length > 0 ? rule.reach : undefined
  }
  const text = rule.in === 'opens' || (rule.in === 'alone' && isWhole(rule, line)) ? line : clause
  const match = text === undefined ? undefined : matchesOf(rule, text)[0]
  if (text === undefined || match === undefined) return undefined
  // A turn of the row's own may stand in its words: "his wife".
  if (rule.turn ? isTurned(rule, text, match) : rule.turned.test(text)) return undefined
  if (rule.in === 'title') return isTitle(rule, match, text, line) ? rule.reach : undefined
  if (rule.in === 'alone') return endOf(match) === text.length ? rule.reach : 'sentence'
  return rule.reach === 'sentence' && text.endsWith(':') ? 'section' : rule.reach
}

const isWhole = (rule: Rule, line = ''): boolean => matchesOf(rule, line)[0]?.[0].length === line.length

/** Its line is short and has no stop at its end, or a colon comes behind it. */
function isTitle(rule: Rule, match: RegExpExecArray, clause: string, line = ''): boolean {
  const isShort = line !== '' && line.split(/\s+/).length <= most.words && !/[.,;]$/.test(line)
  return (isShort && matchesOf(rule, line).length > 0) || /^[^.:;]{0,60}:/.test(clause.slice(endOf(match)))
}
