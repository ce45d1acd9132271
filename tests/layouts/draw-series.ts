import { setLine, type Place } from './place'
import type { Cards, FlowSheet, Result } from './spec'
import type { TrueFact } from './truth'

const factOf = (row: Result, place: Place, more: Pick<TrueFact, 'words' | 'features'>): TrueFact => ({
  type: 'lab',
  name: row.name,
  key: row.key,
  value: row.value,
  unit: row.unit,
  low: null,
  high: null,
  date: null,
  ...more,
  features: [...place.features, ...more.features],
})

/** Results in cards beside one another: the name, under it the number with its unit, under that the limits. */
export function drawCards(block: Cards, place: Place): number {
  const { sheet, width, y } = place
  const step = 1.4 * sheet.size
  const height = (block.range ? 4.6 : 3.2) * step
  const texts = block.rows.map((row) => {
    const flag = block.flagged && row.flag ? (row.flag === 'H' ? ' High' : ' Low') : ''
    return {
      name: row.name,
      value: `${row.value} ${row.unit}${flag}`,
      range: `Standard range: ${row.low} - ${row.high} ${row.unit}`,
    }
  })
  const widest = Math.max(...texts.flatMap((one) => Object.values(one).map((text) => sheet.measure(text))))
  const columns = Math.max(1, Math.min(block.columns, Math.floor(width / (widest + 2 * sheet.size))))
  block.rows.forEach((row, index) => {
    const at = (index % columns) * (width / columns)
    const top = y + Math.floor(index / columns) * height
    const { name, value, range } = texts[index]!
    const words = [...setLine(place, name, top, at), setLine(place, value, top + step, at)[0]!]
    if (block.range) setLine(place, range, top + 2.6 * step, at, 0.9 * sheet.size)
    const limits = block.range ? { low: Number(row.low), high: Number(row.high) } : {}
    place.facts.push({ ...factOf(row, place, { words, features: ['cards'] }), ...limits })
  })
  return y + Math.ceil(block.rows.length / columns) * height
}

/** Tests across and days down, with the units and the limits in lines under the names. */
export function drawFlow(block: FlowSheet, place: Place): number {
  const { sheet, width } = place
  const column = width / (block.rows.length + 1)
  const step = 1.7 * sheet.size
  let y = place.y
  const line = (label: string, texts: readonly string[]) => {
    const first = label === '' ? [] : setLine(place, label, y)
    const others = texts.map((text, at) => (text === '' ? [] : setLine(place, text, y, (at + 1) * column)))
    y += step
    return { first, others }
  }
  const size = Math.max(...block.rows.map(({ name }) => sheet.measure(name)))
  // Names wider than their columns would run into one another: of such tests no sheet is made.
  if (size > column - sheet.size) return y
  const names = line(
    'Collected',
    block.rows.map(({ name }) => name),
  ).others
  if (block.units)
    line(
      '',
      block.rows.map(({ unit }) => unit),
    )
  if (block.limits)
    line(
      '',
      block.rows.map(({ low, high }) => `${low} - ${high}`),
    )
  block.dates.forEach((date, at) => {
    const told = block.rows.map((row) => (at === 0 ? row.value : (row.earlier[at - 1] ?? '')))
    const { first, others } = line(date, told)
    block.rows.forEach((row, index) => {
      if (others[index]!.length === 0) return
      const words = [...names[index]!, ...first, ...others[index]!]
      place.facts.push({
        ...factOf({ ...row, value: told[index]! }, place, { words, features: ['flow sheet'] }),
        ...(block.limits ? { low: Number(row.low), high: Number(row.high) } : {}),
        unit: block.units ? row.unit : null,
        date,
        day: { printed: date, words: first },
      })
    })
  })
  return y
}
