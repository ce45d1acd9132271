import { spacingOf } from './cells'
import { across, centerX, centerY, right } from './geometry'
import { partOfLine, readRow } from './lines'
import type { Word } from './page'
import { rowsOf } from './rows'
import type { Line } from './types'

/** Numbers that stand in a cell of their own before at least so many rows, rising, number these rows. */
const leastRows = 3
/** Results before their names rise by chance in fewer rows than these. */
const leastBare = 6

const numberOf = (line: Line): number | null => {
  const [first, second] = line.cells
  const read =
    first?.words.length === 1 && second ? /^[([]?(\d{1,2})[.)\]]?$/.exec(first.text)?.[1] : undefined
  return read !== undefined && /\p{L}{2}/u.test(second!.text) ? Number(read) : null
}

/** "1 | Principal diagnosis | …", "2 | Other diagnoses | …": a form's rows without the column that counts them. */
export function withoutNumbering(lines: readonly Line[]): Line[] {
  const counting = new Set(countsIn(lines).flat())
  return lines.map((line) =>
    counting.has(line) ? partOfLine(line, line.words.slice(line.cells[0]!.words.length)) : line,
  )
}

/**
 * A page's words without the columns that count its rows and have no title, before columns are told apart: beside a column
 * of names they would pass for results. Under a title of its own a count tells where the other columns begin.
 */
export function withoutBareCounts(
  words: readonly Word[],
  direction: 'ltr' | 'rtl',
  skew: number,
): readonly Word[] {
  const rows = rowsOf(words, skew)
  const spacing = spacingOf(rows)
  const lines = rows.flatMap((row) => readRow(row, direction, spacing) ?? [])
  const bare = countsIn(lines).filter((run) => run.length >= leastBare && !isTitled(run[0]!, lines))
  const counting = new Set(bare.flat().flatMap(({ cells }) => cells[0]!.words))
  return counting.size === 0 ? words : words.filter((word) => !counting.has(word))
}

/**
 * A page's words with the stops behind the numbers of a list that were not read: "1.", "2.", "3", "4", one under another at the
 * edge of their lines. Without it the number goes with the words beside it: "6 | TSH in six weeks" is no result.
 */
export function withStopsRead(words: readonly Word[], direction: 'ltr' | 'rtl'): readonly Word[] {
  const counts = words.filter(({ text }) => /^\d{1,2}[.)]?$/.test(text)).sort((a, b) => a.box[1] - b.box[1])
  const runs: Word[][] = []
  for (const word of counts) {
    const run = runs.findLast(
      (some) =>
        Number.parseInt(word.text) === Number.parseInt(some.at(-1)!.text) + 1 && isBelow(some.at(-1)!, word),
    )
    if (run) run.push(word)
    else runs.push([word])
  }
  // Of the text of a column at its side a list is set well apart.
  const isOuter = ({ box }: Word): boolean =>
    !words.some((other) => {
      const gap = direction === 'rtl' ? other.box[0] - right(box) : box[0] - right(other.box)
      return Math.abs(centerY(other.box) - centerY(box)) < 0.5 * box[3] && gap > -2 && gap < 3 * box[3]
    })
  const bare = runs
    .filter(
      (run) => run.length >= leastRows && run.some(({ text }) => /\D$/.test(text)) && run.every(isOuter),
    )
    .flatMap((run) => run.filter(({ text }) => /\d$/.test(text)))
  return words.map((word) => (bare.includes(word) ? { ...word, text: `${word.text}.` } : word))
}

const isBelow = ({ box: a }: Word, { box: b }: Word): boolean =>
  b[1] > a[1] + 0.8 * a[3] &&
  (Math.abs(a[0] - b[0]) < 0.3 * a[3] || Math.abs(right(a) - right(b)) < 0.3 * a[3])

/** Whether letters stand right over the number with which a count begins. */
function isTitled(first: Line, lines: readonly Line[]): boolean {
  const above = lines[lines.indexOf(first) - 1]
  const count = first.cells[0]!.box
  return above?.words.some(({ text, box }) => /\p{L}|#/u.test(text) && across(box, count) > 0) ?? false
}

/** The lines that are counted, under one another, none twice; a number may be missing. */
function countsIn(lines: readonly Line[]): readonly (readonly Line[])[] {
  const found: Line[][] = []
  for (const line of lines) {
    const number = numberOf(line)
    if (number === null) continue
    const run = found.findLast((some) => {
      const last = some.at(-1)!
      const step = number - numberOf(last)!
      return (step === 1 || step === 2) && isUnder(last, line)
    })
    if (run) run.push(line)
    else if (number <= 2) found.push([line])
  }
  return found.filter((run) => run.length >= leastRows)
}

/** In one column: a figure more stands a little to the side. */
const isUnder = (above: Line, line: Line): boolean => {
  const [a, b] = [above.cells[0]!.box, line.cells[0]!.box]
  return (
    Math.abs(centerX(a) - centerX(b)) < 1.5 * Math.max(a[3], b[3]) || Math.abs(right(a) - right(b)) < a[3]
  )
}

/** So many rows are enough to tell what counts them, and so many steps of theirs may have been lost between two. */
const [leastCounted, mostSkipped] = [3, 4]

/** What is taken for the results counts the rows: it rises from the first, with no limits, by little from row to row. */
export function isCounting(
  facts: readonly { readonly value: { readonly text: string }; readonly range: string | null }[],
): boolean {
  const numbers = facts.map(({ value, range }) =>
    range === null && /^\d{1,2}[.)]?$/.test(value.text) ? Number.parseInt(value.text, 10) : NaN,
  )
  return (
    numbers.length >= leastCounted &&
    numbers[0]! <= mostSkipped &&
    numbers.every((number, at) => at === 0 || number > numbers[at - 1]!) &&
    numbers.at(-1)! <= mostSkipped * numbers.length
  )
}
