import { contentOf } from '../../document/content'
import type { Cell, Column } from '../../document/types'
import { parseFlag, parseValue, type DecimalMark } from './numbers'
import { parseRange } from './range'
import { canonicalUnit } from './units'

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
    if (!cell || column?.role !== 'value' || column.previous || !parseValue(cell.text, mark)) return []
    return [{ cell, date: column.date, outOfRange: /out of|abnormal/i.test(column.title) }]
  })
  const spare = cells.flatMap((cell, index) => {
    const column = columns[index]
    return cell && cell !== name && column && !column.previous && ['other', 'flag', 'unit', 'range', 'method'].includes(column.role) ? [{ cell, column }] : []
  })
  if (values.length === 0) {
    // The result was set, or read, into the next column.
    const strayed = spare.find(({ cell }) => contentOf(cell.text) === 'number' && !columns.some((column) => column.role === 'value' && column.date))
    if (!strayed) return null
    values.push({ cell: strayed.cell, date: null, outOfRange: false })
  }
  const rest = spare.filter(({ cell }) => !values.some((value) => value.cell === cell))
  const flag = at('flag').map((cell) => cell.text).find((text) => parseFlag(text) !== null) ?? looseFlag(rest.map(({ cell }) => cell.text))
  const unit = at('unit').map((cell) => withoutFlag(cell.text)).find((text) => /[\p{L}%/]/u.test(text) && contentOf(text) !== 'range') ?? null
  const byContent = rest.filter(({ column }) => column.role !== 'method').map(({ cell }) => cell.text)
  const range = at('range').map((cell) => cell.text).find((text) => text !== '') ?? null
  const low = at('low')[0]?.text ?? null
  return {
    name,
    values,
    flag,
    unit: unit ?? byContent.find((text) => canonicalUnit(text) !== null) ?? null,
    range: range ?? (low === null ? (byContent.find((text) => isRange(text)) ?? null) : null),
    low,
    high: at('high')[0]?.text ?? null,
    date: at('date')[0] ?? null,
  }
} // prettier-ignore

const isRange = (text: string): boolean =>
  contentOf(text) === 'range' && (parseRange(text)?.low ?? parseRange(text)?.high ?? null) !== null

/** "H mg/dL": a flag whose column has no title, beside the unit. */
const withoutFlag = (text: string): string => {
  const [first = '', ...others] = text.split(' ')
  return others.length > 0 && parseFlag(first) !== null ? others.join(' ') : text
}

function looseFlag(texts: readonly string[]): string | null {
  for (const text of texts) {
    if (parseFlag(text) !== null) return text
    const [first = '', ...others] = text.split(' ')
    const last = others[others.length - 1]
    if (others.length > 0 && parseFlag(first) !== null && canonicalUnit(others.join(' ')) !== null)
      return first
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
