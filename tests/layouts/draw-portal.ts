import { setLine, type Place } from './place'
import type { Portal, Result } from './spec'
import { portalWords } from './wordings'

/** In shares of a column: where limits or an earlier result stand, where the number stands beside its name, what is made of it. */
const stop = { second: 0.3, value: 0.5, verdict: 0.78 }

/** Between two columns, in heights of a letter. */
const gap = 1.6

/**
 * A portal's print: groups under their titles, in columns whose lines are not level with one another. Each test is a name
 * with its number under it, the limits and what these make of it behind the number; or its number stands level with the
 * name, and under the name stand its limits, and an earlier result with its day or the words that there is none.
 */
export function drawPortal(block: Portal, place: Place): number {
  const { sheet, width } = place
  const rtl = sheet.direction === 'rtl'
  const half = (width - gap * sheet.size) / 2
  // Where there is no room for two columns, there is one.
  const fits = block.groups.every(({ rows }) => rows.every((row) => widest(row, block, sheet, half) < half))
  const columns = fits ? block.columns : 1
  const column = columns === 2 ? half : width
  const most = Math.ceil(block.groups.length / columns)
  const ends = Array.from({ length: columns }, (_, at) => {
    const left = at * (column + gap * sheet.size)
    const x = rtl ? place.x + width - left - column : place.x + left
    const own = { ...place, x, width: column, features: [...place.features, `portal of ${columns}`] }
    return block.groups
      .slice(at * most, (at + 1) * most)
      .reduce((y, group) => drawGroup(group, block, { ...own, y }), place.y)
  })
  return Math.max(...ends)
}

/** How far the longest line of a test reaches. */
function widest(
  { name, value, unit, low, high, earlier }: Result,
  { level, ...block }: Portal,
  sheet: Place['sheet'],
  room: number,
): number {
  const [small, words] = [0.85 * sheet.size, portalWords[sheet.direction]]
  const limits = `${words.range} ${low} - ${high}`
  const [told, behind] = level ? [name, `${value} ${unit}`] : [`${value} ${unit}`, limits]
  const first = Math.max((level ? stop.value : stop.second) * room, sheet.measure(told) + 2 * sheet.size)
  const before = block.earlier && level ? block.earlier.text.replace('#', earlier[0] || words.none) : ''
  const second = Math.max(stop.second * room, sheet.measure(limits) + 1.2 * sheet.size)
  return Math.max(first + sheet.measure(behind), sheet.measure(name), second + sheet.measure(before, small))
}

function drawGroup({ title, rows, note }: Portal['groups'][number], block: Portal, place: Place): number {
  const { sheet } = place
  setLine(place, title, place.y, 0, 1.1 * sheet.size)
  let y = place.y + 2 * sheet.size
  rows.forEach((row, at) => {
    y = drawTest(row, block, { ...place, y })
    if (at > 0 || note === null) return
    setLine(place, note, y, 0.5 * sheet.size, 0.8 * sheet.size)
    y += 1.6 * sheet.size
  })
  return y + 0.9 * sheet.size
}

function drawTest(row: Result, { level, earlier, verdict }: Portal, place: Place): number {
  const { sheet, width, y } = place
  const [small, words] = [0.85 * sheet.size, portalWords[sheet.direction]]
  const under = y + 1.35 * sheet.size
  const value = `${row.value} ${row.unit}`
  const limits = `${words.range} ${row.low} - ${row.high}`
  const found = words.verdicts[row.flag ?? 'N']
  const name = setLine(place, row.name, y)
  // A line holds what there is room for.
  const second = Math.max(stop.second * width, sheet.measure(level ? limits : value) + 1.2 * sheet.size)
  const at = Math.max(stop.value * width, sheet.measure(row.name) + 2 * sheet.size)
  const [number] = setLine(place, value, level ? y : under, level ? at : 0)
  setLine(place, limits, under, level ? 0 : second, small)
  const behind = (level ? at : second) + sheet.measure(level ? value : limits) + 1.2 * sheet.size
  const last = width - sheet.measure(found, small)
  if (verdict && last > behind)
    setLine(place, found, level ? y : under, Math.min(last, stop.verdict * width + 9), small)
  const told = {
    type: 'lab' as const,
    name: row.name,
    key: row.key,
    unit: row.unit,
    low: Number(row.low),
    high: Number(row.high),
    date: null,
    features: [...place.features, level ? 'portal level' : 'portal under'],
  }
  place.facts.push({ ...told, value: row.value, words: [...name, number!] })
  const [before] = row.earlier
  if (level && earlier && before !== undefined) {
    const text = before === '' ? words.none : earlier.text.replace('#', before)
    const set = setLine(place, text, under, second, small)
    const day = { printed: earlier.day, words: set.filter((word) => word.text.includes(earlier.day)) }
    if (before !== '')
      place.facts.push({
        ...told,
        value: before,
        low: null,
        high: null,
        date: earlier.day,
        day,
        words: [...name, ...set],
        features: [...told.features, 'earlier beside limits'],
      })
  }
  return under + 1.75 * sheet.size
}
