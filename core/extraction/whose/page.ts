import type { Document } from '../../document/types'
import { matchesOf, rules, type Rule } from './rules'

/** So many lines are the head of a page, each read with the two below it. */
const head = 4

/** Whether a page says in its first lines that it is nobody's, or begins as a leaflet does and speaks of nobody. */
export function isNobodysPage({ lines }: Document, rows: readonly Rule[] = rules): boolean {
  const texts = lines.map(({ text }) => text)
  const whole = texts.join(' ')
  const tops = texts.slice(0, head).map((_, at) => texts.slice(at, at + 3).join(' '))
  return rows
    .filter((rule) => rule.in === 'page')
    .some((rule) => !rule.unless?.test(whole) && tops.some((text) => matchesOf(rule, text).length > 0))
}
