import { contentOf } from '../../document/content'
import { phraseOf } from '../../document/lines'
import type { Cell, Column, Document, Line, SectionKind } from '../../document/types'
import { named } from './analyte'
import { fieldsOf, unitInName } from './fields'
import { parseValue, type DecimalMark } from '../../document/values/numbers'
import type { LabReading } from './reading'
import { canonicalUnit } from '../../vocabulary/units'

/** Sections in which a row of cells is no result. */
const elsewhere: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'furniture', 'allergies', 'medications', 'medications-admission', 'medications-discharge', 'medications-stopped', 'family-history', 'social-history',
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
          // Above the first heading stand names and numbers of all kinds; only what has all marks of a result is one.
          if (!reading || (section.kind === 'header' && !hasAllMarks(reading))) return []
          used.add(line)
          return [{ ...reading, specimen: section.specimen }]
        }),
  )
  return { readings, used }
}

function hasAllMarks({ name, value, unit, range }: LabReading): boolean {
  const told = unit ?? parseValue(value)?.rest.split(/[\s([]/)[0] ?? ''
  const canonical = canonicalUnit(told)
  if (canonical === null || (range === null && !canonical.includes('/'))) return false
  return (named(name, { unit: told })?.score ?? 0) >= 0.9
}

/** What a portal prints before each field of a row: "Value: 6.2 uIU/mL", "Standard range: 0.45 - 4.50". */
const labels =
  /^(?:your |result |test )?(?:value|result)s?\s*:$|^(?:standard|normal|reference|ref\.?|expected)(?: range| interval| values?)?\s*:$|^flag\s*:$|^units?\s*:$/i

function unlabelled(cell: Cell): Cell {
  for (const count of [1, 2]) {
    const label = cell.words.slice(0, count).map((word) => word.text).join(' ') // prettier-ignore
    if (cell.words.length > count && labels.test(label)) return phraseOf(cell.words.slice(count))
  }
  return cell
}

/** "88 IU/mL IgE total": on a page from right to left, a Latin name and its result run together, the result first. */
const resultFirst = /^([<>]?\s?\d[\d.,]*)\s+(\S*[/%]\S*)\s+(\p{L}{2}.*)$/u

function parted(line: Line): readonly Cell[] {
  const [first, ...others] = line.cells
  const match = line.direction === 'rtl' && first ? resultFirst.exec(first.text) : null
  if (!first || !match || canonicalUnit(match[2]!) === null || (named(match[3]!, { unit: match[2]! })?.score ?? 0) < 0.9) return line.cells // prettier-ignore
  const words = match[3]!.split(' ').length
  return [phraseOf(first.words.slice(-words)), phraseOf(first.words.slice(0, -words)), ...others]
}

function readLine(line: Line, mark: DecimalMark): LabReading | null {
  const cells = parted(line).map(unlabelled)
  const contents = cells.map((cell) => contentOf(cell.text))
  if (cells.filter((cell, index) => contents[index] === 'text' && /:$|:\s/.test(cell.text)).length > 1)
    return null
  const columns = cells.map((cell, index): Column => {
    const content = contents[index]
    const text = /^(?:[↑↓▲▼△▽]{1,2} ?)?[(<>≤≥\d.,]/.test(cell.text)
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
  const fields = fieldsOf(cells, columns.map((column, index) => (column.role === 'value' && index !== first ? { ...column, role: 'other' as const } : column)), mark) // prettier-ignore
  if (!fields || first < 0) return null
  const { name, unit } = unitInName(fields.name.text.replace(/[\s:*]+$/, ''))
  const value = fields.values[0]!
  const told = fields.unit ?? unit
  const concept = named(name, { unit: told })
  const wellFormed = told !== null && canonicalUnit(told) !== null && fields.range !== null
  if (!wellFormed && (!concept || concept.score < 0.9 || (concept.ambiguous && told === null))) return null
  return {
    name, nameWords: fields.name.words, value: value.cell.text, valueWords: value.cell.words, unit: told, flag: fields.flag, range: fields.range,
    low: null, high: null, words: line.words, box: line.box, specimen: null, date: null, form: 'row', table: null, ambiguous: false, top: line.box[1],
  } // prettier-ignore
}
