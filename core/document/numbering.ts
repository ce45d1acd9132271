import { centerX, right } from './geometry'
import { partOfLine } from './lines'
import type { Line } from './types'

/** Numbers that stand in a cell of their own before at least so many rows, rising, number these rows. */
const leastRows = 3

const numberOf = (line: Line): number | null => {
  const [first, second] = line.cells
  const read =
    first?.words.length === 1 && second ? /^[([]?(\d{1,2})[.)\]]?$/.exec(first.text)?.[1] : undefined
  return read !== undefined && /\p{L}{2}/u.test(second!.text) ? Number(read) : null
}

/** "1 | Principal diagnosis | …", "2 | Other diagnoses | …": a form's rows without the column that counts them. */
export function withoutNumbering(lines: readonly Line[]): Line[] {
  const counting = longestCount(lines)
  return lines.map((line) =>
    counting.has(line) ? partOfLine(line, line.words.slice(line.cells[0]!.words.length)) : line,
  )
}

/** The lines that are counted, under one another, none twice; a number may be missing. */
function longestCount(lines: readonly Line[]): ReadonlySet<Line> {
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
  return new Set(found.filter((run) => run.length >= leastRows).flat())
}

/** In one column: a figure more stands a little to the side. */
const isUnder = (above: Line, line: Line): boolean => {
  const [a, b] = [above.cells[0]!.box, line.cells[0]!.box]
  return (
    Math.abs(centerX(a) - centerX(b)) < 1.5 * Math.max(a[3], b[3]) || Math.abs(right(a) - right(b)) < a[3]
  )
}
