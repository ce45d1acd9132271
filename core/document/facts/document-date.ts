import { titles } from '../../language/categories'
import { findDates, type DateOrder, type FoundDate } from '../dates'
import { across, centerX } from '../geometry'
import { lineOf } from '../lines'
import { union } from '../page'
import type { Box } from '../../records/place'
import { plain } from '../script'
import type { Category, Cell, Fact, Line } from '../types'
import {
  dateLabels,
  dayOf,
  sampleEnd,
  stayLabel,
  tellsOf,
  timedSample,
  type DateKind,
} from '../../language/date-labels'
import { depthOf, wordsOfRows, type FactSource } from './source'

export interface LabelledDate {
  readonly iso: string
  readonly kind: DateKind
  /** It has a label of a kind that nobody knows. */
  readonly strange: boolean
  readonly box: Box
  /** 0 at the top of the page, 1 at its foot. */
  readonly depth: number
}

/** Which date is the document's own, best first. */
const preference: Readonly<Record<Category, readonly DateKind[]>> = {
  lab: ['collected', 'exam', 'visit', 'plain', 'alone', 'row', 'received', 'reported', 'signed', 'prescription', 'print', 'admission', 'unknown'],
  imaging: ['exam', 'visit', 'plain', 'collected', 'alone', 'reported', 'received', 'signed', 'print', 'discharge', 'admission', 'unknown'],
  discharge: ['discharge', 'visit', 'plain', 'signed', 'alone', 'reported', 'print', 'exam', 'admission', 'unknown'],
  prescription: ['prescription', 'visit', 'plain', 'alone', 'exam', 'signed', 'print', 'reported', 'unknown'],
  consultation: ['visit', 'plain', 'exam', 'alone', 'signed', 'reported', 'print', 'discharge', 'prescription', 'admission', 'unknown'],
  other: ['visit', 'plain', 'exam', 'alone', 'collected', 'discharge', 'prescription', 'reported', 'signed', 'print', 'received', 'admission', 'unknown'],
} // prettier-ignore

/** Every full date that the page labels, or that stands alone. */
export function labelledDates(
  source: Pick<FactSource, 'lines' | 'results' | 'records' | 'dateOrder'>,
): LabelledDate[] {
  const { dateOrder } = source
  // A date within a table is that of its row; beside the table one may tell when what its rows tell was taken.
  const rows = wordsOfRows(source)
  const lines = source.lines.flatMap((line) => {
    const isOfRow = ({ words }: Pick<Line, 'words'>): boolean => words.some((word) => rows.has(word))
    if (!isOfRow(line)) return [line]
    const beside = line.cells.filter((cell) => !isOfRow(cell) && isTaken(cell, dateOrder))
    return beside.length === 0 ? [] : [lineOf(beside, line.direction, false)]
  })
  const events = datedRows(lines, dateOrder)
  const firstTable = Math.min(...source.results.map(({ box }) => box[1]))
  return lines.flatMap((line, index) =>
    asStay(
      line,
      line.cells.flatMap((cell, at) => {
        const dates = findDates(cell.text, dateOrder).filter(
          (date) => date.precision === 'day' && !date.inferredYear,
        )
        return (events.has(line) ? [] : dates).map((date, nth): LabelledDate => {
          const depth = depthOf(line, source.lines)
          const before = withoutTimes(plain(cell.text.slice(dates[nth - 1]?.end ?? 0, date.start)))
          const label = nth === 0 && isBare(before) ? labelOf(line, at, lines, index, dateOrder) : null
          const kind =
            (sampleEnd.test(before) && timedSample.test(line.text) ? 'collected' : null) ??
            ofSentence(before) ??
            kindOf(before) ??
            (depth < head && isTitle(before) ? 'plain' : null) ??
            (label === null ? birthUnder(cell, isBare(before) ? lines[index + 1] : undefined) : kindOf(label))
          const outside = depth < 0.35 || depth > 0.8
          const alone =
            outside &&
            // What a line above told of ends with its day in brackets.
            !cell.text.startsWith('(') &&
            besides(withoutLabelledDates(cell.text, date.end, dates), date.start, date.end) < 12
          return {
            iso: date.iso,
            kind:
              (isTold(before, kind) && (!outside || tellsOf.test(before)) ? 'unknown' : kind) ??
              (!alone ? 'ignored' : label === null ? 'alone' : 'unknown'),
            strange:
              kind === null &&
              ((outside && label !== null) || ((outside || line.box[1] < firstTable) && isLabel(before))),
            box: boxOf(cell, date.start, date.end),
            depth,
          }
        })
      }),
    ),
  )
}

/** A form whose labels stand under what is filled in: "04/14/1995", and "Date of birth" right below. */
const birthUnder = ({ box }: Cell, below: Line | undefined): DateKind | null =>
  below?.cells.some(
    ({ text, box: other }) => across(box, other) > 0 && !/\d/.test(text) && kindOf(plain(text)) === 'birth',
  ) === true
    ? 'birth'
    : null

