import { setLine, type Place } from './place'
import type { DrugColumn, DrugTable, ProblemTable } from './spec'

/** Sets columns of texts with gutters; `cells[row][column]`; returns the words of each cell and the base line after. */
function setColumns(
  place: Place,
  titles: readonly string[] | null,
  cells: readonly (readonly string[])[],
  wide: boolean,
) {
  const { sheet, width } = place
  const all = titles ? [titles, ...cells] : cells
  const widths = (all[0] ?? []).map((_, column) =>
    Math.max(...all.map((row) => sheet.measure(row[column] ?? ''))),
  )
  const spare = (width - widths.reduce((sum, one) => sum + one, 0)) / Math.max(1, widths.length - 1)
  const gutter = Math.max(sheet.size, wide ? spare : Math.min(spare, 2 * sheet.size))
  let y = place.y
  const words = all.map((row) => {
    let at = 0
    const set = row.map((text, column) => {
      const from = at
      at += widths[column]! + gutter
      return text === '' ? [] : setLine(place, text, y, from)
    })
    y += 1.6 * sheet.size
    return set
  })
  return { words: titles ? words.slice(1) : words, y }
}

export function drawDrugs(table: DrugTable, place: Place): number {
  const titles = table.titles ? table.columns.map((column) => table.titles?.[column] ?? '') : null
  const text = (index: number, column: DrugColumn): string =>
    column === 'number'
      ? `${index + 1}`
      : column === 'drug'
        ? table.rows[index]!.name
        : table.rows[index]![column]
  const cells = table.rows.map((_, index) => table.columns.map((column) => text(index, column)))
  const { words, y } = setColumns(place, titles, cells, table.wide)
  table.rows.forEach((row, index) => {
    const of = (column: DrugColumn) => words[index]![table.columns.indexOf(column)] ?? []
    place.facts.push({
      type: 'medication',
      name: row.name,
      key: row.key,
      value: row.dose,
      unit: null,
      low: null,
      high: null,
      date: null,
      words: [...of('drug'), ...of('dose')],
      features: [...place.features, 'drug table', table.titles ? 'titled drugs' : 'untitled drugs'],
    })
  })
  return y
}

export function drawProblems(table: ProblemTable, place: Place): number {
  const columns = [true, table.coded, table.dated]
  const keep = (row: readonly string[]): string[] => row.filter((_, index) => columns[index])
  const hebrew = place.sheet.direction === 'rtl'
  const titles = table.titled
    ? keep(hebrew ? ['אבחנה', 'קוד', 'תאריך'] : ['Problem', 'ICD-10', 'Onset'])
    : null
  const { words, y } = setColumns(
    place,
    titles,
    table.rows.map((row) => keep([row.name, row.code, row.onset])),
    false,
  )
  table.rows.forEach((row, index) => {
    place.facts.push({
      type: 'diagnosis',
      name: row.name,
      key: row.key,
      value: null,
      unit: null,
      low: null,
      high: null,
      date: null,
      words: words[index]![0] ?? [],
      features: [...place.features, 'problem table'],
    })
  })
  return y
}
