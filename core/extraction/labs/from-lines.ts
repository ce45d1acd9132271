import { contentOf } from '../../document/content'
import type { Column, Document, Line, SectionKind } from '../../document/types'
import { matchConcept } from '../../vocabulary/match'
import { fieldsOf, unitInName } from './fields'
import type { DecimalMark } from './numbers'
import type { LabReading } from './reading'
import { canonicalUnit } from './units'

/** Sections in which a row of cells is no result. */
const elsewhere: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'header', 'furniture', 'allergies', 'medications', 'medications-admission', 'medications-discharge', 'medications-stopped', 'family-history', 'social-history',
]) // prettier-ignore

/** Lines of two cells or more that stand in no table: "Sodium    139 mmol/L    133-146". */
export function readLines(
  document: Document,
  mark: DecimalMark,
): { readings: LabReading[]; used: ReadonlySet<Line> } {
  const tabled = new Set(document.tables.flatMap((table) => table.rows.map((row) => row.line)))
  const used = new Set<Line>()
  const readings = document.sections.flatMap((section) =>
    elsewhere.has(section.kind)
      ? []
      : section.lines.flatMap((line) => {
          const reading = tabled.has(line) || line.cells.length < 2 ? null : readLine(line, mark)
          if (!reading) return []
          used.add(line)
          return [{ ...reading, specimen: section.specimen }]
        }),
  )
  return { readings, used }
}

function readLine(line: Line, mark: DecimalMark): LabReading | null {
  const contents = line.cells.map((cell) => contentOf(cell.text))
  if (line.cells.filter((cell, index) => contents[index] === 'text' && /:$|:\s/.test(cell.text)).length > 1)
    return null
  const columns = line.cells.map((cell, index): Column => {
    const content = contents[index]
    const text = /^[(<>≤≥\d.,]/.test(cell.text)
    const role =
      index === 0
        ? 'name'
        : content === 'number' || content === 'quality'
          ? 'value'
          : content === 'unit' || content === 'range' || content === 'flag'
            ? content
            : text
              ? 'value'
              : 'other'
    return { role, title: '', box: cell.box, date: null }
  })
  // Only the first number is the result; a second is last year's.
  const first = columns.findIndex((column) => column.role === 'value')
  const fields = fieldsOf(line.cells, columns.map((column, index) => (column.role === 'value' && index !== first ? { ...column, role: 'other' as const } : column)), mark) // prettier-ignore
  if (!fields || first < 0) return null
  const { name, unit } = unitInName(fields.name.text.replace(/[\s:*]+$/, ''))
  const value = fields.values[0]!
  const told = fields.unit ?? unit
  const concept = matchConcept('lab', name, { unit: told })
  const wellFormed = told !== null && canonicalUnit(told) !== null && fields.range !== null
  if (!wellFormed && (!concept || concept.score < 0.9 || (concept.ambiguous && told === null))) return null
  return {
    name, nameWords: fields.name.words, value: value.cell.text, valueWords: value.cell.words, unit: told, flag: fields.flag, range: fields.range,
    low: null, high: null, words: line.words, box: line.box, specimen: null, date: null, form: 'row', table: null, ambiguous: false, top: line.box[1],
  } // prettier-ignore
}
