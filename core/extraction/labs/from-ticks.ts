import { outcomeOf, tickMark } from '../../language/results'
import { centerX, centerY, median } from '../../document/geometry'
import { union, type Word } from '../../document/page'
import type { Cell, Document, Line } from '../../document/types'
import { tableReading, type LabReading } from './reading'

/** How far a mark may stand from the middle of its title (of the space between titles), and from its row's (of its pitch). */
const reach = { title: 0.3, row: 0.35 }

/** A line that a table of marks takes up: what it asks for, and the marks. */
interface Asked {
  readonly line: Line
  readonly labels: readonly Cell[]
  readonly marks: readonly Cell[]
}

/**
 * Tables in which a mark stands under what was found: "Detected | Not detected", a cross in each row. Such a heading is
 * no result itself. A mark that stands in no one place is told with a doubt, and all of its table where one has no row.
 * `used` are the words that such a table takes up.
 */
export function readTicks({ lines }: Document): { readings: LabReading[]; used: ReadonlySet<Word> } {
  const used = new Set<Word>()
  const readings: LabReading[] = []
  lines.forEach((line, index) => {
    const heads = headsOf(line)
    if (heads.length === 0) return
    const asked = askedUnder(lines.slice(index + 1), line)
    if (asked.length === 0) return
    for (const one of [line, ...asked.map(({ line: row }) => row)])
      for (const word of one.words) used.add(word)
    const rows = asked.map(({ labels, marks }) => centerY((labels[0] ?? marks[0]!).box))
    const pitch = median(
      rows.slice(1).map((row, at) => row - rows[at]!),
      2 * line.box[3],
    )
    const lost = asked.some(({ labels }) => labels.length !== 1)
    for (const { labels, marks } of asked) {
      const [label, mark] = [labels[0], marks[0]!]
      if (!label || labels.length > 1) continue
      const { head, placed } = headOver(mark, heads)
      const level = Math.abs(centerY(label.box) - centerY(mark.box)) < reach.row * pitch
      readings.push(
        tableReading({
          name: label.text,
          nameWords: label.words,
          value: head.text,
          valueWords: mark.words,
          words: [...label.words, ...mark.words],
          box: union([label.box, mark.box]),
          table: 2000 + index,
          top: label.box[1],
          ticked: lost || !placed || !level || marks.length > 1 ? 'unsure' : 'sure',
        }),
      )
    }
  })
  return { readings, used }
}

/** The titles of opposite outcomes in a line that has no more than one other cell, and no figure. */
function headsOf({ cells, text }: Line): Cell[] {
  const heads = cells.filter((cell) => outcomeOf(cell.text) !== null)
  const kinds = new Set(heads.map((cell) => outcomeOf(cell.text)))
  return kinds.size > 1 && kinds.size === heads.length && cells.length - heads.length < 2 && !/\d/.test(text)
    ? heads
    : []
}

/** The lines with marks under a heading, as far as another heading, a wide space or several lines without any. */
function askedUnder(lines: readonly Line[], heading: Line): Asked[] {
  const found: Asked[] = []
  let last = heading
  let idle = 0
  for (const line of lines) {
    if (headsOf(line).length > 0 || line.box[1] - last.box[1] > 6 * heading.box[3]) break
    const marks = line.cells.filter(({ text }) => tickMark.test(text))
    if (marks.length === 0 && ++idle > 2) break
    if (marks.length === 0) continue
    idle = 0
    found.push({ line, marks, labels: line.cells.filter((cell) => !marks.includes(cell)) })
    last = line
  }
  return found
}

/** The title nearest to a mark, and whether no other may be meant. */
function headOver({ box }: Cell, heads: readonly Cell[]): { head: Cell; placed: boolean } {
  const off = (head: Cell): number => Math.abs(centerX(head.box) - centerX(box))
  const [head, other] = heads.toSorted((a, b) => off(a) - off(b))
  const apart = Math.abs(centerX(head!.box) - centerX(other!.box))
  return { head: head!, placed: off(head!) < reach.title * apart }
}
