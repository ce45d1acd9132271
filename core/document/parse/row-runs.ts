import type { Row } from './rows'

/** Of two tables side by side: a name and its result, twice. */
const fewestCells = 4

/** Rows of many cells that follow each other, between lines of running text, however near these stand. */
export function runsOf(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [[]]
  for (const row of rows) {
    if (row.phrases.length >= fewestCells) runs.at(-1)!.push(row)
    else if (runs.at(-1)!.length > 0) runs.push([])
  }
  return runs
}
