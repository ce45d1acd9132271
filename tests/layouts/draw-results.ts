import { setLine, type Place } from './place'
import type { Printed } from './sheet'
import type { LabelledResults, Result, ResultColumn, ResultTable } from './spec'

/** What stands in a cell of a row, one text for each of the dates of results. */
function cellText(table: ResultTable, row: Result, column: ResultColumn, index: number): string {
  const flag = row.flag ?? ''
  switch (column) {
    case 'number':
      return `${index + 1}`
    case 'name':
      return table.unitPlace === 'name' && row.unit !== '' ? `${row.name} (${row.unit})` : row.name
    case 'value':
      return valueText(table, row, row.value, flag)
    case 'flag':
      return table.flagPlace === 'column' ? flag : ''
    case 'unit':
      return row.unit
    case 'range':
      return table.limitsUnder ? '' : limitsText(table, row)
    case 'low':
      return row.low ?? ''
    case 'high':
      return row.high ?? ''
    case 'previous':
      return previousText(table, row)
    case 'method':
      return ['Calculated', 'Photometry', 'ISE', 'CLIA', ''][index % 5]!
    case 'foreign':
      return foreignNames[index % foreignNames.length]!
  }
}

/** What a reader of Latin letters makes of names in others, and how sure it is of them. */
const foreignNames = ['JKZ', 'WIEZEF', 'EERE (@)', 'iL/h#z', 'Bed', 'fii%Hi', 'MZLAH#', 'KRRE A', 'HEE']
const unread = 0.2

function previousText({ previousDay }: ResultTable, { earlier: [value = ''] }: Result): string {
  return value === '' || previousDay?.place !== 'cell' ? value : `${value} ${previousDay.printed}`
}

function valueText(table: ResultTable, row: Result, value: string, flag: string): string {
  const unit = table.unitPlace === 'value' && row.unit !== '' ? ` ${row.unit}` : ''
  const mark =
    flag === '' || table.flagPlace === 'column' || table.flagPlace === 'none'
      ? ''
      : table.flagPlace === 'star'
        ? '*'
        : flag
  if (table.flagPlace === 'before' && mark) return `${mark} ${value}${unit}`
  if (table.flagPlace === 'star' && mark) return `${value}*${unit}`
  return `${value}${mark ? ` ${mark}` : ''}${unit}`
}

export function limitsText(
  { rangeStyle, unitPlace }: Pick<ResultTable, 'rangeStyle' | 'unitPlace'>,
  row: Result,
): string {
  if (row.high === null) return row.low === null ? '' : `> ${row.low}`
  const unit = unitPlace === 'range' && row.unit !== '' ? ` ${row.unit}` : ''
  if (row.low === null || (rangeStyle === 'upper' && Number(row.low) === 0)) return `< ${row.high}${unit}`
  const dash = rangeStyle === 'dash' || rangeStyle === 'upper' ? '-' : rangeStyle === 'to' ? ' to ' : ' - '
  return rangeStyle === 'bracket' ? `(${row.low}-${row.high})${unit}` : `${row.low}${dash}${row.high}${unit}`
}

interface Column {
  readonly role: ResultColumn
  readonly date: string | null
  readonly title: string
  readonly texts: readonly string[]
}

function columnsOf(table: ResultTable): Column[] {
  return table.columns.flatMap((role): Column[] => {
    if (role !== 'value' || table.dates.length === 0)
      return [
        {
          role,
          date: null,
          title: titleOf(table, role),
          texts: table.rows.map((row, index) => cellText(table, row, role, index)),
        },
      ]
    return table.dates.map((date, at) => ({
      role,
      date,
      title: date,
      texts: table.rows.map((row) =>
        at === 0 ? valueText(table, row, row.value, row.flag ?? '') : (row.earlier[at - 1] ?? ''),
      ),
    }))
  })
}

function titleOf({ titles, previousDay }: ResultTable, role: ResultColumn): string {
  const title = titles?.[role] ?? ''
  return role === 'previous' && previousDay?.place === 'title' ? `${title} ${previousDay.printed}` : title
}

