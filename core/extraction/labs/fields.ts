import { contentOf } from '../../document/content'
import type { Cell, Column } from '../../document/types'
import { isNarrative } from './narrative'
import { parseFlag, parseValue, type DecimalMark } from '../../document/values/numbers'
import { parseRange } from '../../document/values/range'
import { canonicalUnit } from '../../vocabulary/units'

export interface RowFields {
  readonly name: Cell
  /** One for each column of results that is filled; several in a cumulative table. */
  readonly values: readonly {
    readonly cell: Cell
    readonly date: string | null
    readonly outOfRange: boolean
  }[]
  readonly unit: string | null
  readonly flag: string | null
  readonly range: string | null
  readonly low: string | null
  readonly high: string | null
  readonly date: Cell | null
}

type Role = Column['role']

/**
 * What the cells of a row say, by the roles of their columns, and where a role is missing or its cell holds
 * something else, by their content. Null where there is no name or no result.
 */
export function fieldsOf(cells: readonly (Cell | null)[], columns: readonly Column[], mark: DecimalMark): RowFields | null {
  const at = (role: Role) => cells.flatMap((cell, index) => (cell && columns[index]?.role === role && !columns[index]?.previous ? [cell] : []))
  const name = at('name')[0]
  if (!name || !/\p{L}/u.test(name.text)) return null
  const values = cells.flatMap((cell, index) => {
    const column = columns[index]
    if (!cell || column?.role !== 'value' || column.previous || !(parseValue(cell.text, mark) || isNarrative(name.text, cell.text))) return []
    return [{ cell, date: column.date, outOfRange: /out of|abnormal/i.test(column.title) }]
  })
  const spare = cells.flatMap((cell, index) => {
    const column = columns[index]
    return cell && cell !== name && column && !column.previous && ['other', 'flag', 'unit', 'range', 'method'].includes(column.role) ? [{ cell, column }] : []
  })
  // "High" beside limits is a flag; the number that it speaks of stands elsewhere, or was not read.
  if (values.length > 0 && values.every(({ cell }) => parseFlag(cell.text) !== null) && at('range').some((cell) => isRange(cell.text))) return null
  if (values.length === 0) {
    // The result was set, or read, into the next column.
    // A result that is there and cannot be read is not looked for elsewhere.
    if (at('value').length > 0) return null
    const dated = columns.some((column) => column.role === 'value' && column.date)
    const strayed = dated ? undefined : spare.find(({ cell, column }) => mayStray(cell.text, column.role) && parseValue(cell.text, mark) !== null)
    if (!strayed) return null
    values.push({ cell: strayed.cell, date: null, outOfRange: false })
  }
  // Limits under a second title of results ("תוצאה | ערך") are no second result.
  const [, second] = values
  const limits = second && values.every(({ date }) => date === null) && isRange(second.cell.text) ? second.cell.text : null
  if (limits !== null) values.splice(1)
  const rest = spare.filter(({ cell }) => !values.some((value) => value.cell === cell))
  // Whatever small mark stands in a column of flags is one: arrows are read as letters.
  const marked = cells.some((cell, index) => cell && columns[index]?.role === 'flag' && columns[index].title !== '' && /^[^\s\d.\-–—_:|,]{1,2}$/.test(cell.text) && !values.some((value) => value.cell === cell))
  const flag = at('flag').map((cell) => cell.text).find((text) => parseFlag(text) !== null) ?? (marked ? '*' : null) ?? looseFlag(rest.map(({ cell }) => cell.text))
  const unit = at('unit').map((cell) => withoutFlag(cell.text)).find((text) => /[\p{L}%/]/u.test(text) && contentOf(text) !== 'range') ?? null
  const byContent = rest.filter(({ column }) => column.role !== 'method').map(({ cell }) => cell.text)
  const range = at('range').map((cell) => withoutFlag(cell.text)).find((text) => text !== '') ?? limits
  const [low, high] = limitsOf(at('low')[0]?.text ?? null, at('high')[0]?.text ?? null)
  return {
    name,
    values,
    flag,
    unit: unit ?? byContent.find((text) => canonicalUnit(text) !== null) ?? null,
    range: range ?? (low === null ? (byContent.map(bare).find((text) => isRange(text)) ?? null) : null),
    low,
    high,
    date: at('date')[0] ?? null,
  }
} // prettier-ignore

