import { makeAnalytes, makeDates, makeResult, makeTable, type Style } from './make-results'
import { Random } from './random'
import type { Block } from './spec'
import { columnTitles, notes, panelTitles, portalWords } from './wordings'

/** Results of several days in one table, as few laboratories print them: null for most pages. */
export function makeDated(seed: number, style: Style): Block[] | null {
  const random = new Random(seed + 32_452_843)
  if (!random.chance(0.08)) return null
  const table = makeTable(random, { ...style, unknown: false }, random.int(4, 14))
  const count = random.int(2, 4)
  const rows = makeAnalytes(random, table.rows.length, { ...style, unknown: false }).map((one) =>
    makeResult(random, one, count),
  )
  const plain = { ...table, rows, notes: {}, limitsUnder: false, dates: [], flagPlace: 'none' as const }
  const title = columnTitles[style.language]
  if (random.chance(0.5)) {
    const columns = ['name', 'value', 'previous', 'unit', 'range'] as const
    const titles = Object.fromEntries(columns.map((column) => [column, random.pick(title[column])]))
    const [printed = ''] = makeDates(random, 1)
    const place = random.pick(['cell', 'title'] as const)
    return [{ ...plain, columns, titles, unitPlace: 'column', previousDay: { printed, place } }]
  }
  const days = makeDates(random, count)
  // A ward takes blood twice on one day.
  const dates = random.chance(0.4) ? [days[0]!, ...days.slice(0, -1)] : days
  const hour = () => `${String(random.int(0, 23)).padStart(2, '0')}:${random.int(10, 59)}`
  const columns = random.pick([
    ['name', 'value', 'range', 'unit'],
    ['name', 'unit', 'range', 'value'],
  ] as const)
  const titles = Object.fromEntries(columns.map((column) => [column, random.pick(title[column])]))
  return [{ ...plain, columns, titles, unitPlace: 'column', dates, times: dates.map(hour) }]
}

/** Results of one row or one card where a portal or a ward sets them: null for most pages. */
export function makeSeries(seed: number, style: Style): Block[] | null {
  const random = new Random(seed + 15_485_863)
  if (!random.chance(0.1)) return null
  const kind = random.pick(['cards', 'flow', 'times', 'earlier'] as const)
  const known = { ...style, unknown: false }
  if (kind === 'cards') {
    const analytes = makeAnalytes(random, random.int(4, 12), known).filter(({ unit }) => unit !== '')
    return [
      {
        kind: 'cards',
        rows: analytes.map((one) => makeResult(random, one, 0)),
        columns: random.pick([1, 2, 2, 3] as const),
        range: random.chance(0.8),
        flagged: random.chance(0.6),
      },
    ]
  }
  if (kind === 'flow') {
    const dates = makeDates(random, random.int(3, 5))
    const analytes = makeAnalytes(random, random.int(3, 5), { ...known, latin: true })
    return [
      {
        kind: 'flow',
        dates,
        rows: analytes.map((one) => makeResult(random, one, dates.length - 1)),
        units: random.chance(0.6),
        limits: random.chance(0.6),
      },
    ]
  }
  const table = makeTable(random, known, random.int(4, 12))
  const plain = {
    ...table,
    notes: {},
    limitsUnder: false,
    columns: table.columns.filter((one) => one !== 'previous'),
  }
  const count = random.int(1, 2)
  const rows = makeAnalytes(random, table.rows.length, known).map((one) =>
    makeResult(random, one, kind === 'times' ? 2 : count),
  )
  if (kind === 'earlier') return [{ ...plain, rows, dates: [], earlierUnder: makeDates(random, count) }]
  const hours = random.some([2, 6, 9, 13, 18, 22], 3).sort((a, b) => a - b)
  const dates = hours.map((hour) => `${String(hour).padStart(2, '0')}:${random.int(10, 59)}`)
  const columns = ['name', 'unit', 'range', 'value'] as const
  return [
    {
      ...plain,
      rows,
      dates,
      columns,
      titles: {},
      flagPlace: 'none',
      unitPlace: 'column',
      sections: {},
    },
  ]
}

/** Tests as a portal prints them: null for most pages. */
export function makePortal(seed: number, style: Style): Block[] | null {
  const random = new Random(seed + 49_979_687)
  if (!random.chance(0.05)) return null
  const { language } = style
  const columns = random.pick([1, 2, 2] as const)
  const [level, dated] = [random.chance(0.4), random.chance(0.7)]
  const tests = makeAnalytes(random, random.int(6, 18), { ...style, unknown: false }).filter(
    ({ unit }) => unit !== '',
  )
  const rows = tests.map((one) => makeResult(random, one, level && dated ? 1 : 0))
  const size = random.int(2, 6)
  const groups = random.some(panelTitles[language], Math.ceil(rows.length / size)).map((title, at) => ({
    title,
    rows: rows.slice(at * size, (at + 1) * size),
    note: random.chance(0.3) ? random.pick(notes[language]) : null,
  }))
  const [day = ''] = makeDates(random, 1)
  const text = random.pick(portalWords[language === 'he' ? 'rtl' : 'ltr'].earlier).replace('@', day)
  return [
    {
      kind: 'portal',
      columns,
      groups,
      level,
      earlier: dated ? { day, text } : null,
      verdict: random.chance(0.8),
    },
  ]
}
