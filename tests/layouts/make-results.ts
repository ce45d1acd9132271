import { knownAnalytes, unknownName, type Analyte } from './analytes'
import type { Random } from './random'
import type { Result, ResultColumn, ResultTable } from './spec'
import { columnTitles, notes, panelTitles } from './wordings'

/** What all results of a page have in common. */
export interface Style {
  readonly language: 'en' | 'he'
  /** Names in Latin letters, though the page is Hebrew. */
  readonly latin: boolean
  readonly unknown: boolean
}

/** Different tests, each under one of its names and in one of its units. */
export function makeAnalytes(random: Random, count: number, style: Style): Analyte[] {
  const known = knownAnalytes()
  const usual = known.filter(({ units, decimals }) => units.length > 1 || decimals < 2)
  return random.some(random.chance(0.8) ? usual : known, count).map((one): Analyte => {
    const [unit = '', factor] = random.pick(one.units).split('=')
    const times = Number(factor ?? 1)
    const names = style.language === 'he' && !style.latin && one.hebrew.length > 0 ? one.hebrew : one.latin
    const unknown = style.unknown && random.chance(0.25)
    const decimals = Math.max(0, one.decimals - Math.round(Math.log10(times)))
    const round = (value: number): number => Math.round(value * times * 10 ** decimals) / 10 ** decimals
    return {
      printed: unknown ? unknownName(random) : random.pick(names),
      key: unknown ? null : one.key,
      unit,
      low: round(one.low),
      high: Math.max(round(one.high), round(one.low) + 10 ** -decimals),
      decimals,
      least: one.least * times,
      most: one.most * times,
    }
  })
}

/** A number of a test: mostly within its limits, sometimes beyond, never where no one's is. */
function makeValue(random: Random, { low, high, decimals, least, most }: Analyte): string {
  const span = high - low
  const drawn = random.chance(0.7)
    ? random.between(low, high)
    : random.chance(0.6)
      ? high + span * random.between(0.05, 0.9)
      : low - low * random.between(0.05, 0.5)
  const value = Math.min(Math.max(drawn, least + span * 0.02, 10 ** -decimals), most * 0.95)
  return value.toFixed(decimals)
}

export function makeResult(random: Random, analyte: Analyte, dates: number): Result {
  const value = makeValue(random, analyte)
  const low = analyte.low.toFixed(analyte.decimals)
  const high = analyte.high.toFixed(analyte.decimals)
  const flag = Number(value) > Number(high) ? 'H' : Number(value) < Number(low) ? 'L' : null
  const earlier = Array.from({ length: dates }, () => (random.chance(0.85) ? makeValue(random, analyte) : ''))
  return { name: analyte.printed, key: analyte.key, value, unit: analyte.unit, low, high, flag, earlier }
}

/** A table of results in any order of any columns. */
export function makeTable(random: Random, style: Style, size: number): ResultTable {
  const titles = random.chance(0.72)
  const cumulative = titles && random.chance(0.14)
  const previous = !cumulative && titles && random.chance(0.14)
  const separate = titles && !cumulative && random.chance(0.13)
  const limitsUnder = !separate && !cumulative && random.chance(0.07)
  const limits: ResultColumn[] = separate
    ? ['low', 'high']
    : limitsUnder || random.chance(0.12)
      ? []
      : ['range']
  const unitPlace = random.chance(0.6)
    ? 'column'
    : random.pick(['value', 'name', limits.includes('range') ? 'range' : 'value', 'none'] as const)
  const flagPlace = random.pick(['column', 'column', 'after', 'before', 'star', 'none'] as const)
  const middle: ResultColumn[] = [
    'value',
    ...(flagPlace === 'column' ? ['flag' as const] : []),
    ...(previous ? ['previous' as const] : []),
    ...(unitPlace === 'column' ? ['unit' as const] : []),
  ]
  const body = random.chance(0.7)
    ? [...middle, ...limits]
    : random
        .shuffled<ResultColumn | 'limits'>([...middle, ...(limits.length > 0 ? ['limits' as const] : [])])
        .flatMap((column) => (column === 'limits' ? limits : [column]))
  const valueFirst = titles && random.chance(0.04)
  const columns: ResultColumn[] = [
    ...(random.chance(0.1) ? ['number' as const] : []),
    ...(valueFirst ? [body[0]!, 'name' as const, ...body.slice(1)] : ['name' as const, ...body]),
    ...(random.chance(0.07) ? ['method' as const] : []),
  ]
  const dates = cumulative ? makeDates(random, random.int(2, 4)) : []
  const rows = makeAnalytes(random, size, style).map((one) =>
    makeResult(random, one, Math.max(dates.length - 1, previous ? 1 : 0)),
  )
  const at = (share: number) => rows.flatMap((_, index) => (random.chance(share) ? [index] : []))
  const sectioned = rows.length > 6 && random.chance(0.3)
  const noted = random.chance(0.18)
  const words = columnTitles[style.language]
  return {
    kind: 'results',
    columns,
    rows,
    limitsUnder,
    dates,
    flagPlace,
    unitPlace,
    titles: titles ? Object.fromEntries(columns.map((column) => [column, random.pick(words[column])])) : null,
    sections: sectioned
      ? Object.fromEntries(
          [0, Math.floor(rows.length / 2)].map((row) => [row, random.pick(panelTitles[style.language])]),
        )
      : {},
    notes: noted
      ? Object.fromEntries(at(random.pick([0.15, 1])).map((row) => [row, random.pick(notes[style.language])]))
      : {},
    rangeStyle: random.pick(['dash', 'spaced', 'bracket', 'to', 'upper'] as const),
    ruled: random.chance(0.12),
    wide: random.chance(0.75),
    valueAlign: random.pick(['start', 'middle', 'end'] as const),
    nameShare: random.pick([0.2, 0.35, 0.5]),
    leading: random.pick([1.35, 1.6, 2, 2.6]),
  }
}

/** Days in order, newest first or last, day first as most laboratories print them. */
export function makeDates(random: Random, count: number): string[] {
  const days = Array.from({ length: count }, (_, index) => {
    const month = random.int(1, 12)
    return `${2021 + index}-${pad(month)}-${pad(random.int(13, 28))}`
  })
  const printed = days.map((day) => day.split('-').reverse().join('/'))
  return random.chance(0.5) ? printed : printed.reverse()
}

const pad = (number: number): string => String(number).padStart(2, '0')
