import { hasHebrew } from '../../document/script'
import { hebrewTurn, ownWord } from '../../language/whose/turns'
import { wordsOf, type Whose } from '../../language/whose/row'
import { whoseRows } from '../../language/whose'

/** A row with its words as expressions. */
export interface Rule extends Whose {
  readonly found: RegExp
  /** What turns back to the patient. */
  readonly turned: RegExp
}

/** Of a name or of some lines; what opens a section or a sentence may be in either language. */
const isHebrew = ({ words, reach }: Whose): boolean =>
  hasHebrew(words) && (reach === undefined || reach === 'lines')

const ruleOf = (row: Whose): Rule => ({
  ...row,
  found: wordsOf(row),
  turned: row.turn ?? (isHebrew(row) ? hebrewTurn : ownWord),
})

export const rules: readonly Rule[] = whoseRows.map(ruleOf)

/** The places of the rule's words in a text that is such a one. */
export function matchesOf({ found, times = 1, unless }: Rule, text: string): readonly RegExpExecArray[] {
  const matches = [...text.matchAll(found)]
  return matches.length < times || unless?.test(text) ? [] : matches
}

export const endOf = (match: RegExpExecArray): number => match.index + match[0].length

/** Whether the text turns to the patient before or behind the match. */
export const isTurned = ({ turned }: Rule, text: string, match: RegExpExecArray): boolean =>
  turned.test(text.slice(0, match.index)) || turned.test(text.slice(endOf(match)))