/** Both limits in one cell where the title of one column was not read. */
function limitsOf(printedLow: string | null, printedHigh: string | null): [string | null, string | null] {
  const [low, high] = [printedLow, printedHigh].map(
    (text) => text?.replace(/(?<![\p{L}\d])[oO](?![\p{L}\d])/gu, '0') ?? null,
  ) as [string | null, string | null]
  const pair = low === null || high === null ? ((low ?? high)?.match(/\d+(?:[.,]\d+)?/g) ?? []) : []
  if (pair.length !== 2) return [low, high]
  const [a, b] = pair as [string, string]
  return Number(a.replace(',', '.')) <= Number(b.replace(',', '.')) ? [a, b] : [b, a]
}

/** A number with its unit, or a word of result, in the column of flags, units or remarks. */
function mayStray(text: string, role: Role): boolean {
  if (role === 'method' || role === 'range') return false
  const content = contentOf(text)
  return (
    content === 'number' ||
    content === 'quality' ||
    (content === 'text' && /^[<>≤≥]?\s?\d+([.,]\d+)?\s+[a-zµμ%]/i.test(text))
  )
}

const bare = (text: string): string => text.replace(/^[^\p{L}\d([<>≤≥=]+\s*/u, '')

/** Limits with a sign or a dash between: no bare number, and nothing that only holds one. */
function isRange(text: string): boolean {
  if (
    !/^\W{0,3}(?:[\d<>≤≥]|[oO] ?[-–])|^up\s?to|^עד/i.test(text) ||
    /^[^\p{L}\d<>≤≥]*\d+([.,]\d+)?\W*$/u.test(text)
  )
    return false
  const range = parseRange(text)
  return range !== null && (range.low ?? range.high) !== null
}

/** "H mg/dL": a flag whose column has no title, beside the unit. */
const withoutFlag = (text: string): string => {
  const [first = '', ...others] = text.split(' ')
  return others.length > 0 && parseFlag(first) !== null
    ? others.join(' ').replace(/^[_.-]\s+/, '')
    : text.replace(/^[_.-]\s+/, '')
}

function looseFlag(texts: readonly string[]): string | null {
  for (const text of texts) {
    if (parseFlag(text) !== null) return text
    const [first = '', ...others] = text.split(' ')
    const last = others[others.length - 1]
    if (others.length > 0 && parseFlag(first) !== null && canonicalUnit(others.join(' ')) !== null)
      return first
    // "H 0.70 - 1.20": a flag without a title of its own, before the limits.
    if (/^(?:[HL]{1,2}|\*{1,2}|[↑↓])$/.test(first) && /\d/.test(text)) return first
    if (last !== undefined && parseFlag(last) !== null && /^[([<>≤≥\d]/.test(text)) return last
  }
  return null
}

/** "Glucose (mg/dL)", "Hemoglobin, g/dL": a unit that is part of the name's cell. */
export function unitInName(name: string): { name: string; unit: string | null } {
  const bracket = /^(.*\S)\s*[([]([^()[\]]{1,18})[)\]]\s*$/.exec(name)
  if (bracket && canonicalUnit(bracket[2]!) !== null && !/^(s|u|ms)$/i.test(bracket[2]!))
    return { name: bracket[1]!, unit: bracket[2]! }
  const tail = /^(.*[\p{L})])[,\s]\s*(x?\s?10\S+\/\S+|[a-zµμ]{1,6}\/\S{1,12})$/iu.exec(name)
  if (tail && canonicalUnit(tail[2]!) !== null)
    return { name: tail[1]!.replace(/[,\s]+$/, ''), unit: tail[2]! }
  return { name, unit: null }
}