/** Sets a table of results and tells its facts; returns the base line after it. */
export function drawResults(table: ResultTable, place: Place): number {
  const { sheet, x, width } = place
  const columns = columnsOf(table)
  const cap = (role: ResultColumn) => (role === 'name' ? table.nameShare * width : Infinity)
  const widths = columns.map(({ role, title, texts }) =>
    Math.min(cap(role), Math.max(...texts.map((text) => sheet.measure(text)), sheet.measure(title))),
  )
  const sum = widths.reduce((total, one) => total + one, 0)
  const room = Math.max(0, width - sum) / Math.max(1, columns.length - 1)
  const gutter = table.wide
    ? Math.max(room, 0.9 * sheet.size)
    : Math.min(Math.max(room, 0.9 * sheet.size), 2.2 * sheet.size)
  const starts = widths.map((_, index) =>
    widths.slice(0, index).reduce((total, one) => total + one + gutter, 0),
  )
  const set = (column: number, text: string, y: number): Printed[] => {
    if (text === '') return []
    const spare = widths[column]! - sheet.measure(text)
    const align = columns[column]!.role === 'value' ? table.valueAlign : 'start'
    const from = starts[column]! + (align === 'end' ? spare : align === 'middle' ? spare / 2 : 0)
    const left = sheet.direction === 'rtl' ? x + width - from - sheet.measure(text) : x + from
    return sheet.set(text, left, y, sheet.size)
  }
  const step = table.leading * sheet.size
  let y = place.y
  const titles = table.titles ? columns.map(({ title }, index) => set(index, title, y)) : []
  if (table.titles) y += step
  const dated = columns.flatMap(({ date }, index) => (date === null ? [] : [index]))
  if (table.times) {
    table.times.forEach((time, nth) => set(dated[nth]!, time, y - 0.25 * step))
    y += 0.9 * step
  }
  const rule = (): void => {
    if (!table.ruled) return
    for (const start of starts.slice(1))
      sheet.set(
        '|',
        sheet.direction === 'rtl' ? x + width - start + 0.3 * gutter : x + start - 0.5 * gutter,
        y,
      )
  }
  table.rows.forEach((row, index) => {
    const section = table.sections[index]
    if (section !== undefined) {
      setLine(place, section, y)
      y += step
    }
    rule()
    const cells = columns.map(({ role, texts }, at) => {
      const text = texts[index]!
      const lines = role === 'name' ? sheet.wrap(text, widths[at]! + 1) : [text]
      return {
        words: lines.flatMap((line, n) => set(at, line, y + n * 1.15 * sheet.size)),
        lines: lines.length,
      }
    })
    y += (Math.max(...cells.map(({ lines }) => lines)) - 1) * 1.15 * sheet.size + step
    for (const word of cells.flatMap(({ words }, at) => (columns[at]!.role === 'foreign' ? words : [])))
      word.confidence = unread
    const words = (role: ResultColumn) =>
      cells.filter((_, at) => columns[at]!.role === role).flatMap((cell) => cell.words)
    if (table.limitsUnder && row.high !== null) {
      setLine(place, `Reference range: ${limitsText(table, row)}`, y - 0.2 * step)
      y += 0.9 * step
    }
    const before = table.earlierUnder?.map((day, at) => ({ day, value: row.earlier[at] ?? '' })) ?? []
    const earlier = before.filter(({ value }) => value !== '')
    if (earlier.length > 0) {
      const label = sheet.direction === 'rtl' ? 'קודמות' : 'Previous:'
      const small = 0.85 * sheet.size
      let at = sheet.measure(label, small) + sheet.size
      setLine(place, label, y - 0.15 * step, 0, small)
      const set = earlier.map(({ day, value }) => {
        const text = `${day}: ${value}`
        const words = setLine(place, text, y - 0.15 * step, at, small)
        at += sheet.measure(text, small) + sheet.size
        return words
      })
      y += 0.9 * step
      earlier.forEach(({ day, value }, nth) =>
        place.facts.push({
          type: 'lab',
          name: row.name,
          key: row.key,
          value,
          unit: null,
          low: null,
          high: null,
          date: day,
          day: { printed: day, words: set[nth]! },
          words: [...cells.flatMap((cell) => cell.words), ...set[nth]!],
          features: [...place.features, 'earlier under'],
        }),
      )
    }
    const note = table.notes[index]
    if (note !== undefined) {
      setLine(place, note, y - 0.15 * step, 0, 0.85 * sheet.size)
      y += 0.9 * step
    }
    const limits =
      table.columns.includes('range') || table.limitsUnder
        ? [row.low, row.high]
        : [table.columns.includes('low') ? row.low : null, table.columns.includes('high') ? row.high : null]
    const unit =
      table.columns.includes('unit') || table.unitPlace === 'value' || table.unitPlace === 'name'
        ? row.unit
        : null
    columns.forEach(({ role, date }, at) => {
      const { previousDay } = table
      const previous = role === 'previous' && previousDay
      if ((role !== 'value' && !previous) || cells[at]!.words.length === 0) return
      const order = columns.slice(0, at).filter((one) => one.role === 'value').length
      place.facts.push({
        type: 'lab',
        name: row.name,
        key: row.key,
        value: previous ? row.earlier[0]! : order === 0 ? row.value : row.earlier[order - 1]!,
        unit,
        low: limits[0] == null ? null : Number(limits[0]),
        high: limits[1] == null ? null : Number(limits[1]),
        ...dayOf(previous ? previousDay.printed : date, [...(titles[at] ?? []), ...cells[at]!.words]),
        words: [...words('name'), ...cells[at]!.words],
        features: [...place.features, ...featuresOf(table, row)],
      })
    })
  })
  return y
}

