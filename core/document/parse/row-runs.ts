import type { Row } from './rows'

/** Of two tables side by side: a name and its result, twice. */
const fewestCells = 4
const fewestRows = 3

/** Rows of many cells that follow each other, between lines of running text, however near these stand. */
export function runsOf(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [[]]
  for (const row of rows) {
    if (row.phrases.length >= fewestCells) runs.at(-1)!.push(row)
    else if (runs.at(-1)!.length > 0) runs.push([])
  }
  return runs.filter((run) => run.length >= fewestRows)
}

/** Beside this gap most rows begin again with a name, as they do at their beginning: an earlier result has none of its own. */
export function beginTwice(run: readonly Row[], x: number): boolean {
  const twice = run.filter(({ names, phrases }) => {
    const beside = [phrases.find(({ from }) => from >= x), phrases.findLast(({ to }) => to <= x)]
    return (
      names.some((name) => beside.includes(name)) &&
      names.some(({ from }) => from < x) &&
      names.some(({ from }) => from >= x)
    )
  })
  return twice.length > 0.5 * run.length
}
