import { findDates } from '../../document/dates'
import { across, bottom, centerX } from '../../document/geometry'
import { union, type Word } from '../../document/page'
import type { Cell, Document, Line } from '../../document/types'
import { dateLabels } from '../../language/date-labels'
import { hourOfDay } from '../../language/day-headings'
import { titleRole } from '../../document/column-titles'
import {
  besideAge,
  notMeasured,
  saturationMisread,
  timeTitles,
  unitAlone,
  unitOfSign,
} from '../../language/vitals'
import type { Box } from '../../records/place'
import { labNameOf } from '../../vocabulary/exact'
import { cellValue } from './cell-value'
import { signOfCell } from './names'
import { readingsOf, type SignReading } from './reading'

type Sign = NonNullable<ReturnType<typeof signOfCell>>

interface Sheet {
  readonly readings: readonly SignReading[]
  readonly lines: readonly Line[]
}

/** How far apart rows of one table are, at most, in heights of their letters. */
const apart = 3.5
/** How many lines the days may stand above the first sign. */
const reach = 6

/**
 * Tables of vital signs: their names over columns of numbers, each row a time, or their names down the side, each column
 * a time. `used` are the words of such tables: what of them is no reading is nothing else either.
 */
export function readSheets(document: Document): { readings: SignReading[]; used: ReadonlySet<Word> } {
  const { lines } = document
  const sheets = lines.flatMap((line, at): Sheet[] => {
    const titles = line.cells.map(({ text }) => signWithUnit(text))
    const named = titles.filter((title) => title !== null)
    const plain = line.cells.every((cell, i) => titles[i] || !/\d/.test(cell.text))
    const titled = plain && named.length >= 2 && named.some(({ weak }) => !weak)
    if (titled)
      return [
        underTitles(
          document,
          line,
          titles.map((title, i) => title ?? testOf(line.cells[i]!)),
          at,
        ),
      ]
    const times = line.cells.filter(({ text }) => isTime(text, document))
    const beside =
      times.length >= line.cells.length - 1 || areTitles(line.cells.filter((cell) => !times.includes(cell)))
    return times.length >= 2 && beside ? [besideNames(document, at)] : []
  })
  return {
    readings: sheets.flatMap(({ readings }) => [...readings]),
    used: new Set(sheets.flatMap((sheet) => sheet.lines.flatMap(({ words }) => [...words]))),
  }
}

/** Each row under a line of names. */
function underTitles(document: Document, head: Line, titles: readonly (Sign | null)[], at: number): Sheet {
  const rows: { line: Line; under: readonly (Cell | null)[]; date: string | null }[] = []
  let last = head
  for (const line of document.lines.slice(at + 1)) {
    const under = columnsOf(line.cells, head.cells)
    if (line.box[1] - bottom(last.box) > apart * head.box[3] || !under) break
    const values = titles.map((title, i) => (title && under[i] ? cellValue(under[i].text, title.of) : null))
    if (values.every((value) => value === null)) break
    const days = under.filter((cell, i) => cell && !titles[i] && !isOfAnother(head.cells[i]!, cell))
    rows.push({ line, under, date: dayOf(days, document) })
    last = line
  }
  const dated = rows.some(({ date }) => date !== null)
  const readings = rows.flatMap(({ line, under, date }) => {
    const others = under.filter((cell, i) => cell && !titles[i])
    if (others.some((cell) => notMeasured.test(cell!.text))) return []
    return titles.flatMap((title, i) => {
      const cell = under[i]
      const own = head.cells[i]!
      if (!title || !cell || notMeasured.test(own.text.replace(unitOfSign, ''))) return []
      return readingIn(title, own, cell, { date, unread: dated && date === null, box: line.box, table: at })
    })
  })
  return { readings, lines: [head, ...rows.map(({ line }) => line)] }
}

/** What stands beside the days of a table: the title of its names and one of what is no reading. */
const areTitles = ([, ...others]: readonly Cell[]): boolean =>
  others.length === 1 && (notMeasured.test(others[0]!.text) || titleRole(others[0]!.text) !== null)

/** Each sign whose numbers stand in a row under a line of days or hours. */
function besideNames(document: Document, at: number): Sheet {
  const head = document.lines[at]!
  const above = document.lines[at - 1]
  const columns = head.cells.filter(({ text }) => isTime(text, document) || notMeasured.test(text))
  const rows: { line: Line; sign: Sign }[] = []
  let last = head
  for (const line of document.lines.slice(at + 1)) {
    const [first] = line.cells
    const sign = first && line.cells.length > 1 ? signWithUnit(first.text) : null
    if (line.box[1] - bottom(last.box) > apart * head.box[3]) break
    if (sign) rows.push({ line, sign })
    // A scale among them, as of pain, is no sign and ends no table.
    else if (rows.length > 0 ? !isUnder(line, columns) : document.lines.indexOf(line) - at > reach) break
    last = line
  }
  if (rows.length === 0) return { readings: [], lines: [] }
  const days = columns.map((column) => dayOf([column], document) ?? dayAbove(column, above, document))
  const dated = days.some((day) => day !== null)
  const readings = rows.flatMap(({ line, sign }) => {
    const [name, ...others] = line.cells
    const unit = others.find(({ text }) => unitAlone.test(text))
    const measured = others.filter((cell) => cell !== unit)
    const under = columnsOf(measured, columns)
    if (!under || !name) return []
    return columns.flatMap((column, i) => {
      const cell = under[i]
      if (!cell || notMeasured.test(column.text)) return []
      const date = days[i] ?? null
      const told = unit ? { ...cell, text: `${cell.text} ${unit.text}` } : cell
      return readingIn(sign, name, told, {
        date,
        unread: dated && date === null,
        box: line.box,
        table: at,
      })
    })
  })
  return { readings, lines: [head, ...rows.map(({ line }) => line)] }
}