function dayOf(printed: string | null, words: readonly Printed[]) {
  if (printed === null || printed.includes(':')) return { date: null }
  return { date: printed, day: { printed, words: words.filter(({ text }) => printed.includes(text)) } }
}

function featuresOf(table: ResultTable, row: Result): string[] {
  const has = (role: ResultColumn): boolean => table.columns.includes(role)
  return [
    'table',
    table.titles ? 'titled' : 'untitled',
    ...(has('low') ? ['low and high'] : []),
    ...(has('previous') ? [table.previousDay ? 'previous dated' : 'previous'] : []),
    ...(table.times ? ['times under days'] : []),
    ...(has('number') ? ['numbered'] : []),
    ...(has('foreign') ? ['foreign names'] : []),
    ...(table.dates.length > 0 ? [table.dates[0]!.includes(':') ? 'times' : 'cumulative'] : []),
    ...(table.limitsUnder ? ['limits under'] : []),
    ...(Object.keys(table.notes).length > 0 ? ['notes'] : []),
    ...(Object.keys(table.sections).length > 0 ? ['sections'] : []),
    ...(table.ruled ? ['ruled'] : []),
    ...(table.wide ? [] : ['close columns']),
    ...(table.nameShare < 0.25 ? ['wrapped names'] : []),
    ...(has('range') || has('low') || table.limitsUnder ? [] : ['no limits']),
    ...(table.unitPlace === 'column' ? [] : [`unit in ${table.unitPlace}`]),
    ...(table.columns.indexOf('name') > table.columns.indexOf('value') ? ['name after value'] : []),
    ...(row.key === null ? ['unknown name'] : []),
    ...(table.rows.length < 4 ? ['few rows'] : []),
  ]
}

/** "Hemoglobin: 13.7 g/dL (12.0-16.0)", one under another, or in two columns where these hold them. */
export function drawLabelled(block: LabelledResults, place: Place): number {
  const { sheet, width, y } = place
  const step = 1.5 * sheet.size
  const widest = Math.max(...block.rows.map((row) => sheet.measure(`${row.name}:`)))
  const set = block.rows.map((row) => {
    const limits = block.range && row.high !== null
    return {
      row,
      limits,
      rest: `${row.value} ${row.unit}${limits ? ` (${row.low ?? 0}-${row.high})` : ''}`,
      gap: block.aligned
        ? widest + sheet.size
        : sheet.measure(`${row.name}:`) + sheet.font.space * sheet.size,
    }
  })
  const room = width / block.columns - 1.5 * sheet.size
  const columns = set.every(({ gap, rest }) => gap + sheet.measure(rest) < room) ? block.columns : 1
  set.forEach(({ row, limits, rest, gap }, index) => {
    const at = (index % columns) * (width / columns)
    const top = y + Math.floor(index / columns) * step
    const label = setLine(place, `${row.name}:`, top, at)
    const words = setLine(place, rest, top, at + gap)
    place.facts.push({
      type: 'lab',
      name: row.name,
      key: row.key,
      value: row.value,
      unit: row.unit,
      low: limits ? Number(row.low ?? 0) : null,
      high: limits ? Number(row.high) : null,
      date: null,
      words: [...label, words.find((word) => word.text === row.value)!],
      features: [...place.features, 'labelled', ...(row.key === null ? ['unknown name'] : [])],
    })
  })
  return y + Math.ceil(block.rows.length / columns) * step
}