/** "Collected 03/02/2026 06:30", and nothing before its label. */
const isTaken = ({ text }: Cell, order: DateOrder): boolean => {
  const [date] = findDates(text, order)
  return (
    date !== undefined &&
    /^(?:collected|received|reported)$/.test(kindOf(plain(text.slice(0, date.start))) ?? '')
  )
}

/** The newest day of a table's results, or of its dated rows: of a flow sheet, the day of the sheet. */
export function newestRow({ results, lines, dateOrder }: FactSource): LabelledDate[] {
  const ofResults = results
    .flatMap(({ rows }) => rows)
    .flatMap(({ date, box }) => (date?.length === 10 ? [{ iso: date, box }] : []))
  const ofLines = [...datedRows(lines, dateOrder)].flatMap(({ text, box }) =>
    findDates(text, dateOrder)
      .slice(0, 1)
      .map(({ iso }) => ({ iso, box })),
  )
  const [newest] = [...ofResults, ...ofLines].toSorted((a, b) => b.iso.localeCompare(a.iso))
  return newest ? [{ ...newest, kind: 'row', strange: false, depth: 0 }] : []
}

/** Three or more lines that begin or end with a date in one column: a table of visits or of tests, each with its own. */
function datedRows(lines: readonly Line[], order: DateOrder): ReadonlySet<Line> {
  const alone = (cell: Cell) => isDay(cell, order)
  const inColumn = (at: 0 | -1) => {
    // "Collected: | 26/01/2026": one of three details, each with its label.
    const isDetail = (cell: Cell | undefined) => kindOf(plain(cell?.text ?? '')) !== null
    const dated = lines.filter(
      ({ cells }) => cells.length > 1 && alone(cells.at(at)!) && !(at < 0 && isDetail(cells.at(-2))),
    )
    const left = (line: Line) => line.cells.at(at)!.box[0]
    return dated.filter(
      (line) => dated.filter((other) => Math.abs(left(other) - left(line)) < line.box[3]).length > 2,
    )
  }
  return new Set([...inColumn(0), ...inColumn(-1)])
}

/** "Admitted / discharged   06/04/2024 to 11/04/2024": the first is the admission, the last the discharge. */
function asStay(line: Line, dates: readonly LabelledDate[]): readonly LabelledDate[] {
  const both = stayLabel.test(plain(line.text))
  if (!both || dates.length !== 2) return dates
  return dates.map((date, index) => ({ ...date, kind: index === 0 ? 'admission' : 'discharge' }))
}