/** A name, and a short cell under one of the titles or more. */
const isUnder = ({ cells }: Line, titles: readonly Cell[]): boolean =>
  cells.length > 1 &&
  cells.every(({ words }) => words.length < 4) &&
  columnsOf(cells.slice(1), titles) !== null

/** "Weight lb": the name of a sign with its unit behind it. */
function signWithUnit(printed: string): Sign | null {
  const text = printed.replace(saturationMisread, 'SpO2')
  return (
    signOfCell(text) ??
    signOfCell(text.replace(unitOfSign, (_, unit: string) => ` (${unit.replace('Ib', 'lb')})`))
  )
}

/** What a laboratory measures and a strip of paper does, too: among signs its number is one of them. */
function testOf({ text }: Cell): Sign | null {
  const { concepts, strength } = labNameOf(text)
  const concept =
    strength === 'exact'
      ? concepts.find(({ specimen, plausible }) => specimen === 'blood' && plausible)
      : null
  return concept ? { of: concept, weak: true, unit: null } : null
}

interface Place {
  readonly date: string | null
  readonly unread: boolean
  readonly box: Box
  readonly table: number
}

function readingIn(sign: Sign, name: Cell, cell: Cell, { date, unread, box, table }: Place): SignReading[] {
  const value = cellValue(cell.text, sign.of)
  if (!value) return []
  const said = {
    of: sign.of,
    name: name.text,
    nameWords: name.words,
    numbers: value.numbers,
    printed: cell.text.slice(value.start, value.end),
    valueWords: cell.words,
    unit: value.unit ?? sign.unit,
    range: null,
    flag: value.flag,
    words: [...name.words, ...cell.words],
    box: union([box, cell.box]),
    date,
    table: 4000 + table,
  }
  return readingsOf(said).map((one) => ({ ...one, reading: { ...one.reading, dayUnread: unread } }))
}

/** The cells of a row, each under its title; null where one stands under none, or two under one. */
function columnsOf(cells: readonly Cell[], titles: readonly Cell[]): (Cell | null)[] | null {
  const places = cells.map((cell) => placeOf(cell, titles))
  if (places.includes(-1) || new Set(places).size < places.length) return null
  return titles.map((_, at) => cells[places.indexOf(at)] ?? null)
}

/** The title that a cell stands under: the only one whose width it shares, else the one whose middle is much the nearest. */
function placeOf({ box }: Cell, titles: readonly Cell[]): number {
  const shared = titles.flatMap((title, at) => (across(title.box, box) > 0 ? [at] : []))
  if (shared.length === 1) return shared[0]!
  const [first, second] = titles
    .map((title, at) => ({ at, far: Math.abs(centerX(title.box) - centerX(box)) }))
    .toSorted((a, b) => a.far - b.far)
  if (!first || first.far > 6 * box[3]) return -1
  return !second || second.far > 1.8 * first.far ? first.at : -1
}

const isTime = (text: string, document: Document): boolean =>
  timeTitles.test(text.trim()) || hourOfDay.test(text.trim()) || dayIn(text, document) !== null

function dayIn(text: string, { facts }: Document): string | null {
  const found = findDates(text, facts.dateOrder, { reference: facts.date?.value ?? null })
  return found.find(({ precision }) => precision === 'day')?.iso ?? null
}

const dayOf = (cells: readonly (Cell | null)[], document: Document): string | null =>
  cells.map((cell) => (cell ? dayIn(cell.text, document) : null)).find((day) => day !== null) ?? null

/** A day beside an age, or under a title that says of what else it is: of a birth, of the last visit. */
const isOfAnother = ({ text: title }: Cell, { text }: Cell): boolean =>
  besideAge.test(text) ||
  notMeasured.test(title) ||
  dateLabels.some(([kind, label]) => /^(?:birth|ignored)$/.test(kind) && label.test(title.toLowerCase()))

/** The day over an hour: in the line above, over its column or the last one before it. */
function dayAbove(column: Cell, above: Line | undefined, document: Document): string | null {
  const over = above?.cells.find((cell) => across(cell.box, column.box) > 0)
  return over ? dayIn(over.text, document) : null
}
