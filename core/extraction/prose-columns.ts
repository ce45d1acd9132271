import { matchHeading } from '../document/headings'
import type { Cell, Line, SectionKind } from '../document/types'
import { findMentions, tokenise } from '../vocabulary/match'
import { findDoses } from './medications/dose'

/** A column of running text, as lines of its own. */
export interface ProseColumn {
  readonly lines: readonly Line[]
  /** What its title or its words make of it; null where the section has to say. */
  readonly kind: SectionKind | null
}

interface Run {
  /** Index of the run's first line, and of the line behind its last. */
  readonly from: number
  readonly to: number
  readonly columns: readonly ProseColumn[]
}

/**
 * Two boxes of running text side by side, whose lines were read across: "… Clopidogrel withheld. Not | on warfarin." In each
 * of them sentences go on from line to line; of a table the rows do not.
 */
export function proseColumns(lines: readonly Line[]): Run[] {
  const runs: Run[] = []
  for (let from = 0; from < lines.length; from++) {
    const first = lines[from]!
    if (!isPair(first)) continue
    let to = from + 1
    while (to < lines.length && goesOn(lines[to]!, lines[to - 1]!, first)) to++
    const columns = first.cells.map((start) => columnOf(lines.slice(from, to), start))
    if (columns.length !== 2 || to - from < 2 || !columns.every(isProse)) continue
    const titles = from > 0 && isPair(lines[from - 1]!) ? lines[from - 1]!.cells : []
    runs.push({
      from,
      to,
      columns: columns.map((column, at) => ({ lines: column, kind: kindOf(column, titles[at]) })),
    })
    from = to - 1
  }
  return runs
}

const isPair = ({ cells, table }: Line): boolean =>
  cells.length === 2 && (table === undefined || table === 'drugs')

const edge = ({ box: [x, , width] }: Cell, { direction }: Line): number =>
  direction === 'rtl' ? x + width : x

const isUnder = (cell: Cell, start: Cell, line: Line): boolean =>
  Math.abs(edge(cell, line) - edge(start, line)) < start.box[3]

function goesOn(line: Line, above: Line, first: Line): boolean {
  const near = line.box[1] - above.box[1] < 2.5 * above.box[3]
  const plain = (line.table === undefined || line.table === 'drugs') && !line.bullet && line.cells.length <= 2
  return near && plain && line.cells.every((cell) => first.cells.some((start) => isUnder(cell, start, first)))
}

/** The cells below one another, each as a line. */
const columnOf = (lines: readonly Line[], start: Cell): Line[] =>
  lines.flatMap((line) => {
    const { table: _, ...plain } = line
    return line.cells
      .filter((cell) => isUnder(cell, start, line))
      .map((cell) => ({ ...plain, words: cell.words, text: cell.text, box: cell.box, cells: [cell] }))
  })

/** Long lines, of which one at least breaks off in a sentence, and no two begin with a drug of their own. */
function isProse(column: readonly Line[]): boolean {
  const words = column.reduce((sum, line) => sum + line.words.length, 0)
  const broken = column.some((line, at) => at > 0 && breaks(column[at - 1]!.text, line.text))
  const text = column.map((line) => line.text).join(' ')
  const entries = column.filter(
    (line, at) => isDrug(line.text) && !/[,:]$/.test(at === 0 ? '' : column[at - 1]!.text.trim()),
  )
  return broken && words >= 4 * column.length - 2 && /\p{L}[.;]\s+\p{L}/u.test(text) && entries.length < 2
}

/** Between two lines a sentence goes on. */
const breaks = (above: string, below: string): boolean =>
  /[,:]\s*$/.test(above) ||
  (/[\p{L}\d)]\s*$/u.test(above) &&
    (/^\p{Ll}/u.test(below) || (/[.;]\s/.test(above) && /^\p{Lo}.*[.;,]/u.test(below))))

const isDrug = (text: string): boolean =>
  findMentions(tokenise(text), ['medication']).some(({ start }) => start === 0)

function kindOf(column: readonly Line[], title: Cell | undefined): SectionKind | null {
  const heading = title && title.words.length <= 4 ? matchHeading(title.text) : null
  if (heading) return heading.kind
  const text = column.map((line) => line.text).join(' ')
  const drugs = findMentions(tokenise(text), ['medication'])
  return drugs.length > 1 && findDoses(text).length > 1 ? 'medications' : null
}