/** "07:25" between a label and its date, its colon read or not: "taken: 0725", "taken: 07,25". */
const withoutTimes = (text: string) =>
  text
    .replace(/(?<=[:;] ?)\d{1,2}[,.;]?\d\d(?=\W*$)/, ' ')
    .replace(/\S*\d:\S*(?: ?,)?/g, ' ')
    // A speck between a label and its day.
    .replace(/(?<=:) *[_|'.~*-] *$/, ' ')
    .replace(/\s+/g, ' ')

/** How far down a page a document's own title may stand; "Blood tests, 10/02/2026" further down heads what is under it. */
const head = 0.25

/** "Discharge summary, 12 March 2025": the day behind a document's title is its own. */
const isTitle = (before: string): boolean =>
  before.split(' ').length <= 7 &&
  /[,–-]\s?$/.test(before) &&
  // "An echo is set for" writes its preposition onto the day.
  !/(?:^|\s)\p{L}-\s?$/u.test(before) &&
  !before.includes(':') &&
  titles.some(([, pattern]) => pattern.test(before))

/** "17 March 2026 (typed 19 March 2026)": a day that another follows with a label of its own. */
function withoutLabelledDates(text: string, end: number, dates: readonly FoundDate[]): string {
  const next = dates.find(({ start }) => start >= end)
  return next && kindOf(plain(text.slice(end, next.start)))
    ? text.slice(0, end) + text.slice(next.end).replace(/^\)/, '')
    : text
}

/** How much else a line says that begins with its date: a sentence after it does not count. */
function besides(text: string, start: number, end: number): number {
  const after = text.slice(end).replace(/^\s*[,/]?\s*\d{1,2}:\d\d(:\d\d)?/, '')
  return start + (/^\s*[.|]/.test(after) && after.split(' ').length <= 5 ? 0 : after.trim().length)
}

/** "Rehabilitation after the nailing of a fracture dated …": the day of what is told, not of the page. */
const ofSentence = (before: string): DateKind | null =>
  /^(?:plain|prescription)$/.test(kindOf(before) ?? '') &&
  before.trim().split(' ').length > 7 &&
  !before.includes(':')
    ? 'ignored'
    : null

/** "… of 11 February" within a text: the day of what is told there. */
const isTold = (before: string, kind: DateKind | null): boolean => kind === 'plain' && dayOf.test(before)

function kindOf(before: string): DateKind | null {
  const label = before.slice(-48)
  const kind = dateLabels.find(([, pattern]) => pattern.test(label))?.[0]
  // "Collected / prélevé:": a label in two languages is what its first one says.
  const first = label.replace(/\s\/\s[\p{L}.' ]+(?=[\s:]*$)/u, '')
  return kind ?? (first === label ? null : kindOf(first))
}

/** Nothing stands before the date, or what was dated with it ("Blood - 07/28/18"): its label stands elsewhere. */
const isBare = (before: string): boolean => /^\W*(?:(?:\p{L}+ ){1,3}[-–] ?)?\W*$/u.test(before)

/** A few words with their colon. */
const isLabel = (before: string): boolean => /^\W*(?:[\p{L}.'"/]+ ?){1,4}:\s*$/u.test(before)

/** A day and nothing else. */
const isDay = (cell: Cell | undefined, order: DateOrder): boolean => {
  const [date] = cell === undefined ? [] : findDates(cell.text, order)
  return date?.precision === 'day' && date.end - date.start > 0.8 * (cell?.text.length ?? 0)
}

/** The label in the cell before, or over the date where labels form a row of their own; of a kind that is known, or one that begins where its date does. */
function labelOf(
  line: Line,
  at: number,
  lines: readonly Line[],
  index: number,
  order: DateOrder,
): string | null {
  // "Please bring this card to every appointment" is none.
  const said = (line.cells[at - 1]?.words.length ?? 0) > 5 && !line.cells[at - 1]!.text.endsWith(':')
  const previous = said ? '' : plain(line.cells[at - 1]?.text ?? '')
  // "Test | 09/01/2024 | 21/01/2025": days side by side are columns, and what heads the names labels none of them.
  const isHead = !previous.endsWith(':') && isDay(line.cells[at + 1], order)
  const beside = previous !== '' && !/\d{4}/.test(previous) && !isHead ? previous : null
  if (beside !== null && (kindOf(beside) || isLabel(beside))) return beside
  const cell = line.cells[at]
  const above = lines[index - 1]
  if (!cell || !above || line.box[1] - (above.box[1] + above.box[3]) > 2.5 * line.box[3]) return null
  const over = above.cells.filter((other) => across(other.box, cell.box) > 0)
  const nearest = over.sort(
    (a, b) => Math.abs(centerX(a.box) - centerX(cell.box)) - Math.abs(centerX(b.box) - centerX(cell.box)),
  )[0]
  if (!nearest || /\d{4}/.test(nearest.text)) return null
  const told = plain(nearest.text)
  const edge = Math.abs(nearest.box[0] - cell.box[0]) < 0.5 * line.box[3]
  return kindOf(told) || (above.cells.length > 1 && edge && nearest.words.length <= 3) ? told : null
}

function boxOf(cell: Cell, start: number, end: number): Box {
  let offset = 0
  const boxes: Box[] = []
  for (const word of cell.words) {
    if (offset < end && offset + word.text.length > start) boxes.push(word.box)
    offset += word.text.length + 1
  }
  return boxes.length > 0 ? union(boxes) : cell.box
}

/** The date of the document itself; never a birth, a validity or an appointment to come. */
export function documentDate(all: readonly LabelledDate[], category: Category): Fact<string> | null {
  // What is booked for a day behind that of printing is still to come.
  const printed = all
    .filter(({ kind }) => kind === 'print')
    .map(({ iso }) => iso)
    .sort()
    .at(-1)
  const toCome = ({ iso, kind }: LabelledDate) =>
    printed !== undefined && iso > printed && /^(?:visit|plain|alone|unknown)$/.test(kind)
  const dates = all.filter((date) => !toCome(date))
  const newest = dates.reduce((latest, date) => (date.iso > latest ? date.iso : latest), '')
  for (const [rank, kind] of preference[category].entries()) {
    // A date that stands alone and lies years before the others is a birth whose label was not read.
    const some = dates.filter(
      (date) =>
        date.kind === kind &&
        (!/alone|unknown/.test(kind) || Number(newest.slice(0, 4)) - Number(date.iso.slice(0, 4)) < 3),
    )
    if (some.length === 0) continue
    // Dates side by side are the columns of a cumulative report, of which the latest is its own.
    const beside = (one: LabelledDate) =>
      some.filter((date) => Math.abs(date.box[1] - one.box[1]) < date.box[3])
    const columns = category === 'lab' ? some.find((date) => beside(date).length > 1) : undefined
    const row = beside(columns ?? some[0]!)
    if (kind === 'alone' && row.length > 1) {
      const last = row.reduce((latest, date) => (date.iso > latest.iso ? date : latest))
      return { value: last.iso, confidence: 0.8, box: last.box }
    }
    // Several dates of one kind: the first of the head, the last of the foot.
    const head = some.find((date) => date.depth < 0.5)
    const best = head ?? some[some.length - 1]!
    const agree = new Set(some.map((date) => date.iso)).size === 1
    // Of several days of prescribing further down each is its drug's.
    if (
      kind === 'prescription' &&
      !head &&
      !agree &&
      dates.some(({ kind: other }) => /visit|plain|alone|print/.test(other))
    )
      continue
    return { value: best.iso, confidence: Math.max(0.5, (agree ? 0.97 : 0.85) - 0.05 * rank), box: best.box }
  }
  return null
}
